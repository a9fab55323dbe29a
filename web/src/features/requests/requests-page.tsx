// /requests: relatives ask to correct or to take away a memorial.
import { useRef, useState } from "react";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { type User, useCurrentUser } from "@/api/current-user";
import { requestsText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { FilterBar } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { ViewTabs } from "@/ui/view-tabs";
import { readShown, type Shown, STATUSES, shownPath, writeShown } from "./address";
import { type RelativeRequest, useOpenCount, useRequests } from "./queries";
import { RequestCard } from "./request-card";
import { RequestDialog } from "./request-dialog";

export function RequestsPage() {
  const caller = useCurrentUser();
  return caller && <Requests caller={caller} />;
}

function Requests({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const isSuperadmin = caller.role === "superadmin";
  const shown = readShown(params, isSuperadmin);
  const open = useOpenCount();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">{words.lead}</p>
      <ViewTabs
        label={words.views}
        views={STATUSES.map((status) => ({
          path: shownPath({ ...shown, status }),
          label: words.statuses[status],
          isCurrent: shown.status === status,
          ...(status === "open" && { count: open.data?.open }),
        }))}
      />
      {isSuperadmin && (
        <div className="max-w-96">
          <FilterBar label={staffText.common.filters}>
            <CemeteryChoice
              value={shown.cemeteryId}
              onChange={(cemeteryId) =>
                go(writeShown({ ...readShown(coming(), isSuperadmin), cemeteryId }))
              }
            />
          </FilterBar>
        </div>
      )}
      <Queue key={shownPath(shown)} shown={shown} showsCemetery={isSuperadmin} />
    </div>
  );
}

function Queue({ shown, showsCemetery }: { shown: Shown; showsCemetery: boolean }) {
  const requests = useRequests(shown);
  const [opened, setOpened] = useState<RelativeRequest | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpened(null);
    // The button that opened it may have gone along with its request.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) top.current?.focus();
    });
  };
  const { rows } = requests;
  if (requests.isFailed) return <LoadFailed onRetry={requests.retry} />;
  if (!rows) return <Waiting />;
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {rows.length === 0 && (
        <Notice title={words.empty[shown.status]} hint={words.emptyHint} role="status" level="h2" />
      )}
      {rows.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          showsStatus={shown.status === "all"}
          showsCemetery={showsCemetery}
          onOpen={() => setOpened(request)}
        />
      ))}
      {requests.hasOlder && (
        <Button
          className="justify-self-center"
          disabled={requests.isComing}
          onClick={requests.showOlder}
        >
          {requests.isComing ? text.common.loading : words.older}
        </Button>
      )}
      {opened && <RequestDialog request={opened} onClose={close} />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        {text.common.loading}
      </p>
      {["a", "b", "c"].map((key) => (
        <div key={key} aria-hidden className="skeleton h-44 rounded-xl" />
      ))}
    </>
  );
}
