import { ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { Modal } from "@thuot-tha/shared/ui/overlays";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viFavorites as words } from "../../../locales/vi/favorites.ts";
import { getMove, moveOpened } from "../slice.ts";
import { ChooseVariant } from "./ChooseVariant.tsx";

export interface MoveToCartProps {
  product: { id: string; name: string; link: string };
  onClose: () => void;
  /** Called when the piece is in the cart. */
  onMoved: () => void;
}

/** Moves a favourite to the cart: lets the customer choose size and colour, and whether to rent or buy. */
export function MoveToCart({ product: { name, link }, onClose, onMoved }: MoveToCartProps) {
  const dispatch = useDispatch();
  const { product, phase } = useSelector(getMove);
  // The dialog closes before it unmounts, because otherwise the focus is lost.
  const [open, setOpen] = useState(true);
  useEffect(() => void dispatch(moveOpened(link)), [dispatch, link]);
  return (
    <Modal open={open} title={name} onClose={() => setOpen(false)} afterClose={onClose}>
      {phase.is === "failed" ? (
        <ErrorState title={words.chooseFailed} heading="h3" onRetry={() => dispatch(moveOpened(link))} />
      ) : product ? (
        <ChooseVariant product={product} onMoved={onMoved} />
      ) : (
        <Loading label={words.loading}>
          <SkeletonBlock height="14rem" />
        </Loading>
      )}
    </Modal>
  );
}
