const places = ["localStorage", "sessionStorage"] as const;

/** Replaces storage with memory in browsers that throw when it is accessed. */
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
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
