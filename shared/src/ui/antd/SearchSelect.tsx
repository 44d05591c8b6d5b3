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
  /** Other names under which it is found, such as abbreviations. */
  otherNames?: readonly string[];
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

/** What is compared of a name: "TP. Hồ Chí Minh" and "tp ho chi minh" are the same. */
const plain = (text: string): string => fold(text.replace(/[.,–-]/g, " "));

/**
 * How well an option matches what is typed, the best first: "Quận 1" is chosen by "1" before "Quận 10". Infinity when
 * it does not match.
 */
function rank({ label, ownName = label, otherNames = [] }: Option, typed: string): number {
  const words = plain(typed);
  const ranks = [ownName, ...otherNames].map((one) => {
    const name = ` ${plain(one)}`;
    if (name.endsWith(` ${words}`)) return 0;
    if (name.includes(` ${words}`)) return 1;
    return name.includes(words) ? 2 : Number.POSITIVE_INFINITY;
  });
  return Math.min(...ranks, plain(label).includes(words) ? 3 : Number.POSITIVE_INFINITY);
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
        filterOption: (typed, option) => option !== undefined && rank(option, typed) < Number.POSITIVE_INFINITY,
        filterSort: (one, other, { searchValue }) => rank(one, searchValue) - rank(other, searchValue),
      }}
      suffixIcon={<Icon name="chevron-down" size={18} />}
      notFoundContent="Không có mục nào khớp."
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
    />
  </ThemeProvider>
);
