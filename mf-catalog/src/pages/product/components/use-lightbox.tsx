import { useHost } from "@thuot-tha/shared/platform";
import { type ComponentType, useState } from "react";
import type { LightboxProps } from "./Lightbox.tsx";

/** Pictures to look at closely; what shows them loads with the first press. */
export function useLightbox({ onClose, ...pictures }: Omit<LightboxProps, "first">) {
  const { showError } = useHost();
  const [open, setOpen] = useState<{ Lightbox: ComponentType<LightboxProps>; index: number } | null>(null);
  return {
    lookClosely: (index: number) => {
      import("./Lightbox.tsx").then(({ Lightbox }) => setOpen({ Lightbox, index }), showError);
    },
    lightbox: open ? (
      <open.Lightbox
        {...pictures}
        first={open.index}
        onClose={(index) => {
          setOpen(null);
          onClose?.(index);
        }}
      />
    ) : null,
  };
}
