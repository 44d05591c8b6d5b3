import { linkTo } from "@thuot-tha/shared/contracts";
import { favoritesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { Link, type PageProps, useHost } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Grid, Pagination } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { useSelector } from "react-redux";
import { FavoriteCard } from "../../features/favorite/components/FavoriteCard.tsx";
import { favoritesPageOf, favoritesPath } from "../../features/favorite/query.ts";
import { getFavoriteCards, getFavorites, getOfferedIds } from "../../features/favorite/selectors.ts";
import { useUnfavorite } from "../../features/favorite/use-favorites.ts";
import type { MoveToCartProps } from "../../features/favorite-to-cart/components/MoveToCart.tsx";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { findTitle } from "../../features/layout/focus-title.ts";
import { RecentlySeen } from "../../features/layout/RecentlySeen.tsx";
import { viFavorites as words } from "../../locales/vi/favorites.ts";

/** Loaded when a size is first chosen. */
const loadMove = () =>
  import(/* webpackChunkName: "move-to-cart" */ "../../features/favorite-to-cart/components/MoveToCart.tsx");

/** The favourites of a guest or customer. */
export function FavoritesPage({ search }: PageProps) {
  const { notify } = useHost();
  const page = favoritesPageOf(search);
  const { isGuest, list } = useSelector(getFavorites);
  const cards = useSelector(getFavoriteCards);
  const unfavorite = useUnfavorite();
  const [chosen, setChosen] = useState<MoveToCartProps["product"] | null>(null);
  const total = useSelector(getOfferedIds).length;

  // The button that opened the dialog goes with the card of the moved piece.
  useFocusAfter(chosen !== null, findTitle);

  return (
    <AccountLayout
      title={words.title}
      lead={isGuest ? words.guestLead : words.lead}
      guests
      action={
        isGuest ? (
          <Button as={Link} href={linkTo(loginRoute, undefined, { returnTo: linkTo(favoritesRoute) })}>
            {words.signIn}
          </Button>
        ) : null
      }
    >
      {cards.length > 0 ? (
        <Grid as="ul" columns={[2, 3, isGuest ? 4 : 3]} label={words.count(total)}>
          {cards.map((card) => (
            <li key={card.id}>
              <FavoriteCard card={card} onRemove={() => void unfavorite(card)} onChoose={() => setChosen(card)} />
            </li>
          ))}
        </Grid>
      ) : total > 0 ? (
        <EmptyState
          icon="heart"
          title={words.beyondTitle}
          action={
            <Button as={Link} href={favoritesPath(1)}>
              {words.beyondAction}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon="heart"
          title={words.emptyTitle}
          message={words.emptyMessage}
          action={
            <Button variant="primary" as={Link} href={linkTo(homeRoute)}>
              {words.emptyAction}
            </Button>
          }
        />
      )}
      <Pagination
        as={Link}
        page={page}
        pageCount={list ? Math.ceil(total / list.pagination.limit) : 1}
        hrefOf={favoritesPath}
      />
      {chosen ? (
        <Loaded load={loadMove}>
          {({ MoveToCart }) => (
            <MoveToCart
              product={chosen}
              onClose={() => setChosen(null)}
              onMoved={() => {
                // The shopper may have closed it meanwhile, and chosen another piece.
                setChosen((last) => (last === chosen ? null : last));
                notify({ kind: "success", message: words.moved(chosen.name) });
                void unfavorite(chosen, true);
              }}
            />
          )}
        </Loaded>
      ) : null}
      <RecentlySeen />
    </AccountLayout>
  );
}
