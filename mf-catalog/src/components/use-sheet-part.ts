import { useEffect, useState } from "react";

/** Content of a sheet that loads when the sheet first opens, also when that was before scripts loaded. */
export function useSheetPart<T extends object>(sheetId: string, load: () => Promise<T>) {
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => setOpen(document.getElementById(sheetId)?.matches(":popover-open") ?? false), [sheetId]);
  useEffect(() => {
    if (isOpen && !part) load().then(setPart, () => undefined);
  }, [isOpen, part]);
  return { part, isOpen, onToggle: setOpen };
}
