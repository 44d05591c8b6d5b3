import type { ReactElement } from "react";
import type { Host } from "./host.ts";
import { type Lifecycles, lifecyclesOf, type MountOptions, PartRoot } from "./lifecycles.tsx";
import type { Head, Load, PageProps, RemoteDefinition } from "./part.ts";

/** A page or a slot's filling, its code there and ready. */
export interface Part {
  /** Of a page only. */
  load?: Load;
  head?: (state: unknown, props: PageProps) => Head;
  lifecycles(options: MountOptions): Lifecycles;
  /** The whole tree, for a server renderer. */
  element(host: Host, props: Record<string, unknown>): ReactElement;
}

/** The one module a remote exposes (`./remote`). */
export interface RemoteModule {
  name: string;
  reducers: NonNullable<RemoteDefinition["reducers"]>;
  saga?: RemoteDefinition["saga"];
  /** Loads a page's code. Rejects when the remote has no such page or its code cannot be had. */
  page(name: string): Promise<Part>;
  slot(name: string): Promise<Part>;
}

/** Makes the module a remote exposes from its pages, slots, slices and saga. */
export function defineRemote({ name, pages = {}, slots = {}, reducers = {}, saga }: RemoteDefinition): RemoteModule {
  async function part(kind: string, parts: Record<string, () => Promise<unknown>>, key: string): Promise<Part> {
    const load = parts[key];
    if (!load) throw new Error(`${name} has no ${kind} "${key}"`);
    const loaded = (await load()) as Pick<Part, "load" | "head"> & { Component: React.ComponentType };
    return {
      load: loaded.load,
      head: loaded.head,
      lifecycles: (options) => lifecyclesOf(loaded.Component, options),
      element: (host, props) => <PartRoot host={host} Component={loaded.Component} partProps={props} />,
    };
  }
  return {
    name,
    reducers,
    saga,
    page: (key) => part("page", pages, key),
    slot: (key) => part("slot", slots, key),
  };
}
