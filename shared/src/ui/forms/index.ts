export { ThemeProvider } from "../antd/ThemeProvider.tsx";
export {
  Checkbox,
  type CheckboxProps,
  Input,
  type InputProps,
  type Option,
  PasswordInput,
  type PasswordProps,
  RadioGroup,
  type RadioGroupProps,
  Select,
  type SelectProps,
} from "./controls.tsx";
export {
  Form,
  type FormInstance,
  FormItem,
  type FormItemProps,
  type FormProps,
  showFieldErrors,
  useForm,
  useWatch,
} from "./Form.tsx";
