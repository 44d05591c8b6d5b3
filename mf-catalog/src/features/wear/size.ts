/** A size to choose; `value` as in a list's address. */
export interface Size {
  label: string;
  value: string;
}
