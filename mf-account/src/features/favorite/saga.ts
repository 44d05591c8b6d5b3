import { favoriteSet, favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import { maxGuestFavorites } from "@thuot-tha/shared/contracts/limits";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { mergeFavorites } from "@thuot-tha/shared/contracts/operations/customer/merge-favorites";
import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { guestFavorites } from "@thuot-tha/shared/contracts/storage";
import { toShownError } from "@thuot-tha/shared/http";
import { type CommandRequest, callApi, commandRequests, type RemoteContext } from "@thuot-tha/shared/platform";
import { type EventChannel, eventChannel, type Task } from "redux-saga";
import { cancel, fork, put, select, spawn, take, takeEvery, takeLatest } from "redux-saga/effects";
import { viHearts } from "../../locales/vi/hearts.ts";
import { type Visitor, visitorChannel } from "../session/session-channel.ts";
import { getFavorites } from "./selectors.ts";
import { type Favorites, favoriteChanged, favoritesKnown } from "./slice.ts";

type Request = CommandRequest<typeof favoriteSet>;
/** By product, the request that is sent last, and what the API has. */
type Sending = Map<string, { last: Promise<void>; stored: boolean }>;

/** Loads the favourites, announces them, and answers `favorite.set` from all remotes. */
export function* favoriteSaga(context: RemoteContext) {
  const { bus } = context;
  const requests = commandRequests<typeof favoriteSet>(bus, favoriteSet.answer);
  yield takeEvery([favoritesKnown, favoriteChanged], publish, context);
  const sending: Sending = new Map();
  yield takeLatest(visitorChannel(bus), takeOver, context, sending);
  yield takeEvery(requests, answer, context, sending);
  yield fork(followOtherTabs);
}

const readStored = (): string[] => guestFavorites.read().slice(0, maxGuestFavorites);
const storeIds = (ids: readonly string[]): void =>
  ids.length > 0 ? guestFavorites.write([...ids]) : guestFavorites.clear();

function* publish({ bus }: RemoteContext) {
  const { ids, isGuest }: Favorites = yield select(getFavorites);
  if (isGuest) storeIds(ids ?? []);
  favoritesChanged.emit(bus, { ids: ids ?? [] });
}

/**
 * Moves a guest's favourites to the customer's account; without an answer they stay in the browser until the next try.
 * Hearts pressed in this tab meanwhile are still a guest's, so they are sent afterwards. The storage cannot tell which
 * these are, because another tab that moves the same favourites empties it.
 */
function* takeOver(context: RemoteContext, sending: Sending, { userId }: Visitor) {
  const { client } = context;
  const stored = readStored();
  if (userId === null) return void (yield put(favoritesKnown({ ids: stored, isGuest: true })));
  const pressed = new Map<string, boolean>();
  const recording: Task = yield takeEvery(favoriteChanged, ({ payload: { productId, favorite } }) => {
    pressed.set(productId, favorite);
  });
  try {
    const { ids } = stored.length
      ? yield* callApi(client, mergeFavorites, { body: { ids: stored } })
      : yield* callApi(client, listFavoriteIds);
    yield cancel(recording);
    guestFavorites.clear();
    yield put(favoritesKnown({ ids, isGuest: false }));
    // Spawned, so that every heart is sent even if the visitor changes, which ends this saga.
    for (const [productId, favorite] of pressed) yield spawn(setHeart, context, sending, { productId, favorite });
  } catch {
    yield cancel(recording);
    yield put(favoritesKnown({ ids: readStored(), isGuest: false }));
  }
}

function* answer(context: RemoteContext, sending: Sending, { payload, reply }: Request) {
  reply(yield* setHeart(context, sending, payload));
}

/**
 * Updates the heart at once, and reverts it when the API refuses, unless it has been pressed again. Requests for one
 * product are sent in turn (`sending`, by product), so that an older one cannot overwrite a newer one.
 *
 * @returns the reply; a refusal is one too
 */
function* setHeart({ client }: RemoteContext, sending: Sending, wish: Request["payload"]) {
  let known: Favorites = yield select(getFavorites);
  if (known.ids === null) {
    yield take(favoritesKnown);
    known = yield select(getFavorites);
  }
  const { productId, favorite } = wish;
  if (known.isGuest && favorite && (known.ids?.length ?? 0) >= maxGuestFavorites) {
    return { accepted: false as const, message: viHearts.full(maxGuestFavorites) };
  }
  const product = sending.get(productId) ?? {
    last: Promise.resolve(),
    stored: known.ids?.includes(productId) ?? false,
  };
  sending.set(productId, product);
  yield put(favoriteChanged(wish));
  const before = product.last;
  let end = (): void => undefined;
  const own = new Promise<void>((resolve) => {
    end = resolve;
  });
  product.last = own;
  yield before;
  try {
    const body = { id: productId };
    if (!known.isGuest) yield* callApi(client, favorite ? addFavorite : removeFavorite, { body });
    product.stored = favorite;
    // A guest's favourite that could not be moved yet would come back with the next try.
    if (!known.isGuest && !favorite) storeIds(readStored().filter((id) => id !== productId));
    return { accepted: true as const, favorite };
  } catch (error) {
    if (product.last === own) yield put(favoriteChanged({ productId, favorite: product.stored }));
    return { accepted: false as const, message: toShownError(error).message };
  } finally {
    end();
    if (product.last === own) sending.delete(productId);
  }
}

/** Follows a guest's other tabs, which store the favourites under the same key. */
function* followOtherTabs() {
  const changes: EventChannel<string[]> = eventChannel((emit) => {
    const onStorage = ({ key }: StorageEvent) => key === guestFavorites.key && emit(guestFavorites.read());
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  });
  yield takeEvery(changes, function* (ids: string[]) {
    const { isGuest }: Favorites = yield select(getFavorites);
    if (isGuest) yield put(favoritesKnown({ ids, isGuest }));
  });
}
