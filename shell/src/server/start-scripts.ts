declare global {
  interface Window {
    /** A word for this document, so that whatever is told of it counts as one. */
    shopLoad?: string;
  }
}

/**
 * Runs from inside the document: starts the scripts once the largest picture is there, so that they never compete with
 * it for the line; tells the edge when they cannot be had or stop before the page has come to life. Put there as text (`startSource`), so it must stand alone.
 */
function startScripts(): void {
  const { release, scripts, ahead } = JSON.parse(document.getElementById("scripts")?.textContent ?? "") as StartList;
  const load = Math.random().toString(36).slice(2);
  window.shopLoad = load;
  const fail = (message: string) => {
    if ("ready" in document.documentElement.dataset) return;
    navigator.sendBeacon("/telemetry", JSON.stringify({ kind: "load", who: "shell", ...release, load, message }));
  };
  addEventListener("error", ({ message }) => fail(String(message).slice(0, 200)));
  /** Once, and never in a browser that may not keep that it has. */
  const mayRestart = () => {
    try {
      if (sessionStorage.getItem("restarted")) return false;
      sessionStorage.setItem("restarted", "1");
      return true;
    } catch {
      return false;
    }
  };
  /** A place that only scripts fill stays empty without them: asked for once more, then told. */
  const again = () => {
    const place = document.querySelector("[data-skeleton]");
    if (!place) return;
    if (mayRestart()) location.reload();
    else {
      const link = Object.assign(document.createElement("a"), { href: "", textContent: "Thử lại" });
      place.replaceChildren("Trang này chưa tải được. ", link);
    }
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const [src, integrity] of scripts) {
      const script = Object.assign(document.createElement("script"), { src, async: false, fetchPriority: "high" });
      if (integrity) Object.assign(script, { integrity, crossOrigin: "anonymous" });
      script.onerror = () => {
        fail(`${src} did not load`);
        again();
      };
      document.head.append(script);
    }
    for (const [href, integrity] of ahead) {
      const link = Object.assign(document.createElement("link"), { rel: "preload", as: "script", href });
      if (integrity) Object.assign(link, { integrity, crossOrigin: "anonymous" });
      document.head.append(link);
    }
  };
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) start();
  else {
    for (const event of ["load", "error"]) picture.addEventListener(event, start, { once: true });
    addEventListener("pointerdown", start, { once: true });
    setTimeout(start, 2500);
  }
}

/** Addresses with their integrity, where it is known: what to run, in order, and what to fetch beside it. */
export interface StartList {
  /** What is told of a failure: the shell's version, the revision and the set of the document. */
  release: { version: string; revision: number; set?: string };
  scripts: [src: string, integrity?: string][];
  ahead: [href: string, integrity?: string][];
}

export const startSource = `(${startScripts})()`.replace(/\s+/g, " ");
