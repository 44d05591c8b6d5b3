import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createTestHost } from "../testing/index.ts";
import { useToday } from "./use-today.ts";

describe("useToday", () => {
  const Today = () => <p>{useToday()}</p>;
  let now = "";
  const { around } = createTestHost({ name: "mf-test", now: () => new Date(now) });

  it("is the day on which it mounts, and then the one on which the shopper returns to the tab", () => {
    now = "2026-12-01T17:00:00Z";
    render(around(<Today />));
    expect(screen.getByText("2026-12-02")).toBeInTheDocument();
    now = "2026-12-02T17:00:00Z";
    act(() => void fireEvent(document, new Event("visibilitychange")));
    expect(screen.getByText("2026-12-03")).toBeInTheDocument();
  });

  it("follows a clock that is corrected when the component next renders", () => {
    now = "2026-12-02T10:00:00Z";
    const { rerender } = render(around(<Today />));
    expect(screen.getByText("2026-12-02")).toBeInTheDocument();
    now = "2026-12-01T10:00:00Z";
    rerender(around(<Today />));
    expect(screen.getByText("2026-12-01")).toBeInTheDocument();
  });

  it("is the next day soon after midnight in a tab that stays on screen, and no timer stays behind", () => {
    jest.useFakeTimers();
    now = "2026-12-01T16:59:30Z";
    const { unmount } = render(around(<Today />));
    expect(screen.getByText("2026-12-01")).toBeInTheDocument();
    now = "2026-12-01T17:00:30Z";
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("2026-12-02")).toBeInTheDocument();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it("is the document's day while hydrating", () => {
    now = "2026-12-01T17:00:00Z";
    const html = renderToString(around(<Today />));
    expect(html).toBe("<p>2026-12-01</p>");
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = html;
    const onRecoverableError = jest.fn();
    render(around(<Today />), { container: place, hydrate: true, onRecoverableError });
    expect([place.textContent, onRecoverableError.mock.calls]).toEqual(["2026-12-02", []]);
  });
});
