import { whenStyled } from "./when-styled.ts";

describe("whenStyled", () => {
  it.each(["load", "error"])("waits for the %s of every stylesheet", async (event) => {
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="style" href="/b.css">';
    let isStyled = false;
    const styled = whenStyled(document).then(() => {
      isStyled = true;
    });
    await Promise.resolve();
    expect(isStyled).toBe(false);
    document.head.querySelector("[rel=stylesheet]")?.dispatchEvent(new Event(event));
    await styled;
    expect(isStyled).toBe(true);
  });

  it("does not wait for a stylesheet that has failed before", async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css" data-failed>';
    await expect(whenStyled(document)).resolves.toBeUndefined();
  });

  it("waits five seconds at most", async () => {
    jest.useFakeTimers();
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
    const styled = whenStyled(document);
    await jest.advanceTimersByTimeAsync(5000);
    await expect(styled).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});
