const collator = new Intl.Collator("vi", { numeric: true });

/** Vietnamese order, numbers by value: Quận 1, Quận 2, Quận 10. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** A sorted copy. */
export const sortByName = <T extends { name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => compareNames(a.name, b.name));
