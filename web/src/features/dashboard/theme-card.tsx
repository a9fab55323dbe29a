// Impostazioni Tema: light, dark or as the device.
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { dashboardText as words } from "@/lib/text/office";
import { text } from "@/lib/text/text";
import { setTheme, THEMES, useTheme } from "@/lib/theme";
import { Panel } from "./panel";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeCard() {
  const theme = useTheme();
  const name = useId();
  return (
    <Panel title={words.themeTitle}>
      <fieldset>
        <legend className="mb-2.5 font-semibold">{words.themeMode}</legend>
        <div className="grid grid-cols-3 gap-2">
          {THEMES.map((choice) => {
            const Icon = ICONS[choice];
            return (
              <label
                key={choice}
                className="grid cursor-pointer content-start justify-items-center gap-1 rounded-xl border border-line bg-bg px-2 py-3 text-center leading-tight has-checked:border-brand-text has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring hover:border-brand-text"
              >
                <input
                  type="radio"
                  name={name}
                  value={choice}
                  checked={theme === choice}
                  onChange={() => setTheme(choice)}
                  className="sr-only"
                />
                <Icon size={22} aria-hidden className="text-brand-text" />
                <span className="font-semibold">{text.theme[choice]}</span>
                <span className="text-sm text-muted">{words.themeHints[choice]}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </Panel>
  );
}
