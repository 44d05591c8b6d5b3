import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds after which an empty slot is assumed to stay empty. */
const lateTimeoutMs = 5000;

interface LateFallbackProps {
  label: string;
  /** CSS height of the content, as far as it is known, so that little moves when it comes. */
  height: string;
  children: ReactNode;
}

/** Fallback of a slot: a skeleton while the content may still load, then an alternative. */
export function LateFallback({ label, height, children }: LateFallbackProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    children
  ) : (
    <Loading label={label}>
      <SkeletonBlock height={height} />
    </Loading>
  );
}
