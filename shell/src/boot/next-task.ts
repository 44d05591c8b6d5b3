/** Ends the task that runs now, so that a press is answered and a picture painted before the rest goes on. */
export function nextTask(): Promise<void> {
  // Not a timer: those wait a second and more in a tab that is not in front.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
