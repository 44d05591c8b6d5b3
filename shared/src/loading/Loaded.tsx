import { Button, Notice } from "@thuot-tha/shared/ui";
import { type ReactNode, useState } from "react";
import { useLoaded } from "./use-loaded.ts";

interface LoadedProps<T> {
  /** The same function on every render. */
  load: () => Promise<T>;
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** Shown above the retry when loading fails. */
  failure?: string;
  children: (code: T) => ReactNode;
}

/**
 * Shows a component whose code is loaded on demand, and a button in its place when that fails. React's `lazy` would
 * keep the failure until the page is loaded again.
 */
export function Loaded<T>({ load, fallback = null, failure, children }: LoadedProps<T>) {
  const code = useLoaded(load);
  const [retries, setRetries] = useState(0);
  const content =
    code.is === "loading" ? (
      fallback
    ) : code.is === "loaded" ? (
      children(code.value)
    ) : (
      <Failed
        text={failure}
        retry={() => {
          setRetries(retries + 1);
          code.retry();
        }}
      />
    );
  if (retries === 0) return content;
  // Each retry removes the pressed button, so what comes in its place takes the focus.
  return (
    <div key={retries} ref={takeFocus} tabIndex={-1}>
      {content}
    </div>
  );
}

interface FailedProps {
  retry: () => void;
  text?: string;
}

const takeFocus = (place: HTMLElement | null) => place?.focus();

function Failed({ retry, text = "Phần này chưa tải được. Bạn xem lại kết nối mạng giúp nhé." }: FailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={retry}>
          Thử lại
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
