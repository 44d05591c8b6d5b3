import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds after which a slot that is still empty is taken for one that stays so. */
const patience = 5000;

/** Stands in a slot: a skeleton while its filling may still come, then another way to the same end. */
export function LateFallback({ label, children }: { label: string; children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    children
  ) : (
    <Loading label={label}>
      <SkeletonBlock height="14rem" />
    </Loading>
  );
}
