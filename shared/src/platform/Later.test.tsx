import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createTestHost } from "../testing/test-host.tsx";
import { HostProvider } from "./host.ts";
import { Later } from "./Later.tsx";

const { host } = createTestHost({ name: "mf-a" });
const page = (whole: boolean) => (
  <HostProvider value={{ ...host, whole }}>
    <h1>Đầm</h1>
    <Later>
      <p>Đánh giá</p>
    </Later>
  </HostProvider>
);

/** Tells the observer whether the place is on screen. */
let tell: (isIntersecting: boolean) => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(onSeen: (seen: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void) {
      tell = (isIntersecting) => onSeen([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe("Later", () => {
  it("comes once the page is on screen", async () => {
    render(page(false));
    expect(screen.getByRole("heading")).toBeInTheDocument();
    await act(async () => tell(false));
    expect(screen.queryByText("Đánh giá")).toBeNull();
    await act(async () => tell(true));
    expect(screen.getByText("Đánh giá")).toBeInTheDocument();
  });

  it("is there at once where the page is wanted whole, and on the server", () => {
    render(page(true));
    expect(screen.getByText("Đánh giá")).toBeInTheDocument();
    expect(renderToString(page(true))).toContain("Đánh giá");
  });
});
