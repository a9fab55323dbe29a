// The map, its legend and the same tombs in a list.
import { useCallback, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/tools";
import { SENT } from "@/lib/use-return";
import { Notice } from "@/ui/notice";
import { splitFar } from "./far";
import { Legend } from "./legend";
import { MapCanvas } from "./map-canvas";
import { TombList, tombPath } from "./tomb-list";
import { inOrder, type TombMap, wantedTombs } from "./tombs";
import { useMapFilters } from "./use-map-filters";

const LINK = "rounded font-semibold text-brand-text underline";

interface Props {
  /** Of this map among others. */
  place: string;
  name: string;
  map: TombMap;
  hasBlocks: boolean;
  /** The list of the tombs that it cannot show. */
  hiddenPath: string;
  /** Where the cemetery lies, if that is known: `lat, lon`. */
  centre: string | null;
}

export function MapView({ place, name, map, hasBlocks, hiddenPath, centre }: Props) {
  const hiddenCount = map.without_coordinates;
  const navigate = useNavigate();
  const { sought, hidden, search, toggle, setSearch } = useMapFilters();
  const focus = map.features.find(({ properties }) => properties.id === sought) ?? null;
  const [here, setHere] = useState<ReadonlySet<number> | null>(
    focus && new Set([focus.properties.id]),
  );
  const [pointed, setPointed] = useState<number | null>(null);
  const tombs = useMemo(() => inOrder(map.features.map(({ properties }) => properties)), [map]);
  const { near, far } = useMemo(() => splitFar(map.features, centre), [map, centre]);
  const [isFar, setFar] = useState(false);
  const shown = useMemo(
    () => wantedTombs(tombs, { hidden, search, here }),
    [tombs, hidden, search, here],
  );
  const showAll = useCallback(() => {
    setHere(null);
    setFar(false);
  }, []);
  const showFar = () => {
    setHere(new Set(far.map(({ properties }) => properties.id)));
    setFar(true);
  };
  const choose = (ids: number[]) => {
    setFar(false);
    if (ids.length === 1 && ids[0] !== undefined) void navigate(tombPath(ids[0]), { state: SENT });
    else setHere(ids.length > 1 ? new Set(ids) : null);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Legend
          counts={map.counts}
          hidden={hidden}
          onToggle={(status) => {
            showAll();
            toggle(status);
          }}
        />
        <div className="grid gap-x-6 gap-y-1 text-muted">
          {hiddenCount > 0 && (
            <p>
              {words.hidden(formatCount(hiddenCount))}{" "}
              <Link to={hiddenPath} className={LINK}>
                {words.hiddenOpen}
              </Link>
            </p>
          )}
          {far.length > 0 && (
            <p>
              {words.far(formatCount(far.length))}{" "}
              <button type="button" aria-pressed={isFar} onClick={showFar} className={LINK}>
                {words.farOpen}
              </button>
            </p>
          )}
        </div>
      </div>
      {tombs.length === 0 ? (
        <Notice title={words.nothing} hint={words.nothingHint} level="h2" />
      ) : (
        <div className="grid gap-4 lg:h-[calc(100dvh-19rem)] lg:min-h-128 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <MapCanvas
            place={place}
            title={words.mapOf(name)}
            points={map.features}
            framed={near}
            visited={isFar ? far : null}
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
            {...(isFar && { hereTitle: words.far(formatCount(far.length)) })}
            hasBlocks={hasBlocks}
            onAll={showAll}
            onPoint={setPointed}
          />
        </div>
      )}
    </div>
  );
}
