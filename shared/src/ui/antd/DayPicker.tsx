import AntDatePicker from "antd/es/date-picker";
import dayjs from "dayjs";
import "dayjs/locale/vi";
import { type ComponentProps, type ComponentRef, createContext, use, useRef, useState } from "react";
import { type Day, isDay } from "../../domain/index.ts";
import { dayIn, textOfDay } from "../inputs/day-text.ts";
import type { FieldControl } from "../inputs/Field.tsx";
import { Icon } from "../text/Icon.tsx";
import { ThemeProvider } from "./ThemeProvider.tsx";
import "./pickers.generated.css";

interface DayPickerProps {
  value: string | null;
  min?: Day;
  max?: Day;
  onChange: (value: string | null) => void;
  control: FieldControl;
}

interface DayText {
  text: string;
  isInvalid: boolean;
  onType: (text: string) => void;
  /** The text is complete: the input is left, or Enter sends the form. */
  onTyped: () => void;
  onTab: () => void;
}

const DayTextContext = createContext<DayText | null>(null);

/**
 * The input of the picker. It holds the text itself, because antd reads fewer forms of a day, drops a text that is not
 * a day, and puts back the previous day for one that may not be chosen.
 */
function DayTextInput(props: ComponentProps<"input">) {
  const { text, isInvalid, onType, onTyped, onTab } = use(DayTextContext) as DayText;
  return (
    <input
      {...props}
      value={text}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") onTyped();
        props.onKeyDown?.(event);
        if (event.key === "Tab") onTab();
      }}
      onBlur={(event) => {
        onTyped();
        props.onBlur?.(event);
      }}
    />
  );
}

const components = { input: DayTextInput };

/** antd's calendar of one day, with an input to type in. The calendar shows what is typed, once it is a day. */
export function DayPicker({ value, min, max, onChange, control }: DayPickerProps) {
  const picker = useRef<ComponentRef<typeof AntDatePicker>>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? textOfDay(value);
  const day = dayIn(text);
  const change = (next: string | null) => {
    setTyped(null);
    onChange(next);
  };
  const dayText: DayText = {
    text,
    isInvalid: control["aria-invalid"] ?? false,
    onType: setTyped,
    onTyped: () => {
      if (typed !== null) change(day);
    },
    onTab: () => setOpen(false),
  };
  return (
    <ThemeProvider>
      <DayTextContext value={dayText}>
        <AntDatePicker
          ref={picker}
          {...control}
          components={components}
          value={isDay(day) ? dayjs(day) : null}
          minDate={min ? dayjs(min) : undefined}
          maxDate={max ? dayjs(max) : undefined}
          format="DD/MM/YYYY"
          placeholder="NN/TT/NNNN"
          // A day under the pointer would grey the text.
          previewValue={false}
          showNow={false}
          suffixIcon={<Icon name="calendar" size={18} />}
          allowClear={{ clearIcon: <Icon name="close" size={16} /> }}
          getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
          onChange={(chosen) => change(chosen ? chosen.format("YYYY-MM-DD") : null)}
          open={isOpen}
          // Tab passes a calendar that closes at once; one that is fading out would take the focus.
          transitionName=""
          onOpenChange={(opens) => {
            setOpen(opens);
            if (opens) picker.current?.nativeElement.scrollIntoView({ block: "nearest" });
          }}
        />
      </DayTextContext>
    </ThemeProvider>
  );
}
