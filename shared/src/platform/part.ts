import type { ComponentType } from "react";
import type { Reducer } from "redux";
import type { Saga } from "redux-saga";
import type { Bus } from "../contracts/events/bus.ts";
import type { Client } from "../http/index.ts";

/** Where a page stands: its path parameters (decoded) and query string (with the question mark, or empty). */
export interface PageProps {
  params: Readonly<Record<string, string>>;
  pathname: string;
  search: string;
}

export interface HeadPicture {
  href: string;
  srcSet: string;
  sizes: string;
}

/** What a page says about itself to browsers, search engines and people who share it. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the one address this content should be known by. */
  canonical?: string;
  /** schema.org objects. */
  structuredData?: Record<string, unknown>[];
  /** The largest picture of the first view: preloaded with the document. */
  picture?: HeadPicture;
  /** Keep the page out of search results. */
  noIndex?: boolean;
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

/** A page: data, picture and description, run on the server and in browsers alike. */
export interface Page {
  load?: Load;
  Component: ComponentType<PageProps>;
  head: (state: State, props: PageProps) => Head;
}

/** What fills a slot. Its props are JSON, described where the slot is. */
// biome-ignore lint/suspicious/noExplicitAny: every slot has props of its own
export interface SlotFill<P = any> {
  Component: ComponentType<P>;
}

export interface RemoteContext {
  client: Client;
  bus: Bus;
  now(): Date;
}

/** Everything a remote is made of; `defineRemote` turns it into the module the shell loads. */
export interface RemoteDefinition {
  name: string;
  pages?: Record<string, () => Promise<Page>>;
  slots?: Record<string, () => Promise<SlotFill>>;
  /** Slices, by the key they stand under in the store. */
  reducers?: Record<string, Reducer>;
  /** Started once, when the remote is first loaded. Not on the server: there only `load` runs. */
  saga?: Saga<[RemoteContext]>;
}
