import AntDatePicker from "antd/es/date-picker";
import dayjs from "dayjs";
import "dayjs/locale/vi";
import { useRef } from "react";
import { type Day, isDay } from "../../domain/index.ts";
import { dayIn } from "../inputs/day-text.ts";
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

/** antd's calendar of one day, with an input to type in. */
export function DayPicker({ value, min, max, onChange, control }: DayPickerProps) {
  // While the text is not a day, antd gets the previous day, because another value would replace the text.
  const shown = useRef<string | null>(null);
  if (value === null || isDay(value)) shown.current = value;
  return (
    <ThemeProvider>
      <AntDatePicker
        {...control}
        value={shown.current ? dayjs(shown.current) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        format={["DD/MM/YYYY", "DDMMYYYY", "DD.MM.YYYY", "DD-MM-YYYY"]}
        placeholder="NN/TT/NNNN"
        suffixIcon={<Icon name="calendar" size={18} />}
        allowClear={{ clearIcon: <Icon name="close" size={16} /> }}
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        onChange={(day) => onChange(day ? day.format("YYYY-MM-DD") : null)}
        // A form that Enter submits has the text as it is read here; antd reads fewer forms of it.
        onKeyDown={({ key, target }) => {
          if (key === "Enter") onChange(dayIn((target as HTMLInputElement).value));
        }}
        // Otherwise antd would drop a text that is not a day silently.
        preserveInvalidOnBlur
        onBlur={({ target }) => onChange(dayIn((target as HTMLInputElement).value))}
      />
    </ThemeProvider>
  );
}
