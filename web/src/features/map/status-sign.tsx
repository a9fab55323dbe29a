// The sign of a state, as the map draws it.
import { useIsDark } from "@/lib/theme";
import { DARK, LIGHT, SHAPES } from "./signs";
import type { Status } from "./tombs";

export function StatusSign({ status, size = 18 }: { status: Status; size?: number }) {
  const palette = useIsDark() ? DARK : LIGHT;
  const colour = palette.status[status];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0 align-middle"
    >
      <path
        d={SHAPES[status].outline}
        fill={palette.inside}
        stroke={colour}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={SHAPES[status].body} fill={colour} />
    </svg>
  );
}
