import AntSelect from "antd/es/select";
import { fold } from "../../domain/index.ts";
import type { FieldControl } from "../inputs/Field.tsx";
import { Icon } from "../text/Icon.tsx";
import { ThemeProvider } from "./ThemeProvider.tsx";
import "./select.generated.css";

export interface Option {
  value: string;
  label: string;
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

/** antd's list, searched as typed: "da nang" finds "Đà Nẵng". */
export const SearchSelect = ({ options, value, control, ...rest }: SearchSelectProps) => (
  <ThemeProvider>
    <AntSelect<string, Option>
      {...rest}
      {...control}
      value={value ?? undefined}
      options={options as Option[]}
      showSearch={{ filterOption: (typed, option) => fold(option?.label ?? "").includes(fold(typed)) }}
      suffixIcon={<Icon name="chevron-down" size={18} />}
      notFoundContent="Không có mục nào khớp."
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
    />
  </ThemeProvider>
);
