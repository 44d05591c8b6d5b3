const places = ["localStorage", "sessionStorage"] as const;

/** Browsers that may keep nothing throw when their storage is asked for: then it lasts as long as the document. */
export function provideStorage(window: Window): void {
  for (const place of places) {
    try {
      window[place].getItem("");
    } catch {
      Object.defineProperty(window, place, { value: storageInMemory(), configurable: true });
    }
  }
}

function storageInMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
