let collator: Intl.Collator | undefined;

/** Vietnamese order, numbers by value: Quận 1, Quận 2, Quận 10. */
export function compareNames(a: string, b: string): number {
  // Created on first use, because few pages sort names and all pages load this module.
  collator ??= new Intl.Collator("vi", { numeric: true });
  return collator.compare(a, b);
}

export const sortByName = <T extends { name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => compareNames(a.name, b.name));
