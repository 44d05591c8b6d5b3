import { allDone } from "./failures.ts";

describe("allDone", () => {
  it("waits for the rest of the work when some of it fails, and names every failure", async () => {
    let finish: () => void = () => undefined;
    let isDone = false;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    }).then(() => {
      isDone = true;
    });
    const failures = [new Error("first"), new Error("second")];
    const all = allDone([...failures.map((error) => Promise.reject(error)), slow]).catch((error) => ({
      error,
      isDone,
    }));
    finish();
    expect(await all).toMatchObject({ error: { errors: failures }, isDone: true });
  });

  it("throws a single failure as it is", async () => {
    const failure = new Error("only");
    await expect(allDone([Promise.reject(failure), Promise.resolve()])).rejects.toBe(failure);
  });
});
