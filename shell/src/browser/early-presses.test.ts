import { takeEarlyPresses } from "./early-presses.ts";

describe("takeEarlyPresses", () => {
  it("returns what presses each control once, in order, but for those that are gone", () => {
    document.body.innerHTML = "<button>a</button><button>b</button><button>c</button>";
    const [a, b, c] = document.querySelectorAll("button");
    const pressed: string[] = [];
    document.body.addEventListener("click", ({ target }) => pressed.push((target as Element).textContent));
    window.earlyPresses = new Set([c!, a!, b!]);
    const repeat = takeEarlyPresses(window);
    expect([window.earlyPresses, pressed]).toEqual([undefined, []]);
    b!.remove();
    repeat();
    expect(pressed).toEqual(["c", "a"]);
  });

  it("returns what presses nothing in a document without presses", () => {
    window.earlyPresses = undefined;
    expect(takeEarlyPresses(window)).not.toThrow();
  });
});
