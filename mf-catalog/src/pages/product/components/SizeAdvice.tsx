import { Button } from "@thuot-tha/shared/ui";
import { Sheet } from "../../../components/Sheet.tsx";
import { useSheetPart } from "../../../components/use-sheet-part.ts";
import type { Product } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";

const sheetId = "co-nao-vua";

interface SizeAdviceProps {
  product: Product;
  /** Sizes that can be chosen, from small to large. */
  sizes: readonly string[];
  onChoose: (size: string) => void;
}

/** "Cỡ nào vừa với bạn?": opens a sheet that advises a size. Its code and data load when it first opens. */
export function SizeAdvice({ product, sizes, onChoose }: SizeAdviceProps) {
  const { part, onToggle } = useSheetPart(sheetId, () => import("./SizeFinder.tsx"));
  const choose = (size: string) => {
    document.getElementById(sheetId)?.hidePopover();
    onChoose(size);
  };
  return (
    <>
      <Button variant="text" size="small" popoverTarget={sheetId}>
        {viProduct.findSize}
      </Button>
      <Sheet id={sheetId} title={viProduct.findSize} onToggle={onToggle}>
        {part ? (
          <part.SizeFinder productId={product.id} sizes={product.sizes} there={sizes} onChoose={choose} />
        ) : (
          <p>{viProduct.findSizePlain}</p>
        )}
      </Sheet>
    </>
  );
}
