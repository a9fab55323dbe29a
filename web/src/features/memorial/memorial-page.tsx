// /memorial/{id}: the page of one person.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router";
import { memorialText } from "@/lib/text/memorial";
import { offlineText } from "@/lib/text/offline";
import { text } from "@/lib/text/text";
import { Button, buttonLook } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { MemorialSkeleton } from "./memorial-skeleton";
import { MemorialView } from "./memorial-view";
import { isMissing, mayRetry, memorialId, memorialQuery } from "./queries";

const failed = { title: memorialText.failed, hint: memorialText.failedHint };
const unseen = { title: offlineText.unseen, hint: offlineText.unseenHint };

export function MemorialPage() {
  const id = memorialId(useParams().id);
  const backTo = useBackToSearch();
  if (id === null) return <Missing backTo={backTo} />;
  return <MemorialOf key={id} id={id} backTo={backTo} />;
}

function MemorialOf({ id, backTo }: { id: number; backTo: string }) {
  const memorial = useQuery(memorialQuery(id));
  const { data, error } = memorial;
  if (error && isMissing(error)) return <Missing backTo={backTo} />;
  // What is shown stays, with what is being written there, when it cannot be read again.
  if (data) return <MemorialView memorial={data} backTo={backTo} />;
  if (!error) return <MemorialSkeleton backTo={backTo} />;
  return (
    <Page {...(navigator.onLine ? failed : unseen)}>
      {mayRetry(error) && (
        <Button variant="primary" onClick={() => void memorial.refetch()}>
          {text.common.retry}
        </Button>
      )}
      <BackLink to={backTo} />
    </Page>
  );
}

/** Back to the results one came from, else to whatever search the browser remembers. */
function useBackToSearch(): string {
  const state: unknown = useLocation().state;
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === "string" && from.startsWith("/search") ? from : "/search";
}

function Missing({ backTo }: { backTo: string }) {
  return (
    <Page title={memorialText.missing} hint={memorialText.missingHint}>
      <BackLink to={backTo} />
    </Page>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonLook()}>
      {memorialText.back}
    </Link>
  );
}

function Page(props: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="container-page py-10">
      <title>{`${props.title} · ${text.common.product}`}</title>
      <Notice {...props} role="alert" level="h1" />
    </div>
  );
}
