import { screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useSelector } from "react-redux";
import { defineSlot } from "../contracts/index.ts";
import * as z from "../schema/index.ts";
import { createTestHost } from "../testing/test-host.tsx";
import { defineRemote } from "./define-remote.tsx";
import type { MountProps } from "./lifecycles.tsx";
import { definePage } from "./part.ts";
import type { RemoteSaga } from "./remote-saga.ts";
import { slotContent } from "./slot-content.ts";

const greeting = defineSlot({ id: "hall.greeting@1", owner: "mf-hall", props: z.object({ name: z.string() }) });
const counting = defineSlot({ id: "hall.count@1", owner: "mf-hall", props: z.object({}) });
const Greeting = ({ name }: { name: string }) => <p>Chào {name}</p>;
const Broken = () => {
  throw new Error("broken");
};
const head = () => ({ title: "Chào" });

const remote = defineRemote({
  name: "mf-greeting",
  pages: {
    greeting: async () => definePage({ routes: [], rendering: "client", Component: Greeting as never, head }),
    broken: async () => definePage({ routes: [], rendering: "client", Component: Broken, head }),
  },
  slots: { greeting: async () => slotContent({ slot: greeting, rendering: "server", Component: Greeting }) },
});

const { host } = createTestHost({ name: "mf-greeting" });

async function mount(part: string, errors: unknown[] = []) {
  const element = document.body.appendChild(document.createElement("div"));
  const loaded = await remote.page(part);
  const lifecycles = loaded.lifecycles({
    hydrate: false,
    identifierPrefix: "t-",
    onError: (error) => errors.push(error),
  });
  const props: MountProps = {
    name: `t/${part}`,
    domElement: element,
    host,
    partProps: { name: "Mai" },
    retry: () => undefined,
  };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return { element, lifecycles, props };
}

describe("defineRemote", () => {
  // The lifecycles report when React is done; `act` would block React until they have reported.
  const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeAll(() => {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterAll(() => {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it("mounts, updates and unmounts a page in a root of its own", async () => {
    const { element, lifecycles, props } = await mount("greeting");
    expect(element).toHaveTextContent("Chào Mai");
    await lifecycles.update({ ...props, partProps: { name: "Lan" } });
    expect(element).toHaveTextContent("Chào Lan");
    await lifecycles.unmount(props);
    expect(element).toBeEmptyDOMElement();
  });

  it("contains a crash, shows it, and offers to try again", async () => {
    const errors: unknown[] = [];
    const { element } = await mount("broken", errors);
    expect(element).toHaveTextContent("Phần này chưa hiện được");
    expect(screen.getByRole("button", { name: "Thử lại" })).toBeInTheDocument();
    expect(errors).toHaveLength(1);
  });

  it("renders the same part on a server", async () => {
    const part = await remote.slot("greeting");
    expect(renderToString(part.element(host, { name: "Mai" }))).toBe("<p>Chào <!-- -->Mai</p>");
  });

  it("takes over what the server rendered, though the state has moved on meanwhile", async () => {
    const count = (state = 1, { type }: { type: string }) => (type === "counted" ? state + 1 : state);
    const { host: hall } = createTestHost({ name: "mf-counter", reducers: { count } });
    const Count = () => <p>{useSelector((state: { count: number }) => state.count)}</p>;
    const counter = defineRemote({
      name: "mf-counter",
      slots: { count: async () => slotContent({ slot: counting, rendering: "server", Component: Count }) },
    });
    const part = await counter.slot("count");
    const element = document.body.appendChild(document.createElement("div"));
    element.innerHTML = renderToString(part.element(hall, {}));
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const lifecycles = part.lifecycles({ hydrate: true, identifierPrefix: "t-", onError });
    const props: MountProps = {
      name: "t/count",
      domElement: element,
      host: hall,
      partProps: {},
      retry: () => undefined,
    };
    await lifecycles.bootstrap(props);
    const mounting = lifecycles.mount(props);
    queueMicrotask(() => hall.store.dispatch({ type: "counted" }));
    await mounting;
    await waitFor(() => expect(element).toHaveTextContent("2"));
    expect(errors).toEqual([]);
  });

  it("runs its own saga at once, and those of pages and slots once they are first loaded, each once", async () => {
    const started: string[] = [];
    const sagaOf = (name: string): RemoteSaga =>
      function* () {
        yield started.push(name);
      };
    const [own, shared, late] = ["own", "shared", "late"].map(sagaOf);
    const head = () => ({ title: "" });
    const page = (sagas: RemoteSaga[]) => async () =>
      definePage({ routes: [], rendering: "client", sagas, Component: () => null, head });
    const busy = defineRemote({
      name: "mf-busy",
      pages: { first: page([shared!]), second: page([shared!, late!]) },
      saga: own,
    });
    createTestHost({ name: "mf-busy", saga: busy.saga });
    expect(started).toEqual(["own"]);
    await busy.page("first");
    await waitFor(() => expect(started).toEqual(["own", "shared"]));
    await busy.page("second");
    await waitFor(() => expect(started).toEqual(["own", "shared", "late"]));
    createTestHost({ name: "mf-busy", saga: busy.saga });
    expect(started.slice(3)).toEqual(["own", "shared", "late"]);
  });

  it("rejects a page it does not have", async () => {
    await expect(remote.page("other")).rejects.toThrow('mf-greeting has no page "other"');
  });
});
