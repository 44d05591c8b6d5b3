/** Ends the current task, so that the browser can handle input and paint before the work continues. */
export function nextTask(): Promise<void> {
  // Not a timer, because browsers delay timers by a second or more in a background tab.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
