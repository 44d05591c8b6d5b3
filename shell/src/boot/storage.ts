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
