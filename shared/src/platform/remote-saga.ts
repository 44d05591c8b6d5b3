import type { Saga } from "redux-saga";
import type { Bus } from "../contracts/define/event.ts";
import type { Client } from "../http/index.ts";

/** The dependencies of a remote's sagas. */
export interface RemoteContext {
  client: Client;
  bus: Bus;
  now(): Date;
}

/** Runs in a browser and not on the server, where only `load` runs. */
export type RemoteSaga = Saga<[RemoteContext]>;
