// A votive lamp: red glass, a flame that moves for a while and then burns on quietly.
import { type CSSProperties, useId } from "react";

const QUIET = 3;
const FRESH = 18;

/** `isFresh`: just lit, so the flame is livelier and moves for longer. */
export function Candle({ isLit, isFresh }: { isLit: boolean; isFresh: boolean }) {
  const id = useId();
  return (
    <svg
      key={String(isFresh)}
      viewBox="0 0 48 72"
      style={{ "--rounds": isFresh ? FRESH : QUIET } as CSSProperties}
      width={45}
      height={68}
      overflow="visible"
      className="shrink-0"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#ffc95c" stopOpacity=".8" />
          <stop offset=".45" stopColor="#ffb84a" stopOpacity=".28" />
          <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-glass`} x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#7d1712" />
          <stop offset=".38" stopColor="#c93a2e" />
          <stop offset=".55" stopColor="#b52a21" />
          <stop offset="1" stopColor="#6d120e" />
        </linearGradient>
        <linearGradient id={`${id}-flame`} x1="0" x2="0" y1="1" y2="0">
          <stop offset="0" stopColor="#f0841f" />
          <stop offset=".5" stopColor="#ffb733" />
          <stop offset="1" stopColor="#ffe08a" />
        </linearGradient>
      </defs>
      {isLit && <circle cx="24" cy="21" r="34" fill={`url(#${id}-glow)`} className="glow" />}
      <path d="M9 33h30l-2.2 32a5 5 0 0 1-5 4.6H16.2a5 5 0 0 1-5-4.6z" fill={`url(#${id}-glass)`} />
      {isLit && <ellipse cx="24" cy="46" rx="13" ry="17" fill={`url(#${id}-glow)`} opacity=".8" />}
      <path
        d="M13.5 36.5 15 63"
        stroke="#fff"
        strokeWidth="1.6"
        opacity=".32"
        strokeLinecap="round"
      />
      <path d="M7 31.5a17 3.8 0 0 1 34 0v2.2a17 3.8 0 0 1-34 0z" fill="#b08a4a" />
      <ellipse cx="24" cy="31.5" rx="17" ry="3.8" fill="#d9b877" />
      <ellipse cx="24" cy="31.7" rx="12.5" ry="2.5" fill={isLit ? "#fff0c9" : "#e9dcc2"} />
      <path d="M24 31.5v-5" stroke="#46362a" strokeWidth="1.7" strokeLinecap="round" />
      {isLit && (
        <g className="flame-hand">
          <g className="flame">
            <path
              d="M24 3c1.2 6.5 7.5 10.5 7.5 17.5A7.5 7.5 0 0 1 24 28a7.5 7.5 0 0 1-7.5-7.5C16.5 13.5 22.8 9.5 24 3z"
              fill={`url(#${id}-flame)`}
            />
            <path
              d="M24 14c.8 3.2 3.7 5 3.7 8.6A3.7 3.7 0 0 1 24 26.5a3.7 3.7 0 0 1-3.7-3.9c0-3.6 2.9-5.4 3.7-8.6z"
              fill="#fff6dc"
            />
          </g>
        </g>
      )}
    </svg>
  );
}
