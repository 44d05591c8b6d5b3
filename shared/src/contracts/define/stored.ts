/**
 * A value that the browser stores under a key. Nothing here throws, because the shop also works in browsers without
 * storage.
 */
export interface Stored<T> {
  key: string;
  read(): T;
  write(value: T): void;
  clear(): void;
}

type Lifetime = "browser" | "tab";

const storageOf = (lasts: Lifetime): Storage => (lasts === "tab" ? sessionStorage : localStorage);

/**
 * @param key begins with `tt.` or `tt:` for what belongs to the shopper, which is cleared when a customer signs out;
 *   any other key belongs to the device, and begins with the name of its remote
 * @param lasts `tab`: until the tab is closed. `browser`: permanently, shared by all tabs
 * @param parse converts the stored value; it is `undefined` where nothing is stored or the value cannot be read
 * @param as `text` stores the value as it is; by default it is stored as JSON
 *
 * @example defineStored({ key: "tt.favorites", lasts: "browser", parse: listOfTexts })
 */
export function defineStored<T>({
  key,
  lasts,
  parse,
  as = "json",
}: {
  key: string;
  lasts: Lifetime;
  parse: (stored: unknown) => T;
  as?: "json" | "text";
}): Stored<T> {
  /** Full or forbidden storage throws, even on mere access. */
  function attempt<R>(work: (storage: Storage) => R): R | undefined {
    try {
      return work(storageOf(lasts));
    } catch {
      return undefined;
    }
  }
  return {
    key,
    read: () =>
      parse(
        attempt((storage) => {
          const text = storage.getItem(key) ?? undefined;
          return as === "text" || text === undefined ? text : JSON.parse(text);
        }),
      ),
    write: (value) => attempt((storage) => storage.setItem(key, as === "text" ? String(value) : JSON.stringify(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

/**
 * Clears what the browser and this tab store of a shopper, or the tab alone. Readers in this tab get the event
 * `storage`, as browsers send it to the other tabs.
 */
export function clearOwn(stored: readonly Lifetime[] = ["browser", "tab"]): void {
  try {
    for (const storage of stored.map(storageOf)) {
      const keys = Array.from(storage, (_, index) => storage.key(index) ?? "");
      for (const key of keys) if (/^tt[.:]/.test(key)) storage.removeItem(key);
    }
    dispatchEvent(new Event("storage"));
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** The texts of a stored list; none where no list is stored. */
export const listOfTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
