import type { ReactElement } from "react";
import type { Host } from "./host.ts";
import { type Lifecycles, lifecyclesOf, type MountOptions, PartRoot } from "./lifecycles.tsx";
import type { Page, RemoteDefinition } from "./part.ts";
import type { SlotContent } from "./slot-content.ts";

/** A page or a slot's content, its code there and ready: what it declares of itself, and how it is rendered. */
export interface Part extends Partial<Omit<Page & SlotContent, "Component">> {
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
    const { Component, ...declared } = (await load()) as Page & SlotContent;
    return {
      ...declared,
      lifecycles: (options) => lifecyclesOf(Component, options),
      element: (host, props) => <PartRoot host={host} Component={Component} partProps={props} />,
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
