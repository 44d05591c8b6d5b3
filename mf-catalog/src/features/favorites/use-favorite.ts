import { favoriteSet } from "@thuot-tha/shared/contracts/events/favorites";
import { useHost } from "@thuot-tha/shared/platform";
import { useCallback, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viFavorites } from "../../locales/vi/favorites.ts";
import { favoriteAdded, favoriteRemoved, isFavorite, type WithFavorites } from "./slice.ts";

/** The heart of one product. It changes at once, and reverts with a message when the account refuses. */
export function useFavorite(productId: string) {
  const { bus, notify } = useHost();
  const dispatch = useDispatch();
  const favorite = useSelector((state: WithFavorites) => isFavorite(state, productId));
  const presses = useRef(0);

  const setFavorite = useCallback(
    async (on: boolean) => {
      const show = (filled: boolean) => dispatch(filled ? favoriteAdded(productId) : favoriteRemoved(productId));
      show(on);
      const press = ++presses.current;
      const undo = (message: string) => {
        // A later press decides what is shown.
        if (press === presses.current) show(!on);
        notify({ kind: "error", message });
      };
      try {
        const reply = await favoriteSet.send(bus, { productId, favorite: on });
        if (!reply.accepted) undo(reply.message);
      } catch {
        undo(viFavorites.failed);
      }
    },
    [bus, notify, dispatch, productId],
  );
  return { favorite, setFavorite };
}
