// /duplicates: records that may be of one person. Somebody looks and decides; nothing merges by itself.
import { clsx } from "clsx";
import { useRef } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { type User, useCurrentUser } from "@/api/current-user";
import { wholeNumber, withQuery } from "@/lib/address";
import { formatCount } from "@/lib/numbers";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { duplicatesText as words } from "@/lib/text/tools";
import { FilterBar } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { Pagination } from "@/ui/pagination";
import { MergesTable } from "./merges-table";
import { PairCard } from "./pair-card";
import { useDismiss, useMerge, useMerges, usePairs, useUndo } from "./queries";

const MERGES = "unioni";

interface Address {
  isMerges: boolean;
  cemeteryId: number | null;
  page: number;
}

function pathOf({ isMerges, cemeteryId, page }: Address): string {
  return withQuery("/duplicates", {
    vista: isMerges ? MERGES : null,
    cimitero: cemeteryId,
    pagina: page > 1 ? page : null,
  });
}

export function DuplicatesPage() {
  const caller = useCurrentUser();
  return caller && <Duplicates caller={caller} />;
}

function Duplicates({ caller }: { caller: User }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isSuperadmin = caller.role === "superadmin";
  const address: Address = {
    isMerges: params.get("vista") === MERGES,
    cemeteryId: isSuperadmin ? wholeNumber(params.get("cimitero")) : null,
    page: wholeNumber(params.get("pagina")) ?? 1,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">{words.lead}</p>
      <Views address={address} />
      {isSuperadmin && (
        <FilterBar label={staffText.common.filters}>
          <CemeteryChoice
            value={address.cemeteryId}
            className="max-w-96"
            onChange={(cemeteryId) =>
              void navigate(pathOf({ ...address, cemeteryId, page: 1 }), { replace: true })
            }
          />
        </FilterBar>
      )}
      {address.isMerges ? <Merges address={address} /> : <Pairs address={address} />}
    </div>
  );
}

function Views({ address }: { address: Address }) {
  return (
    <nav aria-label={words.views}>
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl border border-line bg-surface p-1">
        {[false, true].map((isMerges) => {
          const isCurrent = address.isMerges === isMerges;
          return (
            <li key={String(isMerges)}>
              <Link
                to={pathOf({ ...address, isMerges, page: 1 })}
                aria-current={isCurrent ? "page" : undefined}
                className={clsx(
                  "flex min-h-10 items-center rounded-lg px-4 font-semibold",
                  isCurrent ? "bg-brand text-on-brand" : "hover:bg-sunken",
                )}
              >
                {isMerges ? words.merges : words.pairs}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Pairs({ address }: { address: Address }) {
  const top = useRef<HTMLDivElement>(null);
  const pairs = usePairs(address);
  const undo = useUndo();
  const merge = useMerge((mergeId) => undo.mutate(mergeId));
  const dismiss = useDismiss();
  if (pairs.isError) return <LoadFailed onRetry={() => void pairs.refetch()} />;
  if (!pairs.data) return <Waiting />;
  const { results, total, totalPages, capped } = pairs.data;
  const last = Math.max(1, totalPages);
  if (!pairs.isPlaceholderData && address.page > last)
    return <Navigate replace to={pathOf({ ...address, page: last })} />;
  if (results.length === 0)
    return <Notice title={words.none} hint={words.noneHint} role="status" level="h2" />;
  return (
    <div ref={top} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p role="status" className="text-muted">
        {words.count(formatCount(total) + (capped ? "+" : ""))}
      </p>
      {results.map((pair) => (
        <PairCard
          key={[pair.first, pair.second].map(({ id, version }) => `${id}.${version}`).join("-")}
          pair={pair}
          isBusy={merge.isPending || dismiss.isPending}
          onMerge={(order) => merge.mutate(order)}
          onDismiss={() => dismiss.mutate(pair)}
        />
      ))}
      <Pagination
        page={address.page}
        totalPages={totalPages}
        pathOf={(page) => pathOf({ ...address, page })}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </div>
  );
}

function Merges({ address }: { address: Address }) {
  const merges = useMerges(address);
  const undo = useUndo();
  if (merges.isError) return <LoadFailed onRetry={() => void merges.refetch()} />;
  return (
    <>
      <p role="status" className="text-muted">
        {merges.data ? words.mergesCount(formatCount(merges.data.total)) : text.common.loading}
      </p>
      <MergesTable merges={merges.data?.results} onUndo={(mergeId) => undo.mutate(mergeId)} />
      <Pagination
        page={address.page}
        totalPages={merges.data?.totalPages ?? 0}
        pathOf={(page) => pathOf({ ...address, page })}
        onTurn={() => window.scrollTo(0, 0)}
      />
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <div className="skeleton h-80 rounded-xl" />
      <div className="skeleton h-80 rounded-xl" />
      <p role="status" className="sr-only">
        {text.common.loading}
      </p>
    </div>
  );
}
