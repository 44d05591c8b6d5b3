import type { ShownError } from "@thuot-tha/shared/http";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "./rules.ts";

interface Options<V> {
  initial: V;
  /** Returns all problems at once. */
  check: (values: V) => FieldErrors;
  /** The API's last refusal; its field messages show under their fields. */
  failure: ShownError | null;
  send: (values: V) => void;
}

/**
 * A form's values and errors. The values are independent of the call that sends them, so a failed call loses nothing.
 * After a refusal by the browser or the API, the first invalid field gets the focus.
 */
export function useForm<V extends object>({ initial, check, failure, send }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const refuse = useCallback((found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  }, []);

  useEffect(() => {
    if (failure?.fields) refuse(failure.fields);
  }, [failure, refuse]);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** Stores typed values and clears the errors of the changed fields. */
  function change(changed: Partial<V>): void {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(found);
    else send(values);
  }

  /** A failure that no field of this form can show; it appears above the button. */
  const general = failure && !Object.keys(failure.fields ?? {}).some((name) => name in values) ? failure : null;
  return { values, errors, general, change, form: { ref: form, onSubmit, noValidate: true } };
}
