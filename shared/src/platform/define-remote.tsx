import type { ReactElement } from "react";
import { fork } from "redux-saga/effects";
import type { Host } from "./host.ts";
import { type Lifecycles, lifecyclesOf, type MountOptions, PageRoot, PartRoot } from "./lifecycles.tsx";
import type { Page, RemoteDefinition } from "./part.ts";
import type { RemoteContext, RemoteSaga } from "./remote-saga.ts";
import type { SlotContent } from "./slot-content.ts";

/** The loaded code of a page or of slot content: its declarations, and how it is rendered. */
export interface Part extends Partial<Omit<Page & SlotContent, "Component" | "sagas">> {
  lifecycles(options: MountOptions): Lifecycles;
  /** The whole tree, for a server renderer. */
  element(host: Host, props: Record<string, unknown>): ReactElement;
}

/** The one module a remote exposes (`./remote`). */
export interface RemoteModule {
  name: string;
  reducers: NonNullable<RemoteDefinition["reducers"]>;
  /** Runs the remote's own saga, and those of its pages and slots once each is first loaded. Browser only. */
  saga: RemoteSaga;
  /** Loads a page's code. Rejects when the remote has no such page or its code fails to load. */
  page(name: string): Promise<Part>;
  slot(name: string): Promise<Part>;
}

/** Makes the module a remote exposes from its pages, slots, slices and saga. */
export function defineRemote({ name, pages = {}, slots = {}, reducers = {}, saga }: RemoteDefinition): RemoteModule {
  const requested: RemoteSaga[] = saga ? [saga] : [];
  let resume = (): void => undefined;

  function request(sagas: readonly RemoteSaga[]): void {
    requested.push(...sagas.filter((one) => !requested.includes(one)));
    resume();
  }

  function* runRequested(context: RemoteContext) {
    for (let started = 0; ; ) {
      while (started < requested.length) yield fork(requested[started++]!, context);
      yield new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
  }

  async function part(
    kind: "page" | "slot",
    parts: Record<string, () => Promise<unknown>>,
    key: string,
  ): Promise<Part> {
    const load = parts[key];
    if (!load) throw new Error(`${name} has no ${kind} "${key}"`);
    const { Component, sagas = [], ...declared } = (await load()) as Page & SlotContent;
    request(sagas);
    const Root = kind === "page" ? PageRoot : PartRoot;
    return {
      ...declared,
      lifecycles: (options) => lifecyclesOf(Component, kind, options),
      element: (host, props) => <Root host={host} Component={Component} partProps={props} />,
    };
  }
  return {
    name,
    reducers,
    saga: runRequested,
    page: (key) => part("page", pages, key),
    slot: (key) => part("slot", slots, key),
  };
}
