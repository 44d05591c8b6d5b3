import { createRoot } from "react-dom/client";
import type { To } from "react-router-dom";
import { applyMiddleware, combineReducers, legacy_createStore } from "redux";
import createSagaMiddleware from "redux-saga";
import remote from "remote-under-development/remote.json?module";
import { matchRoute } from "../../src/contracts/index.ts";
import type { RemoteManifest } from "../../src/contracts/remote/index.ts";
import { today as todayAt } from "../../src/domain/index.ts";
import { createClient, toShownError } from "../../src/http/index.ts";
import {
  createBus,
  type Host,
  openScope,
  type Part,
  propsForContent,
  type Violation,
} from "../../src/platform/index.ts";
import "../../src/ui/index.ts";

/** The development server's manifest of the build on this page. */
const manifest: RemoteManifest = await (await fetch("/remote.json")).json();

/** A host for one remote alone: real store, sagas, bus and client. It has no other remotes, so slots stay empty. */
const sagas = createSagaMiddleware();
const store = legacy_createStore(combineReducers({ shell: () => null, ...remote.reducers }), applyMiddleware(sagas));
const client = createClient({ baseUrl: "", fetch: (...request) => window.fetch(...request) });
const now = () => new Date();
const today = todayAt(now());
const report = (violation: Violation) => console.warn("contract", violation);
const bus = createBus({ report }).scope(openScope(manifest.name));
const hrefOf = (to: To): string => {
  if (typeof to === "string") return to;
  const { pathname = window.location.pathname, search = "", hash = "" } = to;
  return pathname + search + hash;
};
const go = (to: To) => window.location.assign(hrefOf(to));
const location = { ...pick(window.location), state: null, key: "alone", mask: undefined };
const host: Host = {
  store,
  client,
  bus,
  now,
  today,
  router: {
    location: () => location as ReturnType<Host["router"]["location"]>,
    subscribe: () => () => undefined,
    replaceSearch: (search) => window.history.replaceState(null, "", window.location.pathname + search),
    navigator: { createHref: hrefOf, push: go, replace: go, go: (by) => window.history.go(by) },
  },
  eager: true,
  slots: {
    rendered: () => false,
    placeholder: () => "",
    report,
    mount: () => ({ update: () => undefined, unmount: () => undefined }),
  },
  notify: ({ kind, message }) => print(`${kind}: ${message}`),
  showError: (error) => print(toShownError(error).message),
};

function pick({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

function print(message: string): void {
  const line = document.getElementById("said");
  if (line) line.textContent = message;
}

/** `?slot=<part>` shows a slot's content, with `props` as JSON; any other address shows its page. */
async function show(): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const slot = query.get("slot");
  if (slot) {
    const part = await remote.slot(slot);
    const props = JSON.parse(query.get("props") ?? "{}");
    return renderPart(part, part.slot ? propsForContent(part, part.slot, props, remote.name) : props);
  }
  const found = matchRoute(manifest.routes, window.location.pathname);
  if (!found) return print("No page of this remote serves this address. These are there:");
  const page = await remote.page(found.route.page);
  const props = { ...pick(window.location), params: found.params };
  if (page.load) await sagas.run(page.load, props, { client, today, now }).toPromise();
  renderPart(page, props);
}

function renderPart(part: Part, props: Record<string, unknown>): void {
  createRoot(document.getElementById("part") as HTMLElement).render(part.element(host, props));
}

sagas.run(remote.saga, { client, bus, now });
show().catch((error) => print(toShownError(error).message || String(error)));
