import AntSelect from "antd/es/select";
import { fold } from "../../domain/index.ts";
import type { FieldControl } from "../inputs/Field.tsx";
import { Icon } from "../text/Icon.tsx";
import { ThemeProvider } from "./ThemeProvider.tsx";
import "./select.generated.css";

export interface Option {
  value: string;
  label: string;
  /** The part of the label that is the option's own name; a match in it comes before one in the rest. */
  ownName?: string;
}

interface SearchSelectProps {
  options: readonly Option[];
  value: string | null;
  placeholder: string;
  disabled?: boolean;
  loading?: boolean;
  onChange: (value: string) => void;
  control: FieldControl;
}

/** How well an option matches what is typed, the best first: "Quận 1" is chosen by "1" before "Quận 10". */
function rank({ label, ownName = label }: Option, typed: string): number {
  const name = ` ${fold(ownName)}`;
  const words = fold(typed);
  if (name.endsWith(` ${words}`)) return 0;
  if (name.includes(` ${words}`)) return 1;
  return name.includes(words) ? 2 : 3;
}

/** antd's list, searched as typed: "da nang" finds "Đà Nẵng". Enter chooses the best match. */
export const SearchSelect = ({ options, value, control, ...rest }: SearchSelectProps) => (
  <ThemeProvider>
    <AntSelect<string, Option>
      {...rest}
      {...control}
      value={value ?? undefined}
      options={options as Option[]}
      showSearch={{
        filterOption: (typed, option) => fold(option?.label ?? "").includes(fold(typed)),
        filterSort: (one, other, { searchValue }) => rank(one, searchValue) - rank(other, searchValue),
      }}
      suffixIcon={<Icon name="chevron-down" size={18} />}
      notFoundContent="Không có mục nào khớp."
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
    />
  </ThemeProvider>
);
