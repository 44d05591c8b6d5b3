import { background } from "./background.ts";

describe("background", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("starts later work after a second", () => {
    const work = jest.fn(async () => {});
    background().addLater(work);
    jest.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("starts later work as soon as it is waited for, once, and waits for its end", async () => {
    const done: string[] = [];
    const { addLater, finished } = background();
    addLater(async () => {
      await Promise.resolve();
      done.push("work");
    });
    await finished();
    expect(done).toEqual(["work"]);
    jest.advanceTimersByTime(1000);
    await finished();
    expect(done).toEqual(["work"]);
  });

  it("reports the failure of later work", async () => {
    const { addLater, onFailure, finished } = background();
    const reported: unknown[] = [];
    onFailure((error) => reported.push(error));
    addLater(() => Promise.reject("failed"));
    await finished();
    expect(reported).toEqual(["failed"]);
  });
});
