import { Button, Notice } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { useLoaded } from "./use-loaded.ts";

interface LoadedProps<T> {
  /** The same function on every render. */
  load: () => Promise<T>;
  /** Shown while it loads. */
  fallback?: ReactNode;
  children: (code: T) => ReactNode;
}

/**
 * Shows a component whose code is loaded on demand, and a button in its place when that fails. React's `lazy` would keep
 * the failure until the page is loaded again.
 */
export function Loaded<T>({ load, fallback = null, children }: LoadedProps<T>) {
  const code = useLoaded(load);
  if (code.phase === "loading") return fallback;
  if (code.phase === "loaded") return children(code.value);
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={code.retry}>
          Thử lại
        </Button>
      }
    >
      <p>Phần này chưa tải được. Bạn xem lại kết nối mạng giúp nhé.</p>
    </Notice>
  );
}
