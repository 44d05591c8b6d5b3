import type { FailureReport } from "@thuot-tha/shared/contracts/remote";
import { telemetryPath } from "@thuot-tha/shared/contracts/remote/telemetry";

declare global {
  interface Window {
    /** The token that this document was sent with, so that the edge counts its reports, as one load. */
    shopLoad?: string;
    /** What was pressed before the scripts of the page, for `takeEarlyPresses`; undefined once React answers. */
    earlyPresses?: Set<HTMLElement>;
  }
  interface Document {
    /** Chromium renders the document ahead, and paints no frame of it yet. */
    prerendering?: boolean;
  }
}

/**
 * Runs inline in the document. Once the largest picture has loaded and is painted, it shows the icons
 * (Icon.module.css), fetches the whole stylesheets and starts the scripts, so that they compete with it neither for
 * bandwidth nor for the processor; reports to the edge when scripts fail to load or stop before the page has booted. It
 * is inserted as text (`startSource`), so it must be self-contained.
 */
function startScripts(telemetryPath: string): void {
  const root = document.documentElement;
  const list = document.getElementById("scripts")?.textContent ?? "";
  const { release, styles, scripts, ahead } = JSON.parse(list) as StartList;
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const load = opened?.serverTiming?.find(({ name }) => name === "load")?.description;
  window.shopLoad = load;
  const fail = (message: string) => {
    if ("ready" in root.dataset) return;
    const report: FailureReport = { kind: "load", who: "shell", ...release, load, message };
    navigator.sendBeacon(telemetryPath, JSON.stringify(report));
  };
  addEventListener("error", ({ message }) => fail(String(message).slice(0, 200)));
  /* A browser stores a file that arrives damaged for as long as a whole one: a year. */
  const renew = ({ target }: Event) => {
    const { integrity, src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (integrity) fetch(src || href, { cache: "reload" }).catch(() => 0);
  };
  addEventListener("error", renew, true);
  window.earlyPresses = new Set();
  const notePress = ({ target, defaultPrevented }: Event) => {
    /* A sheet opens without scripts. The link to the menu opens all of it, and is prevented once React answers it. */
    const controls = "main :is(button:not([popovertarget]),[type=radio],[type=checkbox]),[href='#menu']";
    const pressed = (target as Element).closest<HTMLElement>(controls);
    if (pressed && !defaultPrevented) window.earlyPresses?.add(pressed);
  };
  addEventListener("click", notePress);
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
  const withIntegrity = <E extends HTMLElement>(element: E, integrity?: string): E =>
    integrity ? Object.assign(element, { integrity, crossOrigin: "anonymous" }) : element;
  const showIcons = () => delete root.dataset.firstFrame;
  /* Content with an estimated height would move what a shopper sees who scrolls into it. */
  const layOutAll = () => {
    root.dataset.laidOut = "";
  };
  let started = false;
  const start = () => {
    /* A document that the browser renders ahead is visited once it is shown, which paints its first frame. */
    if (started || document.prerendering) return;
    started = true;
    showIcons();
    const used = document.head.querySelectorAll("style");
    styles.forEach((style, index) => {
      if (!style) return;
      const [href, integrity] = style;
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      /** The name under which the bundle that owns the stylesheet finds it. */
      link.dataset.href = href.split("/").pop();
      link.onerror = () => {
        link.dataset.failed = "";
      };
      used[index]?.after(withIntegrity(link, integrity));
    });
    for (const [src, integrity] of scripts) {
      const script = Object.assign(document.createElement("script"), { src, async: false, fetchPriority: "high" });
      script.onerror = () => {
        fail(`${src} did not load`);
        again();
      };
      document.head.append(withIntegrity(script, integrity));
    }
    /* Beginning a request takes a phone several milliseconds: in a task of their own, they let it paint between. */
    setTimeout(fetchAhead);
  };
  const fetchAhead = () => {
    for (const [href, integrity] of ahead) {
      const link = Object.assign(document.createElement("link"), { rel: "preload", as: "script", href });
      document.head.append(withIntegrity(link, integrity));
    }
  };
  const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next));
  afterFrame(() => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) return start();
    for (const event of ["load", "error"]) picture.addEventListener(event, () => afterFrame(start), { once: true });
    setTimeout(showIcons, 300);
  });
  addEventListener("pointerdown", start, { once: true });
  addEventListener("scroll", layOutAll, { once: true });
  setTimeout(start, 2500);
}

/** Whole stylesheets, scripts to run in order, and files to fetch beside them, with integrity where known. */
export interface StartList {
  /** Context of a failure report: the shell's version, the document's revision and set. */
  release: Pick<FailureReport, "version" | "revision" | "set">;
  /** One for each `<style>` of the document, which holds what of it the document uses; null where that is all of it. */
  styles: ([href: string, integrity?: string] | null)[];
  scripts: [src: string, integrity?: string][];
  ahead: [href: string, integrity?: string][];
}

export const startSource = `(${startScripts})(${JSON.stringify(telemetryPath)})`
  .replace(/\/\*.*?\*\//gs, "")
  .replace(/\s+/g, " ");
