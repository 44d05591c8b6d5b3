/** Two connected ports: a message posted to one arrives at the other in a later task. */
class Channel {
  port1 = { onmessage: null as null | (() => void), postMessage: () => this.deliver(this.port2), close() {} };
  port2 = { onmessage: null as null | (() => void), postMessage: () => this.deliver(this.port1), close() {} };

  private deliver(port: { onmessage: null | (() => void) }) {
    setTimeout(() => port.onmessage?.());
  }
}

/**
 * For tests: browser features that antd uses and jsdom lacks. Sizes are never reported; the style of a pseudo element,
 * read to measure scroll bars, is its element's.
 */
export function fillJsdomGaps(): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel;
}
