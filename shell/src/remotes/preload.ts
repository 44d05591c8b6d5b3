import type { LiveComposition, PartFiles } from "@thuot-tha/shared/contracts/remote";

/** Files of a page or slot content and its lazy platform modules, as absolute paths. */
export function filesOf(
  composition: LiveComposition,
  remote: string,
  part: string,
): { scripts: string[]; styles: string[] } {
  const files = composition.remotes.find(({ name }) => name === remote)?.parts[part];
  if (!files) return { scripts: [], styles: [] };
  const platform = files.platform
    .map((name) => composition.shell.parts[name])
    .filter((one): one is PartFiles => one !== undefined);
  return {
    scripts: [...platform.flatMap((one) => one.scripts), ...files.scripts],
    styles: [...platform.flatMap((one) => one.styles), ...files.styles],
  };
}

const pick = <T>(parts: Record<string, T>, isNeeded: (part: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => isNeeded(part)));

/**
 * The composition that the document of a page carries: with the files of that page and of content that the server
 * renders, and with the lazy platform modules that those name. No first view needs others; `addFiles` adds them.
 */
export function forDocument(
  composition: LiveComposition,
  { remote, page }: { remote: string; page: string },
): LiveComposition {
  const remotes = composition.remotes.map((one) => {
    const rendered = one.slots.flatMap(({ part, rendering }) => (rendering === "server" ? `slot-${part}` : []));
    const needed = one.name === remote ? [`page-${page}`, ...rendered] : rendered;
    return { ...one, parts: pick(one.parts, (part) => needed.includes(part)) };
  });
  const named = remotes.flatMap(({ parts }) => Object.values(parts).flatMap(({ platform }) => platform));
  const shellParts = pick(composition.shell.parts, (part) => part === "main" || named.includes(part));
  return { ...composition, shell: { ...composition.shell, parts: shellParts }, remotes };
}

/** Adds to a document's composition the files that it was sent without. `whole` is the same set. */
export function addFiles(composition: LiveComposition, whole: LiveComposition): void {
  Object.assign(composition.shell.parts, whole.shell.parts);
  for (const remote of composition.remotes) {
    const parts = whole.remotes.find(({ name }) => name === remote.name)?.parts;
    if (!remote.override) Object.assign(remote.parts, parts);
  }
}

const hinted = new Set<string>();

/**
 * Fetches all files of a page or slot content at once, before each one discovers the next. `preload` is for what is
 * needed now, `prefetch` for what may be needed next.
 */
export function preloadPart(
  composition: LiveComposition,
  remote: string,
  part: string,
  rel: "preload" | "prefetch" = "preload",
): void {
  const live = composition.remotes.find(({ name }) => name === remote);
  const { scripts, styles } = filesOf(composition, remote, part);
  const hint = (href: string, as: "script" | "style", integrity?: string) => {
    if (hinted.has(href)) return;
    hinted.add(href);
    // The document has already requested it.
    if (document.head.querySelector(`link[href="${href}"]`)) return;
    // The entry carries the hashes of its chunks, so they are unknown here, and a preload without the script's
    // integrity is fetched twice. A plain fetch still fills the cache.
    if (rel === "preload" && !integrity) return void fetch(href).catch(() => undefined);
    const link = document.createElement("link");
    link.rel = rel;
    link.as = as;
    link.href = href;
    if (integrity) {
      link.integrity = integrity;
      link.crossOrigin = "anonymous";
    }
    document.head.append(link);
  };
  if (live && !live.override) hint(live.entry, "script", live.integrity);
  for (const href of scripts) hint(href, "script");
  for (const href of styles) {
    if (!document.querySelector(`[data-href="${href.split("/").at(-1)}"]`)) hint(href, "style");
  }
}
