import AntForm, { type FormItemProps as AntFormItemProps, type FormInstance } from "antd/es/form";
import { type ReactNode, useId } from "react";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import "./forms.generated.css";
import "./forms.css";

export type { FormInstance } from "antd/es/form";
export const { useForm, useWatch } = AntForm;

export interface FormProps<V> {
  form?: FormInstance<V>;
  initialValues?: Partial<V>;
  /** Receives the values once every field is valid; otherwise the first invalid field gets the focus. */
  onFinish: (values: V) => void;
  onValuesChange?: (changed: Partial<V>, values: V) => void;
  disabled?: boolean;
  /** Names the form for screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Labels above their fields; a field is checked when it is left, and again with every key once it was wrong. */
export function Form<V extends object>({ label, onFinish, onValuesChange, ...rest }: FormProps<V>) {
  const name = useId();
  return (
    <ThemeProvider>
      <AntForm<V>
        {...rest}
        // Ids of the fields begin with it: two forms of one page must not share them.
        name={name}
        aria-label={label}
        layout="vertical"
        requiredMark={false}
        validateTrigger={["onBlur", "onChange"]}
        scrollToFirstError={{ focus: true, block: "center" }}
        onFinish={onFinish}
        onValuesChange={onValuesChange as (changed: unknown, values: V) => void}
      >
        {rest.children}
      </AntForm>
    </ThemeProvider>
  );
}

export interface FormItemProps {
  label?: ReactNode;
  name: string;
  rules?: AntFormItemProps["rules"];
  hint?: ReactNode;
  /** Says "(không bắt buộc)" after the label. */
  optional?: boolean;
  /** "checked" for a checkbox. */
  valuePropName?: string;
  /** Other fields whose change revalidates this one. */
  dependencies?: string[];
  children: ReactNode;
}

/** A field with its label, control and error. */
export function FormItem({ label, hint, optional, children, ...rest }: FormItemProps) {
  const named = optional ? (
    <>
      {label} <span className="tt-optional">(không bắt buộc)</span>
    </>
  ) : (
    label
  );
  return (
    <AntForm.Item {...rest} label={named} extra={hint} validateFirst>
      {children}
    </AntForm.Item>
  );
}

/** Shows the server's field errors under their fields, and focuses the first. */
export function showFieldErrors(form: FormInstance, fields: Record<string, string>): void {
  const names = Object.keys(fields);
  form.setFields(names.map((name) => ({ name, errors: [fields[name] ?? ""] })));
  if (names[0] !== undefined) form.focusField(names[0]);
}
