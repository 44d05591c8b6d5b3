import { startPolls } from "./polls.ts";

const never = 3_600_000;

/** Polls that end on request. */
function started() {
  const running: (() => void)[] = [];
  let begun = 0;
  const poll = () => {
    begun++;
    return new Promise<void>((resolve) => running.push(resolve));
  };
  const polls = startPolls(poll, never);
  return { polls, begun: () => begun, end: () => running.shift()?.() };
}

describe("startPolls", () => {
  it("begins at once, and answers a request with a poll after the running one", async () => {
    const { polls, begun, end } = started();
    const first = polls.soon();
    expect(begun()).toBe(1);
    end();
    await polls.first;
    const again = polls.soon();
    expect(again).toBe(first);
    while (begun() < 2) await new Promise(setImmediate);
    end();
    await first;
    await polls.stop();
  });

  it("answers all requests that come during a poll with one more", async () => {
    const { polls, begun, end } = started();
    end();
    await polls.first;
    const first = polls.soon();
    while (begun() < 2) await new Promise(setImmediate);
    const others = Array.from({ length: 50 }, () => polls.soon());
    end();
    await first;
    while (begun() < 3) await new Promise(setImmediate);
    end();
    await Promise.all(others);
    await polls.stop();
    expect(begun()).toBe(3);
  });
});
