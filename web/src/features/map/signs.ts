// How each state is drawn, on the map as in the legend: a shape of its own, so that colour is not needed.
import type { Status } from "./tombs";

/** In a square of 24. `outline` is stroked, `body` filled. */
export const SHAPES: Record<Status, { outline: string; body: string }> = {
  free: { outline: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z", body: "" },
  occupied: {
    outline: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
    body: "M12 4a8 8 0 0 1 0 16z",
  },
  full: { outline: "M4.5 4.5h15v15h-15z", body: "M4.5 4.5h15v15h-15z" },
  expiring: { outline: "M12 3.5l9.5 16.5h-19z", body: "M12 3.5l9.5 16.5h-19z" },
  expired: {
    outline: "M12 2.5l9.5 9.5l-9.5 9.5l-9.5-9.5z",
    body: "M12 2.5l9.5 9.5l-9.5 9.5l-9.5-9.5z",
  },
};

export interface Palette {
  paper: string;
  ink: string;
  /** Inside a shape, where its body leaves it open. */
  inside: string;
  /** Around the tomb pointed at. */
  pointed: string;
  status: Record<Status, string>;
}

// Each at least 3:1 on its paper.
export const LIGHT: Palette = {
  paper: "#f1ece2",
  ink: "#2b2720",
  inside: "#fefdf9",
  pointed: "#1f5f99",
  status: {
    free: "#2f6b4f",
    occupied: "#4f7ba3",
    full: "#3b434f",
    expiring: "#a9690b",
    expired: "#b0362b",
  },
};
export const DARK: Palette = {
  paper: "#1a211e",
  ink: "#ece8df",
  inside: "#101513",
  pointed: "#9ccbf5",
  status: {
    free: "#8fcbaa",
    occupied: "#82aed6",
    full: "#c3cad4",
    expiring: "#e3ae52",
    expired: "#f08f81",
  },
};
