// /data-import: a register comes in from a file. What is going on is found again after leaving the page,
// and so is the end of what was begun here.
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { refresh } from "@/api/query-client";
import { importText as words } from "@/lib/text/data-import";
import { Tabs } from "@/ui/tabs";
import { toast } from "@/ui/toast-store";
import { pathOf, readAddress, type Tab, withJob } from "./address";
import { begun } from "./begun";
import { GuideTab } from "./guide-tab";
import { MappingTab } from "./mapping-tab";
import { isMoving, type Job, useJobs } from "./queries";
import { isByHand, UnsavedMapping } from "./unsaved-mapping";
import { UploadTab } from "./upload-tab";
import { useDraft } from "./use-draft";
import { useEnding } from "./use-ending";
import { useLost } from "./use-lost";

const TABS = [
  { id: "file", label: words.tabs.file },
  { id: "mapping", label: words.tabs.mapping },
  { id: "guide", label: words.tabs.guide },
] as const satisfies { id: Tab; label: string }[];

export function DataImportPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(params);
  const state = useDraft();
  const { data: latest } = useJobs(1);
  const jobs = latest?.results ?? [];
  const going = (jobs.find(isMoving) ?? jobs.find(({ id }) => begun.has(id)))?.id ?? null;
  const isClosed = address.jobId === null;
  useEnding(address.jobId);
  const lost = useLost(({ id, fileName, dryRun }: Job) => {
    toast({ title: words.lost.found(dryRun), description: words.lost.foundHint(fileName) });
    void refresh(["/api/import/jobs"]);
    void navigate(pathOf(withJob(address, id)), { replace: true, preventScrollReset: true });
  });
  // Whoever comes back finds what goes on, or what has come of it meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the address changes nothing of it
  useEffect(() => {
    if (going !== null && isClosed)
      void navigate(pathOf(withJob(address, going)), { replace: true, preventScrollReset: true });
  }, [going, isClosed]);
  const turnTo = (tab: Tab) =>
    void navigate(pathOf({ ...address, tab }), { replace: true, preventScrollReset: true });
  return (
    <Tabs label={words.tabs.label} tabs={TABS} current={address.tab} onChange={turnTo}>
      {address.tab === "file" && <UploadTab state={state} address={address} lost={lost} />}
      {address.tab === "mapping" && <MappingTab state={state} address={address} />}
      {address.tab === "guide" && <GuideTab />}
      {state.draft && isByHand(state.draft) && <UnsavedMapping draft={state.draft} />}
    </Tabs>
  );
}
