import { Button } from "@thuot-tha/shared/ui";
import { type ComponentType, useEffect, useState } from "react";
import { Sheet } from "../../../components/Sheet.tsx";
import type { Product } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/fit.ts";
import type { SizeFinderProps } from "./SizeFinder.tsx";

const sheetId = "co-nao-vua";

interface SizeAdviceProps {
  product: Product;
  /** Sizes that can be chosen, from small to large. */
  sizes: readonly string[];
  onChoose: (size: string) => void;
}

/** "Cỡ nào vừa với bạn?": opens a sheet that advises a size. Its code and data load when it first opens. */
export function SizeAdvice({ product, sizes, onChoose }: SizeAdviceProps) {
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<{ SizeFinder: ComponentType<SizeFinderProps> } | null>(null);
  // The sheet may have been opened before scripts loaded.
  useEffect(() => setOpen(document.getElementById(sheetId)?.matches(":popover-open") ?? false), []);
  useEffect(() => {
    if (isOpen && !part) import("./SizeFinder.tsx").then(setPart, () => undefined);
  }, [isOpen, part]);

  const choose = (size: string) => {
    document.getElementById(sheetId)?.hidePopover();
    onChoose(size);
  };
  return (
    <>
      <Button variant="text" size="small" popoverTarget={sheetId}>
        {vi.ask}
      </Button>
      <Sheet id={sheetId} title={vi.ask} onToggle={setOpen}>
        {part ? (
          <part.SizeFinder productId={product.id} sizes={product.sizes} there={sizes} onChoose={choose} />
        ) : (
          <p>{vi.plain}</p>
        )}
      </Sheet>
    </>
  );
}
