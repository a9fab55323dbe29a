// /mappa: an admin's own cemetery, or all of them to choose from.
import { ChevronRight } from "lucide-react";
import { Link, Navigate } from "react-router";
import { useCurrentUser } from "@/api/current-user";
import { useCemeteries } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/tools";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";

const SKELETONS = ["a", "b", "c"];

export function MapsPage() {
  const caller = useCurrentUser();
  if (!caller) return null;
  if (caller.role === "superadmin") return <Cemeteries />;
  if (caller.cemetery_id === null) return <Notice title={words.noCemetery} level="h2" />;
  return <Navigate replace to={`/cemeteries/${caller.cemetery_id}/mappa`} />;
}

function Cemeteries() {
  const cemeteries = useCemeteries();
  if (cemeteries.isError) return <LoadFailed onRetry={() => void cemeteries.refetch()} />;
  return (
    <div className="grid gap-5">
      <p className="text-muted">{words.lead}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
        {cemeteries.data?.map(({ id, name, tombsCount }) => (
          <li key={id}>
            <Link
              to={`/cemeteries/${id}/mappa`}
              className="flex h-full items-center gap-4 rounded-xl border border-line bg-surface p-4.5 hover:border-brand-text hover:bg-brand-soft"
            >
              <span className="min-w-0 grow">
                <span className="block text-lg font-semibold wrap-anywhere">{name}</span>
                <span className="block text-muted">{words.count(formatCount(tombsCount))}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
            </Link>
          </li>
        )) ??
          SKELETONS.map((key) => <li key={key} className="skeleton h-22 rounded-xl" aria-hidden />)}
      </ul>
    </div>
  );
}
