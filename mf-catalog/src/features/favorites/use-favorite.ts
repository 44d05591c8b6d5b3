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
    async (wanted: boolean) => {
      const show = (on: boolean) => dispatch(on ? favoriteAdded(productId) : favoriteRemoved(productId));
      show(wanted);
      const press = ++presses.current;
      const undo = (message: string) => {
        // A later press decides what is shown.
        if (press === presses.current) show(!wanted);
        notify({ kind: "error", message });
      };
      try {
        const reply = await favoriteSet.send(bus, { productId, favorite: wanted });
        if (!reply.accepted) undo(reply.message);
      } catch {
        undo(viFavorites.failed);
      }
    },
    [bus, notify, dispatch, productId],
  );
  return { favorite, setFavorite };
}
