// Whether the chosen file has become another on the disk: looked at when the window is turned to again,
// as after mending it in a spreadsheet, and before anything is done with the copy.
import { useEffect, useState } from "react";
import { hasChanged, keepCopy } from "./on-disk";

export function useChanged(held: File) {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void hasChanged(held).then((found) => {
        if (!isOver) setChanged(found);
      });
    look();
    window.addEventListener("focus", look);
    return () => {
      isOver = true;
      window.removeEventListener("focus", look);
    };
  }, [held]);
  return {
    isChanged,
    /** Whether it is as it was chosen. */
    look: async () => {
      const found = await hasChanged(held);
      setChanged(found);
      return !found;
    },
    keep: () => {
      keepCopy(held);
      setChanged(false);
    },
  };
}
