import { linkTo } from "@thuot-tha/shared/contracts";
import { maxSearchLength } from "@thuot-tha/shared/contracts/limits";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useLocation, useNavigate } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readListState } from "../../features/listing/list-state.ts";
import { viSuggest } from "../../locales/vi/suggest.ts";
import { Combobox } from "./Combobox.tsx";
import { searchPath } from "./options.ts";
import { rememberSearch } from "./recent.ts";
import styles from "./SearchBox.module.css";

/** The header's search form, with suggestions during typing. */
export function SearchBox() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searched = useSearched();
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const last = useRef(searched);
  useTakenOver(form, input, setText);
  useEffect(() => {
    if (last.current === searched) return;
    last.current = searched;
    // Does not overwrite text being typed.
    if (document.activeElement !== input.current) setText(searched);
  }, [searched]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!form.current?.contains(relatedTarget)) setOpen(false);
  };
  const go = (href: string, searched?: string) => {
    if (searched !== undefined) {
      rememberSearch(searched);
      setText(searched);
    }
    setOpen(false);
    input.current?.blur();
    navigate(href);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(searchPath(text.trim()), text.trim());
  };

  const field = {
    ref: input,
    type: "search",
    name: "q",
    placeholder: viSuggest.placeholder,
    "aria-label": viSuggest.label,
    maxLength: maxSearchLength,
    autoComplete: "off",
    enterKeyHint: "search",
    value: text,
    onChange: (event: FormEvent<HTMLInputElement>) => {
      setText(event.currentTarget.value);
      setOpen(true);
    },
  } as const;

  return (
    <form ref={form} className={styles.box} action={linkTo(searchRoute)} onSubmit={onSubmit} onBlur={onBlur}>
      <Combobox text={text} open={open} field={field} onOpen={setOpen} onGo={go} onClear={() => setText("")} />
      <button type="submit" className={styles.submit} aria-label={viSuggest.submit}>
        <Icon name="search" />
      </button>
    </form>
  );
}

/** The search words of the current page; empty on other pages. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  return pathname === linkTo(searchRoute) ? readListState(search).q : "";
}

/** Takes over text, caret and focus of the plain fallback form. */
function useTakenOver(
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const slot = form.current?.closest("[data-slot]");
    const before = [...(slot?.querySelectorAll("input") ?? [])].find((one) => one !== input.current);
    if (!before) return;
    const isFocused = document.activeElement === before;
    if (!isFocused && !before.value) return;
    setText(before.value);
    if (!isFocused || !input.current) return;
    // The text is set at once, because the caret cannot stand in a text that comes with the next rendering.
    input.current.value = before.value;
    input.current.focus({ preventScroll: true });
    input.current.setSelectionRange(before.selectionStart, before.selectionEnd);
  }, [form, input, setText]);
}
