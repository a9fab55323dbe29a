// A finger that moves sideways turns one page; one that scrolls or zooms turns none.
import { type TouchEvent, useRef } from "react";

const FAR_ENOUGH = 45;

/** `turn` gets 1 for the next and -1 for the one before. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > 1.5 * Math.abs(down))
        turn(across < 0 ? 1 : -1);
    },
  };
}
