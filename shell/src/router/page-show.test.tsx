import { definePage, defineRemote, useHost } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import type { How } from "./history.ts";
import type { PageMatch } from "./match.ts";
import { createOutlet } from "./outlet.ts";
import { createPageShow } from "./page-show.ts";

// Each page is its own root, as in the shop, so `act` does not wrap its work.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const head = () => ({ title: "Đầm" });
const remote = defineRemote({
  name: "mf-a",
  pages: {
    long: async () =>
      definePage({
        routes: [],
        rendering: "server",
        head,
        Component: () => <p>{useHost().eager ? "tất cả" : "phần đầu"}</p>,
      }),
  },
});
const match: PageMatch = {
  remote: "mf-a",
  page: "long",
  pattern: "/:categoryLink",
  rendering: "server",
  login: false,
  props: { params: {}, pathname: "/dam", search: "" },
};

/** The text of a page opened in this way at this address. */
async function shownAt(address: string, how: How): Promise<string | null> {
  document.head.innerHTML = "<title></title>";
  document.body.innerHTML = "<main></main>";
  window.history.replaceState(null, "", address);
  const main = document.querySelector("main") as HTMLElement;
  const { host } = createTestHost({ name: "mf-a" });
  const pages = createPageShow({
    outlet: createOutlet(main),
    hostOf: () => host,
    onError: (_match, error) => {
      throw error;
    },
    onShown: () => undefined,
  });
  await pages.show({ match, part: await remote.page("long"), head: head(), status: 200 }, how);
  return main.textContent;
}

describe("createPageShow", () => {
  it.each([
    ["/dam", "push", "phần đầu"],
    ["/dam", "replace", "phần đầu"],
    ["/dam", "pop", "tất cả"],
    ["/dam#danh-gia", "push", "tất cả"],
  ] as const)("shows of %s by %s at first: %s", async (address, how, shown) => {
    expect(await shownAt(address, how)).toBe(shown);
  });
});
