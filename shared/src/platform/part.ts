import type { ComponentType } from "react";
import type { Reducer } from "redux";
import type { Route } from "../contracts/define/route.ts";
import type { Rendering } from "../contracts/remote/manifest.ts";
import type { Client } from "../http/index.ts";
import type { RemoteSaga } from "./remote-saga.ts";
import type { SlotContent } from "./slot-content.ts";

/** A page's address: its path parameters (decoded) and query string (with the question mark, or empty). */
export interface PageProps {
  params: Readonly<Record<string, string>>;
  pathname: string;
  search: string;
}

export interface HeadPicture {
  href: string;
  srcSet: string;
  sizes: string;
  /** Shown instead on screens that match `media`, which do not load the one above. */
  instead?: { media: string; srcSet: string; sizes: string };
  /**
   * Address of the picture, in the size in which the document itself may contain it; it is the picture that phones
   * show. The size is sharp on every phone, because no other size follows.
   */
  carried?: string;
}

/** A page's metadata for browsers, search engines and sharing. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical address. */
  canonical?: string;
  /** schema.org objects. Only documents hold them: `typeof window === "undefined"` leaves their code to servers. */
  structuredData?: Record<string, unknown>[];
  /** The largest picture of the first view: preloaded with the document. */
  picture?: HeadPicture;
  /** Keep the page out of search results. */
  noIndex?: boolean;
  /** The page's subject no longer exists: its document is answered with 410. */
  gone?: boolean;
}

export interface LoadContext {
  client: Client;
  today: string;
  now(): Date;
}

/** A saga that fetches what the page needs into the store. An `ApiError` it throws becomes the page's status. */
// biome-ignore lint/suspicious/noExplicitAny: a saga's yields are of every kind of effect
export type Load = (props: PageProps, context: LoadContext) => Generator<any, void, any>;

// biome-ignore lint/suspicious/noExplicitAny: each page reads its own slices of the state
type State = any;

/** The part of a query string that the page depends on, in canonical form, with the question mark or empty. */
export type CanonicalSearch = (search: string) => string;

/** A page: its addresses, data, component and head. It runs on the server and in browsers. */
export interface Page {
  routes: readonly Route[];
  /** `server`: the edge renders it into the document. `client`: only a browser does. */
  rendering: Rendering;
  /** Whether only customers have access. */
  login: boolean;
  load?: Load;
  /**
   * Whether the state still holds the page's data, for pages whose data is evicted. A cached page is shown again only
   * with its data. Without `isLoaded`, the data counts as present.
   */
  isLoaded?: (state: State, props: PageProps) => boolean;
  /** Run from the moment the page is first loaded; one that several pages and slots name runs once. */
  sagas?: readonly RemoteSaga[];
  /**
   * The server renders one document for all query strings with the same result. Without it, every query string counts.
   */
  canonicalSearch?: CanonicalSearch;
  Component: ComponentType<PageProps>;
  head: (state: State, props: PageProps) => Head;
}

type PageDefinition = Omit<Page, "routes" | "login"> & { login?: boolean } & (
    | { route: Route; routes?: never }
    | { routes: readonly Route[]; route?: never }
  );

/** @example definePage({ route: productRoute, rendering: "server", load, Component: ProductPage, head }) */
export const definePage = ({ route, routes, login = false, ...page }: PageDefinition): Page => ({
  ...page,
  login,
  routes: routes ?? [route],
});

/** What a remote adds to the shop's one store on every page. */
export interface RemoteStore {
  /** Slices, by their key in the store. */
  reducers?: Record<string, Reducer>;
  /** Runs as soon as the remote is loaded; sagas for single pages and slots belong in their `sagas`. */
  saga?: RemoteSaga;
}

/** @example defineStore({ reducers: { cart: cartReducer }, saga: cartSaga }) */
export const defineStore = <S extends RemoteStore>(store: S): S => store;

/** The pages, slots, slices and saga of a remote; the build generates it from the remote's folders. */
export interface RemoteDefinition extends RemoteStore {
  name: string;
  pages?: Record<string, () => Promise<Page>>;
  slots?: Record<string, () => Promise<SlotContent>>;
}
