declare global {
  interface Window {
    /** A key of this document, so that all its reports count as one load. */
    shopLoad?: string;
  }
}

/**
 * Runs inline in the document: starts the scripts once the largest picture has loaded, so that they do not compete for
 * bandwidth; tells the edge when they fail to load or stop before the page has booted. It is inserted as text
 * (`startSource`), so it must be self-contained.
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
  /** Allows one restart, and none in a browser that cannot store that it happened. */
  const mayRestart = () => {
    try {
      if (sessionStorage.getItem("restarted")) return false;
      sessionStorage.setItem("restarted", "1");
      return true;
    } catch {
      return false;
    }
  };
  /** An empty place that needs scripts reloads once, then shows the failure. */
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

/** Scripts to run in order and files to fetch beside them, with integrity where known. */
export interface StartList {
  /** Context of a failure report: the shell's version, the document's revision and set. */
  release: { version: string; revision: number; set?: string };
  scripts: [src: string, integrity?: string][];
  ahead: [href: string, integrity?: string][];
}

export const startSource = `(${startScripts})()`.replace(/\s+/g, " ");
