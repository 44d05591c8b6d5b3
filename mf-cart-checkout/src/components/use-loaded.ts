import { useEffect, useState } from "react";

type Loaded<T> = { phase: "loading" } | { phase: "loaded"; value: T } | { phase: "failed"; retry: () => void };

/**
 * Code that is only needed now. Unlike `lazy`, a file that could not be had fails this place alone, and can be asked for
 * again. `load` must be the same function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<T>>({ phase: "loading" });
  useEffect(() => {
    let current = true;
    setState({ phase: "loading" });
    load().then(
      (value) => current && setState({ phase: "loaded", value }),
      () => current && setState({ phase: "failed", retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return state;
}
