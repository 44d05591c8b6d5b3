import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { defineEvent } from "../contracts/index.ts";
import * as z from "../schema/index.ts";
import { createTestHost } from "../testing/test-host.tsx";
import { useEventState } from "./use-event-state.ts";

const shown = defineEvent({ id: "clock.shown@1", kind: "state", owner: "clock", payload: z.object({ at: z.int() }) });
const rendered: (number | "unknown")[] = [];
const Clock = () => {
  const at = useEventState(shown)?.at ?? "unknown";
  rendered.push(at);
  return <p>{at}</p>;
};
beforeEach(() => void rendered.splice(0));

function setUp() {
  const test = createTestHost({ name: "mf-a" });
  return { ...test, clock: test.as("clock") };
}

describe("useEventState", () => {
  it("has the last payload in the first render, and then each new one", async () => {
    const { around, clock } = setUp();
    shown.emit(clock, { at: 7 });
    render(around(<Clock />));
    expect(screen.getByText("7")).toBeInTheDocument();
    await act(async () => shown.emit(clock, { at: 8 }));
    expect(screen.getByText("8")).toBeInTheDocument();
    expect(rendered).toEqual([7, 8]);
  });

  it("hydrates what the server rendered without a payload, and then has it", async () => {
    const { around, clock } = setUp();
    document.body.innerHTML = `<div>${renderToString(around(<Clock />))}</div>`;
    shown.emit(clock, { at: 7 });
    const mismatches: unknown[] = [];
    await act(async () =>
      hydrateRoot(document.body.firstElementChild as Element, around(<Clock />), {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect(mismatches).toEqual([]);
    expect(screen.getByText("7")).toBeInTheDocument();
  });
});
