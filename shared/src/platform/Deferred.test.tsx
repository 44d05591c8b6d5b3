import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createTestHost } from "../testing/test-host.tsx";
import { Deferred } from "./Deferred.tsx";
import { HostProvider } from "./host.ts";

const { host } = createTestHost({ name: "mf-a" });
const page = (eager: boolean) => (
  <HostProvider value={{ ...host, eager }}>
    <h1>Đầm</h1>
    <Deferred>
      <p>Đánh giá</p>
    </Deferred>
  </HostProvider>
);

/** Notifies the observer whether the place is on screen. */
let intersect: (isIntersecting: boolean) => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(onSeen: (seen: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void) {
      intersect = (isIntersecting) => onSeen([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe("Deferred", () => {
  it("renders once the page is on screen", async () => {
    render(page(false));
    expect(screen.getByRole("heading")).toBeInTheDocument();
    await act(async () => intersect(false));
    expect(screen.queryByText("Đánh giá")).toBeNull();
    await act(async () => intersect(true));
    expect(screen.getByText("Đánh giá")).toBeInTheDocument();
  });

  it("renders at once on an eager page and on the server", () => {
    render(page(true));
    expect(screen.getByText("Đánh giá")).toBeInTheDocument();
    // The comments are those of a boundary that hydrates by itself.
    expect(renderToString(page(true))).toContain("<!--$--><p>Đánh giá</p><!--/$-->");
  });
});
