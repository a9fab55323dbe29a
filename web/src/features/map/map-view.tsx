// The map, its legend and the same tombs in a list.
import { useCallback, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/staff";
import { SENT } from "@/lib/use-return";
import { Notice } from "@/ui/notice";
import { Legend } from "./legend";
import { MapCanvas } from "./map-canvas";
import { TombList, tombPath } from "./tomb-list";
import { countByStatus, inOrder, type TombMap, wantedTombs } from "./tombs";
import { useMapFilters } from "./use-map-filters";

interface Props {
  /** Of this map among others. */
  place: string;
  name: string;
  map: TombMap;
  hasBlocks: boolean;
  /** The list of the tombs that it cannot show. */
  hiddenPath: string;
}

export function MapView({ place, name, map, hasBlocks, hiddenPath }: Props) {
  const hiddenCount = map.without_coordinates;
  const navigate = useNavigate();
  const { sought, hidden, search, toggle, setSearch } = useMapFilters();
  const focus = map.features.find(({ properties }) => properties.id === sought) ?? null;
  const [here, setHere] = useState<ReadonlySet<number> | null>(
    focus && new Set([focus.properties.id]),
  );
  const [pointed, setPointed] = useState<number | null>(null);
  const tombs = useMemo(() => inOrder(map.features.map(({ properties }) => properties)), [map]);
  const counts = useMemo(() => countByStatus(tombs), [tombs]);
  const shown = useMemo(
    () => wantedTombs(tombs, { hidden, search, here }),
    [tombs, hidden, search, here],
  );
  const showAll = useCallback(() => setHere(null), []);
  const choose = (ids: number[]) => {
    if (ids.length === 1 && ids[0] !== undefined) void navigate(tombPath(ids[0]), { state: SENT });
    else setHere(ids.length > 1 ? new Set(ids) : null);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Legend
          counts={counts}
          hidden={hidden}
          onToggle={(status) => {
            showAll();
            toggle(status);
          }}
        />
        {hiddenCount > 0 && (
          <p className="text-muted">
            {words.hidden(formatCount(hiddenCount))}{" "}
            <Link to={hiddenPath} className="rounded font-semibold text-brand-text underline">
              {words.hiddenOpen}
            </Link>
          </p>
        )}
      </div>
      {tombs.length === 0 ? (
        <Notice title={words.nothing} hint={words.nothingHint} level="h2" />
      ) : (
        <div className="grid gap-4 lg:h-[calc(100dvh-19rem)] lg:min-h-128 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <MapCanvas
            place={place}
            title={words.mapOf(name)}
            points={map.features}
            hidden={hidden}
            focus={focus}
            pointed={pointed ?? (here?.size === 1 ? sought : null)}
            onChoose={choose}
          />
          <TombList
            tombs={shown}
            total={tombs.length}
            search={search}
            onSearch={setSearch}
            isHere={here !== null}
            hasBlocks={hasBlocks}
            onAll={showAll}
            onPoint={setPointed}
          />
        </div>
      )}
    </div>
  );
}
