// The drawn map and its buttons. What it shows can all be read in the list beside it.
import { Maximize, Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { mapText as words } from "@/lib/text/tools";
import { useIsDark } from "@/lib/theme";
import { Button } from "@/ui/button";
import type { Drawing, View } from "./engine";
import { DARK, LIGHT } from "./signs";
import { StatusSign } from "./status-sign";
import { readTiles } from "./tiles";
import { boundsOf, type Status, type Tomb, type TombPoint, tombName } from "./tombs";

interface Props {
  /** The map is found where it was left. */
  place: string;
  title: string;
  points: TombPoint[];
  /** Those that all must see at first, and again with 'Mostra tutto': the others lie too far off. */
  framed: TombPoint[];
  /** Those looked at now, though they are not framed. */
  visited: TombPoint[] | null;
  hidden: ReadonlySet<Status>;
  /** Where to look at first, if not where one looked last. */
  focus: TombPoint | null;
  /** The tomb pointed at in the list. */
  pointed: number | null;
  onChoose: (ids: number[]) => void;
}

/** Where one looked last, for who comes back from a tomb. */
const views = new Map<string, View>();

type State = "drawing" | "ready" | "failed";

/** Near enough to read the names around it. */
const FOCUS_ZOOM = 20.5;

export function MapCanvas({ place, title, points, framed, focus, ...rest }: Props) {
  const { visited, hidden, pointed, onChoose } = rest;
  const isDark = useIsDark();
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const [state, setState] = useState<State>("drawing");
  const [attribution, setAttribution] = useState("");
  const [tip, setTip] = useState<Tip | null>(null);
  const latest = useRef({ hidden, pointed, onChoose });
  useEffect(() => {
    latest.current = { hidden, pointed, onChoose };
  });

  useEffect(() => {
    const container = frame.current;
    const bounds = boundsOf(framed);
    if (!container || !bounds) return;
    let isGone = false;
    const byId = new Map(points.map(({ properties }) => [properties.id, properties]));
    setState("drawing");
    const begin = async () => {
      const { draw } = await import("./engine");
      const tiles = await readTiles();
      if (isGone) return;
      setAttribution(tiles?.attribution ?? "");
      drawing.current = draw(container, {
        title,
        points,
        bounds,
        view: focus
          ? { center: focus.geometry.coordinates, zoom: FOCUS_ZOOM }
          : (views.get(place) ?? null),
        palette: isDark ? DARK : LIGHT,
        tiles,
        onChoose: (ids) => latest.current.onChoose(ids),
        onPoint: (id, at) => {
          const tomb = id === null ? undefined : byId.get(id);
          setTip(tomb ? { tomb, ...at } : null);
        },
        onMove: (view) => views.set(place, view),
        onReady: () => setState("ready"),
      });
      drawing.current.showOnly(latest.current.hidden);
      drawing.current.point(latest.current.pointed);
    };
    begin().catch((problem: unknown) => {
      console.warn(problem);
      if (!isGone) setState("failed");
    });
    return () => {
      isGone = true;
      drawing.current?.remove();
      drawing.current = null;
    };
  }, [points, framed, place, title, focus, isDark]);

  const isAway = useRef(false);
  useEffect(() => {
    const bounds = visited && boundsOf(visited);
    if (bounds || isAway.current) drawing.current?.jump(bounds);
    isAway.current = bounds !== null;
  }, [visited]);

  useEffect(() => drawing.current?.showOnly(hidden), [hidden]);
  useEffect(() => drawing.current?.point(pointed), [pointed]);

  return (
    // The canvas inside is the landmark, with the title.
    <div className="relative h-[60dvh] min-h-80 overflow-hidden rounded-xl border border-line bg-sunken lg:h-auto">
      <div ref={frame} className="size-full" />
      {state === "drawing" && <div className="skeleton absolute inset-0 rounded-none" />}
      {state === "failed" && (
        <div
          role="status"
          className="absolute inset-0 grid place-content-center gap-1 p-6 text-center"
        >
          <p className="font-semibold">{words.noWebgl}</p>
          <p className="text-muted">{words.noWebglHint}</p>
        </div>
      )}
      {state !== "failed" && (
        <div className="absolute top-3 right-3 grid gap-1.5">
          <MapButton label={words.zoomIn} onClick={() => drawing.current?.zoomBy(1)}>
            <Plus size={20} aria-hidden />
          </MapButton>
          <MapButton label={words.zoomOut} onClick={() => drawing.current?.zoomBy(-1)}>
            <Minus size={20} aria-hidden />
          </MapButton>
          <MapButton label={words.fit} onClick={() => drawing.current?.fit()}>
            <Maximize size={18} aria-hidden />
          </MapButton>
        </div>
      )}
      {tip && <TombTip {...tip} />}
      {attribution && (
        <p className="absolute right-0 bottom-0 rounded-tl-lg bg-surface/85 px-2 py-0.5 text-xs text-muted">
          {attribution}
        </p>
      )}
    </div>
  );
}

function MapButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      size="icon"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="shadow-sm"
    >
      {props.children}
    </Button>
  );
}

interface Tip {
  tomb: Tomb;
  x: number;
  y: number;
}

/** For the mouse alone: the list tells the others the same. */
function TombTip({ tomb, x, y }: Tip) {
  return (
    <div
      aria-hidden
      style={{ left: x, top: y }}
      className="pointer-events-none absolute z-10 grid w-max max-w-60 -translate-x-1/2 -translate-y-[calc(100%+0.9rem)] gap-0.5 rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-md"
    >
      <span className="font-semibold wrap-anywhere">{tombName(tomb)}</span>
      <span className="flex items-center gap-1.5 text-muted">
        <StatusSign status={tomb.status} size={14} />
        {words.status[tomb.status]} · {words.places(tomb.deceasedCount, tomb.capacity)}
      </span>
    </div>
  );
}
