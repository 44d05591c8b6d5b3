import AntCheckbox, { type CheckboxProps } from "antd/es/checkbox";
import AntInput, { type InputProps } from "antd/es/input/Input";
import AntPassword, { type PasswordProps } from "antd/es/input/Password";
import AntRadioGroup from "antd/es/radio/group";
import AntSelect, { type SelectProps as AntSelectProps } from "antd/es/select";
import { fold } from "../../domain/index.ts";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import { Icon } from "../text/Icon.tsx";
import "./forms.generated.css";
import "./forms.css";

export type { CheckboxProps, InputProps, PasswordProps };

export const Input = (props: InputProps) => (
  <ThemeProvider>
    <AntInput {...props} />
  </ThemeProvider>
);

/** A password field with a button that shows the text, which keyboards can reach. */
export const PasswordInput = (props: PasswordProps) => (
  <ThemeProvider>
    <AntPassword autoComplete="current-password" {...props} />
  </ThemeProvider>
);

export const Checkbox = (props: CheckboxProps) => (
  <ThemeProvider>
    <AntCheckbox {...props} />
  </ThemeProvider>
);

export interface Option {
  label: string;
  value: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Pick<AntSelectProps<string, Option>, "value" | "onChange" | "placeholder" | "disabled" | "loading" | "id"> {
  options: readonly Option[];
  "aria-label"?: string;
}

/** A long list to search in; neither case nor diacritics matter ("da nang" finds "Đà Nẵng"). */
export const Select = ({ options, ...rest }: SelectProps) => (
  <ThemeProvider>
    <AntSelect<string, Option>
      {...rest}
      options={options as Option[]}
      showSearch={{ filterOption: (typed, option) => fold(option?.label ?? "").includes(fold(typed)) }}
      suffixIcon={<Icon name="chevron-down" size={18} />}
      notFoundContent="Không có mục nào khớp."
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
    />
  </ThemeProvider>
);

export interface RadioGroupProps {
  options: readonly Option[];
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  id?: string;
}

/** One of a few, all in sight. */
export const RadioGroup = ({ options, onChange, ...rest }: RadioGroupProps) => (
  <ThemeProvider>
    <AntRadioGroup {...rest} options={options as Option[]} onChange={(event) => onChange?.(event.target.value)} />
  </ThemeProvider>
);
