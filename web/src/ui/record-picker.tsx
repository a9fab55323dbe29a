// Chooses one of very many records: searched on the server, only the best matches travel.
import { clsx } from "clsx";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { ChevronDown, LoaderCircle, X } from "lucide-react";
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { formatCount } from "@/lib/numbers";
import { kitText } from "@/lib/text/staff";
import { Field, Input } from "./field";
import { type Choice, type Found, type Search, useFound } from "./use-found";

export type { Choice, Found, Search } from "./use-found";

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Choices that stand above those found, whatever is typed: `Senza proprietario`. */
  fixed?: readonly Choice[];
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  onBlur?: () => void;
  /** The input, for who must bring somebody to it. */
  ref?: Ref<HTMLInputElement>;
  search: Search;
}

const words = kitText.picker;
const { InputKeyDownEnter, InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;

/** What downshift would do otherwise: Enter, Escape or leaving change a choice nobody made. */
function keepChoice(
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
  if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
  if (type === InputKeyDownEnter && !changes.selectedItem) return state;
  if (type === InputKeyDownEscape || type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem };
  return changes;
}

/** What stands above is not found again below. */
function withFixed(fixed: readonly Choice[], found: readonly Choice[]): Choice[] {
  const above = new Set(fixed.map(({ id }) => id));
  return [...fixed, ...found.filter(({ id }) => !above.has(id))];
}

export function RecordPicker({ value, onChange, search, fixed, disabled = false, ...rest }: Props) {
  const { label, hint, error, isOptional, className } = rest;
  const [isOpen, setOpen] = useState(false);
  // Null while nobody types: then the input shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const { found, isPending, isFailed } = useFound(search, typed?.trim() ?? "", isOpen);
  const shown = withFixed(fixed && !typed ? fixed : [], found?.choices ?? []);
  const items = isPending ? [] : shown;
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (choice: Choice | null) => {
    setTyped(null);
    if (choice?.id !== value?.id) onChange(choice);
  };
  const box = useCombobox<Choice>({
    items,
    isOpen,
    inputValue: typed ?? value?.label ?? "",
    selectedItem: value,
    itemToString: (choice) => choice?.label ?? "",
    itemToKey: (choice) => choice?.id,
    ...(typed && { defaultHighlightedIndex: 0 }),
    stateReducer: keepChoice,
    onIsOpenChange: ({ isOpen: opens }) => (opens ? setOpen(true) : close()),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useTopLayer(frame, list, isOpen);
  const write = (text: string) => {
    setTyped(text);
    if (text === "") onChange(null);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {(control) => (
        <div ref={frame} className="relative">
          <Input
            {...box.getInputProps({
              ...control,
              disabled,
              "aria-labelledby": undefined,
              placeholder: rest.placeholder ?? words.hint,
              onChange: (event) => write(event.currentTarget.value),
              onBlur: rest.onBlur,
              ...(rest.ref && { ref: rest.ref }),
            })}
            spellCheck={false}
            className={value && !disabled ? "pr-20" : "pr-11"}
          />
          <span className="absolute inset-y-0 right-0 flex">
            {value && !disabled && (
              <button
                type="button"
                aria-label={words.clear(label)}
                title={words.clear(label)}
                onClick={() => choose(null)}
                className="grid w-9 place-items-center rounded-lg text-muted hover:text-ink"
              >
                <X size={16} aria-hidden />
              </button>
            )}
            <button
              {...box.getToggleButtonProps({ disabled, "aria-label": words.open(label) })}
              type="button"
              className="grid w-11 place-items-center rounded-lg text-muted"
            >
              {isOpen && isPending ? (
                <LoaderCircle size={18} className="animate-spin" aria-hidden />
              ) : (
                <ChevronDown size={18} aria-hidden />
              )}
            </button>
          </span>
          <p role="status" className="sr-only">
            {isOpen && !isPending && saying(items.length, found, isFailed)}
          </p>
          <ul
            {...box.getMenuProps({
              ref: list,
              "aria-label": words.choices(label),
              "aria-labelledby": undefined,
            })}
            popover="manual"
            className="fixed inset-auto m-0 overflow-y-auto rounded-xl border border-line bg-surface p-1 text-ink shadow-xl"
          >
            {isOpen &&
              shown.map((choice, index) => (
                <li
                  key={choice.id}
                  // Those of the text before are shown until the new ones come, but not chosen.
                  {...(isPending
                    ? { "aria-hidden": true }
                    : box.getItemProps({ item: choice, index }))}
                  className={clsx(
                    "flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-lg px-3 py-1.5",
                    isPending && "opacity-50",
                    !isPending && box.highlightedIndex === index && "bg-brand-soft",
                    value?.id === choice.id && "font-semibold",
                  )}
                >
                  <span className="wrap-anywhere">{choice.label}</span>
                  {choice.hint && (
                    <span className="text-sm font-normal text-muted">{choice.hint}</span>
                  )}
                </li>
              ))}
            {isOpen && <Rest {...{ found, isPending, isFailed, isEmpty: shown.length === 0 }} />}
          </ul>
        </div>
      )}
    </Field>
  );
}

function saying(shown: number, found: Found | null, isFailed: boolean): string {
  if (isFailed) return words.failed;
  if (!found || shown === 0) return words.none;
  const total = Math.max(found.total, shown);
  return words.count(found.isCapped ? kitText.list.more(formatCount(total)) : formatCount(total));
}

interface RestProps {
  found: Found | null;
  isPending: boolean;
  isFailed: boolean;
  isEmpty: boolean;
}

/** Below the choices: what is not there, and why. */
function Rest({ found, isPending, isFailed, isEmpty }: RestProps) {
  const hidden = found ? found.total - found.choices.length : 0;
  let said: string | null = null;
  if (isFailed) said = words.failed;
  else if (isPending) said = isEmpty ? words.searching : null;
  else if (isEmpty) said = words.none;
  else if (found?.isCapped) said = words.manyMore;
  else if (hidden > 0) said = words.more(formatCount(hidden));
  return (
    said && (
      <li role="presentation" className="px-3 py-2 text-sm text-muted">
        {said}
      </li>
    )
  );
}

const GAP = 4;
const EDGE = 12;
const TALLEST = 320;
const ENOUGH = 180;

/**
 * The list is in the browser's top layer: a dialog neither clips it nor lies above it, and yet it
 * stays inside the dialog for the keyboard.
 */
function useTopLayer(
  frame: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu || !isOpen) return;
    const place = () => {
      const around = frame.current?.getBoundingClientRect();
      if (!around) return;
      const below = window.innerHeight - around.bottom - EDGE;
      const above = around.top - EDGE;
      const isAbove = below < ENOUGH && above > below;
      Object.assign(menu.style, {
        left: `${around.left}px`,
        width: `${around.width}px`,
        maxHeight: `${Math.min(TALLEST, isAbove ? above : below)}px`,
        top: isAbove ? "auto" : `${around.bottom + GAP}px`,
        bottom: isAbove ? `${window.innerHeight - around.top + GAP}px` : "auto",
      });
    };
    menu.showPopover?.();
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      menu.hidePopover?.();
    };
  }, [frame, list, isOpen]);
}
