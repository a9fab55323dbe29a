// /cemeteries/{id}/mappa and /blocks/{id}/mappa: where the tombs lie and how full they are.
import { useParams, useSearchParams } from "react-router";
import { useCurrentUser } from "@/api/current-user";
import { useCemeteries } from "@/api/registry";
import { wholeNumber, withQuery } from "@/lib/address";
import { listPath } from "@/lib/list-address";
import { text } from "@/lib/text/text";
import { mapText as words } from "@/lib/text/tools";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { MapView } from "./map-view";
import { PlaceHeader, type Tab } from "./place-header";
import { isMissing, useBlock, useBlockGrid, useBlockMap, useCemeteryMap } from "./queries";
import { SOUGHT } from "./use-map-filters";
import { WallGrid } from "./wall-grid";

const GRID = "griglia";
const MAP = "mappa";

function useId() {
  return wholeNumber(useParams().id ?? null) ?? 0;
}

function useCemetery(id: number | undefined) {
  const { data, isPending } = useCemeteries();
  return { cemetery: data?.find((cemetery) => cemetery.id === id), isPending };
}

export function CemeteryMapPage() {
  const id = useId();
  const caller = useCurrentUser();
  const map = useCemeteryMap(id);
  // The map is drawn once, around the place that is known by then.
  const { cemetery, isPending } = useCemetery(id);
  const name = cemetery?.name;
  const list = (quality: string | null) => listPath("/tombs", { cemeteryId: id, quality });
  const isSuperadmin = caller?.role === "superadmin";
  if (map.isError) return <Failed map={map} missing={words.missingCemetery} />;
  return (
    <div className="grid gap-5">
      <PlaceHeader
        back={isSuperadmin ? { label: words.back.cemeteries, to: "/cemeteries" } : null}
        name={name}
        tabs={[
          { label: words.list, to: list(null) },
          { label: words.map, to: "", isCurrent: true },
        ]}
      />
      {map.data && !isPending ? (
        <MapView
          key={id}
          place={`cemetery-${id}`}
          name={name ?? ""}
          map={map.data}
          hasBlocks
          hiddenPath={list("no-coordinates")}
          centre={cemetery?.coordinates ?? null}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

export function BlockMapPage() {
  const id = useId();
  const [params] = useSearchParams();
  const block = useBlock(id);
  const { cemetery, isPending } = useCemetery(block?.cemetery_id);
  const map = useBlockMap(id);
  const grid = useBlockGrid(id);
  const list = (quality: string | null) => listPath("/tombs", { blockId: id, quality });
  if (map.isError) return <Failed map={map} missing={words.missingBlock} />;
  const hasGrid = (grid.data?.rows.length ?? 0) > 0;
  const sought = wholeNumber(params.get(SOUGHT));
  const isOnMap = map.data?.features.some(
    ({ properties }) => sought === null || properties.id === sought,
  );
  const begin = isOnMap ? MAP : GRID;
  const view = hasGrid && (params.get("vista") ?? begin) === GRID ? GRID : MAP;
  const tabs: Tab[] = [
    { label: words.list, to: list(null) },
    { label: words.map, to: withQuery("", { vista: MAP }), isCurrent: view === MAP },
    ...(hasGrid
      ? [{ label: words.grid, to: withQuery("", { vista: GRID }), isCurrent: view === GRID }]
      : []),
  ];
  return (
    <div className="grid gap-5">
      <PlaceHeader
        back={{ label: words.back.blocks, to: "/blocks" }}
        name={block?.name}
        of={block && `${block.sector_name} · ${block.cemetery_name}`}
        tabs={tabs}
      />
      {!map.data || grid.isPending || isPending ? (
        <Waiting />
      ) : view === GRID && grid.data ? (
        <WallGrid name={block?.name ?? ""} grid={grid.data} />
      ) : (
        <MapView
          key={id}
          place={`block-${id}`}
          name={block?.name ?? ""}
          map={map.data}
          hasBlocks={false}
          hiddenPath={list("no-coordinates")}
          centre={cemetery?.coordinates ?? null}
        />
      )}
    </div>
  );
}

interface FailedProps {
  map: { error: unknown; refetch: () => unknown };
  missing: string;
}

function Failed({ map, missing }: FailedProps) {
  if (isMissing(map.error))
    return <Notice title={missing} hint={words.missingHint} role="alert" level="h2" />;
  return <LoadFailed onRetry={() => void map.refetch()} />;
}

function Waiting() {
  return (
    <div className="skeleton h-[60dvh] min-h-80">
      <p role="status" className="sr-only">
        {text.common.loading}
      </p>
    </div>
  );
}
