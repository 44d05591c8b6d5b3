type Listener = (metric: { name: string; value: number }) => void;

const listeners = new Map<string, Listener>();

/** The package `web-vitals` for tests, which measure by themselves. */
export const webVitals = Object.fromEntries(
  ["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [
    `on${name}`,
    (listener: Listener) => void listeners.set(name, listener),
  ]),
);

export const isListening = (name: string): boolean => listeners.has(name);

export const measure = (name: string, value: number): void => listeners.get(name)?.({ name, value });
