import type { InitialState } from "../router/initial-state.ts";
import { createServices } from "./services.ts";

const initial = {
  composition: { revision: 7, shell: { version: "1.0.0", parts: {} }, remotes: [{ name: "mf-a", version: "2.0.0" }] },
  settings: { devTools: false },
  state: {},
  match: { remote: "mf-a", page: "home", pattern: "/home", props: { params: {}, pathname: "/home", search: "" } },
} as unknown as InitialState;

describe("the shell's services", () => {
  it("report what a remote throws outside of React, from before the page is ready", () => {
    const sent: unknown[] = [];
    Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
    jest.spyOn(console, "error").mockImplementation();
    window.fetch = async () => new Response();
    createServices(initial);
    const error = Object.assign(new Error("broken"), { stack: "Error: broken\n    at https://shop/r/mf-a/2.0.0/a.js" });
    window.dispatchEvent(new ErrorEvent("error", { error }));
    expect(sent).toMatchObject([{ kind: "crash", who: "mf-a", version: "2.0.0", revision: 7, message: "broken" }]);
  });
});
