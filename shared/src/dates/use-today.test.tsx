import { act, fireEvent, render, screen } from "@testing-library/react";
import { createTestHost } from "../testing/index.ts";
import { dayNow, useToday } from "./use-today.ts";

describe("dayNow", () => {
  it.each([
    ["2026-12-01", "2026-12-01T16:59:59Z", "2026-12-01"],
    ["2026-12-01", "2026-12-01T17:00:00Z", "2026-12-02"],
    ["2026-12-31", "2026-12-31T17:00:00Z", "2027-01-01"],
    ["2026-12-01", "2026-11-30T00:00:00Z", "2026-12-01"],
    ["2026-12-01", "2031-01-01T00:00:00Z", "2026-12-01"],
  ])("of a page opened on %s, at %s, is %s", (opened, now, day) => {
    expect(dayNow(opened, new Date(now))).toBe(day);
  });
});

describe("useToday", () => {
  const Today = () => <p>{useToday()}</p>;

  it("is the day on which it mounts, and then the one on which the shopper returns to the tab", () => {
    let now = "2026-12-01T17:00:00Z";
    const { around } = createTestHost({ name: "mf-test", now: () => new Date(now) });
    render(around(<Today />));
    expect(screen.getByText("2026-12-02")).toBeInTheDocument();
    now = "2026-12-02T17:00:00Z";
    act(() => void fireEvent(document, new Event("visibilitychange")));
    expect(screen.getByText("2026-12-03")).toBeInTheDocument();
  });
});
