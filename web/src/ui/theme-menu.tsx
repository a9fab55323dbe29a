// Chiaro, Scuro, Sistema.
import { Monitor, Moon, Sun } from "lucide-react";
import { text } from "@/lib/text/text";
import { isTheme, setTheme, THEMES, useTheme } from "@/lib/theme";
import { buttonLook } from "./button";
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "./menu";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const theme = useTheme();
  const Icon = ICONS[theme];
  return (
    <Menu>
      <MenuTrigger
        aria-label={`${text.theme.label}: ${text.theme[theme]}`}
        className={buttonLook({ variant: "ghost", size: "icon" })}
      >
        <Icon size={20} aria-hidden />
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup
          value={theme}
          onValueChange={(value) => {
            if (isTheme(value)) setTheme(value);
          }}
        >
          {THEMES.map((choice) => (
            <MenuRadioItem key={choice} value={choice}>
              {text.theme[choice]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
