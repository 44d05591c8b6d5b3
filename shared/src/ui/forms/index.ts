export { DateInput } from "./DateInput.tsx";
export { PasswordInput } from "./PasswordInput.tsx";
export { Select } from "./Select.tsx";
export { type FieldErrors, useForm } from "./use-form.ts";
export { usePictures } from "./use-pictures.ts";
