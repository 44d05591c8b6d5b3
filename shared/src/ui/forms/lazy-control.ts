import { type ComponentType, type RefObject, useEffect, useState } from "react";

/**
 * A control based on antd that loads when it is first shown, so that a form can be used before antd has arrived.
 *
 * @returns a hook that gives the control, or null while it loads. A focused native control stays until it loses the
 * focus, and stays permanently where the code cannot be loaded.
 */
export function lazyControl<P>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  return function useControl(standIn: RefObject<HTMLElement | null>): ComponentType<P> | null {
    const [control, setControl] = useState(() => loaded);
    useEffect(() => {
      if (control) return;
      const left = new AbortController();
      const { signal } = left;
      load().then(
        (code) => {
          loaded = code;
          if (signal.aborted) return;
          const replace = () => setControl(() => code);
          const isUsed = standIn.current?.contains(document.activeElement);
          if (isUsed) standIn.current?.addEventListener("focusout", replace, { once: true, signal });
          else replace();
        },
        // The native control stays.
        () => undefined,
      );
      return () => left.abort();
    }, [control, standIn]);
    return control;
  };
}
