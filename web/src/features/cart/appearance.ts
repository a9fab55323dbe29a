// How the provider's fields look among ours. They stand in a frame of their own, which knows neither
// our variables nor oklch: the colours of styles.css, written out.
import type { Appearance } from "@stripe/stripe-js";

type Colours = Record<"surface" | "ink" | "muted" | "danger" | "brand-text", string>;

export const LIGHT: Colours = {
  surface: "#fdfcf8",
  ink: "#27221a",
  muted: "#5e574c",
  danger: "#9e2c2c",
  "brand-text": "#2b4c3a",
};
export const DARK: Colours = {
  surface: "#1a211d",
  ink: "#ede9e1",
  muted: "#b2b0a4",
  danger: "#f5968f",
  "brand-text": "#a0ceb2",
};

export function appearanceFor(isDark: boolean): Appearance {
  const colours = isDark ? DARK : LIGHT;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorBackground: colours.surface,
      colorText: colours.ink,
      colorTextSecondary: colours.muted,
      colorDanger: colours.danger,
      colorPrimary: colours["brand-text"],
      fontFamily: '"Titillium Web", system-ui, sans-serif',
      borderRadius: "0.5rem",
    },
  };
}
