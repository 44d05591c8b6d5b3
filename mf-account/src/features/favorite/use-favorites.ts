import { favoriteSet } from "@thuot-tha/shared/contracts/events/favorites";
import { useHost } from "@thuot-tha/shared/platform";
import { viFavorites as words } from "../../locales/vi/favorites.ts";

/** Removes a product from the favourites by the same command other remotes use, and shows a message. */
export function useUnfavorite() {
  const { bus, notify, showError } = useHost();
  return async ({ id, name }: { id: string; name: string }, silent = false): Promise<void> => {
    try {
      const reply = await favoriteSet.send(bus, { productId: id, favorite: false });
      if (!reply.accepted) notify({ kind: "error", message: reply.message });
      else if (!silent) notify({ kind: "notice", message: words.removed(name) });
    } catch (error) {
      showError(error);
    }
  };
}
