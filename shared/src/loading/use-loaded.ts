import { useEffect, useState } from "react";

type Loaded<T> = { is: "loading" } | { is: "loaded"; value: T } | { is: "failed"; retry: () => void };

/**
 * Loads code on demand. Unlike `lazy`, a failed load affects this place alone, and can be retried. `load` must be the
 * same function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<T>>({ is: "loading" });
  useEffect(() => {
    let current = true;
    setState({ is: "loading" });
    load().then(
      (value) => current && setState({ is: "loaded", value }),
      () => current && setState({ is: "failed", retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return state;
}
