import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A busy machine needs more than the default timeout of one second.
configure({ asyncUtilTimeout: 5000 });

// jsdom reads a file only through a FileReader.
if (typeof FileReader !== "undefined") {
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
}

// jsdom has no layout: nothing is scrolled, or at a point. Tests in Node's environment have no elements.
if (typeof Element !== "undefined") {
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  document.elementFromPoint ??= () => null;
}

// jsdom has the element of a dialog, but cannot open it.
if (typeof HTMLDialogElement !== "undefined") {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    if (this.open) throw new DOMException("The dialog is open.", "InvalidStateError");
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
}

// jsdom makes no addresses for files: theirs have their names.
if (typeof window !== "undefined") {
  URL.createObjectURL ??= (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL ??= () => undefined;
}

// jsdom measures nothing.
if (typeof window !== "undefined") {
  window.PerformanceObserver ??= class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof PerformanceObserver;
}

// jsdom has no media queries: none matches, as on a narrow screen without preferences.
if (typeof window !== "undefined") {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
}

// The host of questions has its own React root, which outlives a test: one left open, or still fading, ends here.
afterEach(async () => {
  if (typeof document === "undefined" || !document.querySelector("[role=dialog]")) return;
  const { cleanup, waitFor } = await import("@testing-library/react");
  cleanup();
  window.dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
});
