/**
 * Watches the requests of a page; call it before the page loads.
 * @returns a function that resolves once no request is under way and idle time of the main thread has started no other
 */
export function watchQuiet(page) {
  let started = 0;
  let open = 0;
  let wake = () => undefined;
  page.on("request", () => {
    started++;
    open++;
  });
  const end = () => {
    open--;
    if (open === 0) wake();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // Chromium may give a page that paints nothing no idle time until the next command comes, so waiting has an end.
  const idle = () => {
    const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    return whenIdle().then(whenIdle);
  };
  return async () => {
    let before;
    do {
      before = started;
      if (open > 0) {
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
      await page.evaluate(idle);
    } while (open > 0 || started !== before);
  };
}
