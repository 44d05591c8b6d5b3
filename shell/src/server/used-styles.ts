import { parseStyles, type StyleBlock } from "@thuot-tha/shared/styles";

function write(blocks: StyleBlock[], used: Set<string>): string {
  return blocks
    .map((block) => {
      if ("text" in block) return block.animation === undefined ? block.text : "";
      if ("blocks" in block) {
        const inside = write(block.blocks, used);
        return inside && `${block.prelude}{${inside}}`;
      }
      const matching = block.selectors.filter(({ classes }) => classes.every((one) => used.has(one)));
      return matching.length > 0 ? `${matching.map(({ text }) => text).join(",")}{${block.body}}` : "";
    })
    .join("");
}

const keyframesOf = (blocks: StyleBlock[], css: string): string =>
  blocks
    .map((block) => {
      if ("blocks" in block) return keyframesOf(block.blocks, css);
      return "text" in block && block.animation !== undefined && css.includes(block.animation) ? block.text : "";
    })
    .join("");

/** Addresses of files beside the stylesheet, as a document needs them. */
const withFolder = (path: string, css: string): string =>
  css.replace(/url\((?=[\w-]+\.)/g, `url(${path.slice(0, path.lastIndexOf("/") + 1)}`);

const parsed = new Map<string, StyleBlock[]>();

/**
 * Style written for earlier documents, by stylesheet and classes: those of one kind of page differ in a few classes.
 */
const written = new Map<string, string>();
const maxWritten = 200;

/**
 * The rules of a stylesheet that can match elements with the given classes, in their order: all that a document needs
 * until its scripts run. Reads each stylesheet once.
 */
export function usedStyles({ path, text }: { path: string; text: string }, classes: Set<string>): string {
  const key = [path, ...[...classes].sort()].join(" ");
  const known = written.get(key);
  if (known !== undefined) return known;
  const blocks = parsed.get(path) ?? parseStyles(withFolder(path, text));
  parsed.set(path, blocks);
  const rules = write(blocks, classes);
  const style = rules + keyframesOf(blocks, rules);
  if (written.size >= maxWritten) written.clear();
  written.set(key, style);
  return style;
}

const attribute = ' class="';

/** All classes in HTML. Most elements repeat the classes of others, so each list of names is split once. */
export function classesIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const from = at + attribute.length;
    at = html.indexOf('"', from);
    lists.add(html.slice(from, at));
  }
  return new Set([...lists].flatMap((names) => names.split(" ")));
}
