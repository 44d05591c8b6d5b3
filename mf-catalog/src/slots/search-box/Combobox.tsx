import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { viSuggest } from "../../locales/vi/suggest.ts";
import { OptionGroups } from "./OptionGroups.tsx";
import { type Option, recentOptions, suggestedOptions } from "./options.ts";
import { forgetSearches, recentSearches } from "./recent.ts";
import styles from "./SearchBox.module.css";
import { useSuggestions } from "./use-suggestions.ts";

interface ComboboxProps {
  text: string;
  open: boolean;
  /** The input's own props; the combobox adds its attributes. */
  field: ComponentProps<"input">;
  onOpen: (open: boolean) => void;
  /** @param searched the words, if it is a search */
  onGo: (href: string, searched?: string) => void;
  onClear: () => void;
}

/**
 * An editable combobox with a list of targets (WAI-ARIA): the focus stays in the field, arrow keys move in the list.
 */
export function Combobox({ text, open, field, onOpen, onGo, onClear }: ComboboxProps) {
  const id = useId();
  const q = text.trim();
  const found = useSuggestions(q);
  const [recent, setRecent] = useState(recentSearches);
  /** Target of the selected option. */
  const [active, setActive] = useState<string | null>(null);
  const options = q ? suggestedOptions(found) : recentOptions(recent);
  const shown = open && options.length > 0;
  // In another list, as for other words, the same option stays selected or none is.
  const current = options.findIndex(({ href }) => href === active);

  const move = (index: number) => setActive(options[index]?.href ?? null);
  const take = (option: Option) => {
    move(-1);
    onGo(option.href, option.kind === "query" || option.kind === "recent" ? option.label : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!shown) return onOpen(true);
      const last = options.length - 1;
      // Moving past either end returns to the field.
      if (key === "ArrowDown") move(current === last ? -1 : current + 1);
      else move(current === -1 ? last : current - 1);
    } else if (key === "Enter" && shown && options[current]) {
      event.preventDefault();
      take(options[current]);
    } else if (key === "Escape" && (shown || text)) {
      event.preventDefault();
      if (shown) onOpen(false);
      else onClear();
      move(-1);
    }
  };

  return (
    <>
      <input
        {...field}
        className={styles.input}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && current >= 0 ? `${id}${current}` : undefined}
        onFocus={() => {
          setRecent(recentSearches());
          onOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {shown ? (
        // Keeps the focus in the field, because the panel closes when a press removes the focus, as in Safari.
        // biome-ignore lint/a11y/noStaticElementInteractions: it operates nothing
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <OptionGroups id={id} options={options} current={current} onPoint={move} onTake={take} />
          {q ? null : (
            <button
              type="button"
              className={styles.forget}
              onClick={({ currentTarget }) => {
                forgetSearches();
                setRecent([]);
                // The button goes with the searches, and the keyboard's focus would go with it.
                currentTarget.form?.querySelector("input")?.focus();
              }}
            >
              {viSuggest.forget}
            </button>
          )}
        </div>
      ) : null}
      <VisuallyHidden role="status">{shown && q ? viSuggest.count(options.length) : ""}</VisuallyHidden>
    </>
  );
}
