// Our own drawing: hills, a chapel and a row of cypresses. Its colours follow the theme (or the dusk of a memorial).
import { clsx } from "clsx";
import { useId } from "react";

const FAR_TREES = [
  [598, 322, 40],
  [616, 320, 56],
  [634, 319, 46],
  [652, 318, 34],
  [846, 300, 44],
  [864, 299, 60],
  [1000, 286, 46],
  [1018, 288, 36],
] as const;

const NEAR_TREES = [
  [54, 492, 176],
  [104, 488, 214],
  [158, 484, 166],
  [206, 482, 226],
  [262, 480, 150],
  [432, 476, 118],
  [462, 476, 148],
  [1010, 470, 132],
  [1044, 468, 168],
  [1190, 470, 190],
  [1246, 474, 236],
  [1302, 478, 178],
  [1352, 484, 218],
  [1404, 490, 160],
] as const;

/** A cypress that stands on (x, base). */
function cypress([x, base, height]: readonly [number, number, number]): string {
  const half = height * 0.105;
  const shoulder = base - height * 0.3;
  const neck = base - height * 0.8;
  return [
    `M${x} ${base - height}`,
    `C${x + half * 0.75} ${neck} ${x + half * 1.3} ${shoulder} ${x + half * 0.35} ${base}`,
    `H${x - half * 0.35}`,
    `C${x - half * 1.3} ${shoulder} ${x - half * 0.75} ${neck} ${x} ${base - height}z`,
  ].join("");
}

export function Landscape({ className }: { className?: string }) {
  const sky = useId();
  const sun = useId();
  return (
    <svg
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={clsx("absolute inset-0 -z-10 size-full", className)}
    >
      <defs>
        <linearGradient id={sky} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset=".72" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id={sun}>
          <stop offset="0" stopColor="var(--sun)" />
          <stop offset=".45" stopColor="var(--sun)" stopOpacity=".5" />
          <stop offset=".75" stopColor="var(--sun)" stopOpacity=".14" />
          <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="480" fill={`url(#${sky})`} />
      <circle cx="560" cy="300" r="330" fill={`url(#${sun})`} />
      <path
        fill="var(--hill-far)"
        d="M0 318c120-46 214-60 330-34 96 21 170 40 262 30 130-14 214-92 366-84 140 8 210 78 318 84 66 4 120-12 164-26v192H0z"
      />
      <path fill="var(--tree-far)" d={FAR_TREES.map(cypress).join("")} />
      <Chapel />
      <path
        fill="var(--hill-mid)"
        d="M0 372c150 14 250-40 410-46 170-6 250 52 420 44 190-8 280-76 430-66 80 5 130 30 180 46v130H0z"
      />
      <path fill="var(--tree-near)" d={NEAR_TREES.map(cypress).join("")} />
      <path
        fill="var(--hill-near)"
        d="M0 452c130-34 300-34 460-14 200 25 300 22 470 6 190-18 340-22 510 10v26H0z"
      />
    </svg>
  );
}

function Chapel() {
  return (
    <g transform="translate(142 18)">
      <path fill="var(--stone)" d="M932 296v-42h64v42zM1000 296v-78h18v78z" />
      <path fill="var(--tree-far)" d="m926 256 38-24 38 24zM997 219l12-18 12 18z" />
      <path
        fill="none"
        stroke="var(--tree-far)"
        strokeWidth="2.4"
        d="M1009 202v-16m-5 5h10M964 233v-13m-4 4h8"
      />
      <path
        fill="var(--hill-mid)"
        d="M958 296v-16a6 6 0 0 1 12 0v16zM1005 240v-7a4 4 0 0 1 8 0v7z"
      />
    </g>
  );
}
