import type { Stored } from "@thuot-tha/shared/contracts";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";

/** The problem of each field, by its name. Empty when the form may be sent. */
export type FieldErrors = Record<string, string>;

interface Options<V, F> {
  initial: V;
  /** Returns all problems at once. */
  check: (values: V) => FieldErrors;
  /** The API's last refusal; its field messages show under their fields. */
  failure: F | null;
  send: (values: V) => void;
  /** Where changed values are stored, over a reload: phones discard a tab while its shopper is in another app. */
  draft?: Stored<Partial<V>>;
}

/** Storage holds no files, and only lists contain them. */
const withoutFiles = <V extends object>(values: V) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value))) as Partial<V>;

/** Names of the values that are text. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/**
 * A form's values and errors. The values are independent of the call that sends them, so a failed call loses nothing.
 * After a refusal by the browser or the API, the first invalid field gets the focus.
 */
export function useForm<V extends object, F extends { fields?: FieldErrors }>({
  initial,
  check,
  failure,
  send,
  draft,
}: Options<V, F>) {
  const [first] = useState<V>(() => ({ ...initial, ...draft?.read() }));
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const refuse = useCallback((found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  }, []);

  useEffect(() => {
    if (values !== first) draft?.write(withoutFiles(values));
  }, [values]);

  useEffect(() => {
    if (failure?.fields) refuse(failure.fields);
  }, [failure, refuse]);

  useEffect(() => {
    if (refusals === 0) return;
    // A group of radio buttons is invalid as a whole; its first button gets the focus.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [refusals]);

  /** Stores changed values and clears the errors of their fields. */
  function change(changed: Partial<V>): void {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  }

  /** Props of a text field. */
  const bind = (name: TextName<V>) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as Partial<V>),
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(found);
    else send(values);
  }

  /** A failure that no field of this form can show; it appears above the button. */
  const general = failure && !Object.keys(failure.fields ?? {}).some((name) => name in values) ? failure : null;
  return { values, errors, general, change, bind, form: { ref: form, onSubmit, noValidate: true } };
}
