import type { DocumentPicture, LiveComposition } from "@thuot-tha/shared/contracts/remote";
import type { Head, HeadPicture } from "@thuot-tha/shared/platform";
import { filesOf, forDocument } from "../remotes/preload.ts";
import { fullTitle } from "../router/head.ts";
import { type InitialState, initialStateId } from "../router/initial-state.ts";
import { type StartList, startSource } from "./start-scripts.ts";
import { classesIn, usedStyles } from "./used-styles.ts";

export interface DocumentParts {
  head: Head;
  origin: string;
  initial: InitialState;
  /** Layout with the page in it. */
  body: string;
  /** Stylesheets of the layout, the page and the slots in it, in their order. */
  styles: { path: string; text: string }[];
  /** SHA-384 of a file, by its address. */
  integrityOf?: (path: string) => string | undefined;
}

/**
 * The complete document: style, markup and data. Its scripts, and the rest of its style, follow the largest picture.
 */
export function documentHtml({ head, origin, initial, body, styles, integrityOf }: DocumentParts): string {
  const { composition, match } = initial;
  const canonical = origin + (head.canonical ?? match.props.pathname);
  const title = escapeHtml(fullTitle(head.title));
  const description = escapeHtml(head.description ?? "");
  const picture = head.picture;
  const shown = withPictureId(body);
  const classes = classesIn(body);
  const inlined = styles.map((style) => ({ ...style, used: usedStyles(style, classes) }));
  return `<!doctype html>
<html lang="vi" data-first-frame><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${picture ? preloads(picture).join("") : ""}${shown === body ? "" : `<link rel="expect" href="#${pictureId}" blocking="render">`}
<meta name="description" content="${description}"><link rel="canonical" href="${escapeHtml(canonical)}">
<meta name="robots" content="${head.noIndex ? "noindex" : "index,follow"}"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#7B2D43"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191412">
<meta property="og:site_name" content="Thướt Tha"><meta property="og:locale" content="vi_VN"><meta property="og:type" content="${isProduct(head) ? "product" : "website"}"><meta name="twitter:card" content="summary_large_image"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${escapeHtml(canonical)}">${picture ? `<meta property="og:image" content="${escapeHtml(origin + picture.href)}">` : ""}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="${shellFile(composition, "manifest.webmanifest")}"><link rel="apple-touch-icon" href="${shellFile(composition, "icon-apple-180.png")}">
${inlined.map(({ used }) => `<style>${used}</style>`).join("")}${picturesOf(inlined)}
${(head.structuredData ?? []).map((data) => `<script type="application/ld+json">${jsonData(withOrigin(data, origin))}</script>`).join("")}
</head><body><div id="app">${shown}</div>
<script type="application/json" id="${initialStateId}">${jsonData({ ...initial, composition: forDocument(composition, match) })}</script>
<script type="application/json" id="scripts">${jsonData(startList(initial, inlined, integrityOf))}</script>
<script>${startSource}</script></body></html>`;
}

/** Preloads the pictures of the style, which the first frame leaves out. */
const picturesOf = (styles: readonly { used: string }[]): string =>
  styles
    .flatMap(({ used }) => [...used.matchAll(/url\((\/[^)]+)\)/g)])
    .map(([, href]) => `<link rel="preload" as="image" href="${href}" crossorigin>`)
    .join("");

const pictureId = "first-picture";

/**
 * Names the largest picture, for which the first frame waits: a parser that pauses before it would let the browser lay
 * out and paint a page without the picture, and all of it again with it.
 */
const withPictureId = (body: string): string => body.replace(/<img [^>]*fetchPriority="high"/, `$& id="${pictureId}"`);

/** Preloads the largest picture; of two, the one that the screen shows. The last is the one that phones show. */
function preloads({ href, srcSet, sizes, instead }: HeadPicture): string[] {
  const link = (attributes: string, from: { srcSet: string; sizes: string }) =>
    `<link rel="preload" as="image" fetchpriority="high"${attributes} imagesrcset="${escapeHtml(from.srcSet)}" imagesizes="${escapeHtml(from.sizes)}">`;
  const own = ` href="${escapeHtml(href)}"`;
  if (!instead) return [link(own, { srcSet, sizes })];
  const media = escapeHtml(instead.media);
  return [link(`${own} media="not all and ${media}"`, { srcSet, sizes }), link(` media="${media}"`, instead)];
}

/**
 * How the edge writes the largest picture into the document: as the one choice of its `srcset`, in place of the
 * preload. Hydration leaves it there, because React compares no attributes.
 */
export function documentPicture({ head, body }: Pick<DocumentParts, "head" | "body">): DocumentPicture | undefined {
  const { picture } = head;
  if (!picture?.carried) return undefined;
  const address = picture.carried;
  const { srcSet } = picture.instead ?? picture;
  const choices = `srcSet="${escapeHtml(srcSet)}"`;
  const chosen = srcSet.split(", ").find((one) => one.startsWith(`${address} `));
  if (!chosen || !body.includes(choices)) return undefined;
  const preload = preloads(picture).at(-1) ?? "";
  return {
    address,
    replacements: [
      [preload, ""],
      [choices, `srcset="${chosen.replace(address, "{picture}")}"`],
    ],
  };
}

const isProduct = ({ structuredData = [] }: Head): boolean =>
  structuredData.some((data) => data["@type"] === "Product");

/** The files that the document's script fetches once the largest picture has loaded. */
function startList(
  { composition, match }: InitialState,
  styles: { path: string; text: string; used: string }[],
  integrityOf: DocumentParts["integrityOf"] = () => undefined,
): StartList {
  const { revision, shell, remotes } = composition;
  // A document with a developer's own build names no set.
  const set = remotes.some(({ override }) => override) ? undefined : composition.set;
  const withIntegrity = (path: string): [string, string?] => {
    const integrity = integrityOf(path);
    return integrity ? [path, integrity] : [path];
  };
  const live = remotes.find(({ name }) => name === match.remote);
  return {
    release: { version: shell.version, revision, set },
    styles: styles.map(({ path, text, used }) => (used === text ? null : withIntegrity(path))),
    scripts: (shell.parts.main?.scripts ?? []).map(withIntegrity),
    ahead: [
      ...(live && !live.override ? [[live.entry, live.integrity] as [string, string]] : []),
      ...filesOf(composition, match.remote, `page-${match.page}`).scripts.map(withIntegrity),
    ],
  };
}

/** Address of a file of the shell's release. */
const shellFile = ({ shell }: LiveComposition, file: string): string => `/r/shell/${shell.version}/${file}`;

/** schema.org requires absolute addresses; pages only have paths. */
function withOrigin(data: Record<string, unknown>, origin: string): unknown {
  const absolute = (value: unknown): unknown =>
    typeof value === "string" && value.startsWith("/") ? origin + value : value;
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === "url" || key === "item") return absolute(value);
    return key === "image" && Array.isArray(value) ? value.map(absolute) : value;
  });
}

/** JSON that cannot end its own script element. */
const jsonData = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one);
