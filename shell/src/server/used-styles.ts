/** One block of a stylesheet: a rule, or an at-rule with its text or with the rules in it. */
type Block =
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { prelude: string; blocks: Block[] }
  | { text: string; animation?: string };

const groups = /^@(media|supports|layer|container)/;
const quotes = new Set(['"', "'"]);

/** Index after the text that starts at `from` and ends with one of the characters, outside quotes and brackets. */
function endOf(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const one = css.charAt(at);
    if (depth === 0 && ends.includes(one)) return at;
    if (quotes.has(one)) {
      for (at++; css.charAt(at) !== one; at++) if (css.charAt(at) === "\\") at++;
    } else if ("([{".includes(one)) depth++;
    else if (")]}".includes(one)) depth--;
  }
  return css.length;
}

function split(list: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < list.length; ) {
    const end = endOf(list, at, ",");
    parts.push(list.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Classes that elements must have; those in `:not()`, `:is()` and the like are ignored. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, "").matchAll(/\.((?:\\.|[\w-])+)/g)].map(
    ([, name]) => name ?? "",
  );

function parse(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < css.length; ) {
    const open = endOf(css, at, "{;");
    if (css.charAt(open) !== "{") {
      blocks.push({ text: css.slice(at, open + 1) });
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, "}");
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    at = close + 1;
    if (groups.test(prelude)) blocks.push({ prelude, blocks: parse(body) });
    else if (prelude.startsWith("@")) {
      blocks.push({ text: `${prelude}{${body}}`, animation: /^@keyframes (\S+)/.exec(prelude)?.[1] });
    } else blocks.push({ selectors: split(prelude).map((text) => ({ text, classes: classesOf(text) })), body });
  }
  return blocks;
}

function write(blocks: Block[], used: Set<string>): string {
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

const keyframesOf = (blocks: Block[], css: string): string =>
  blocks
    .map((block) => {
      if ("blocks" in block) return keyframesOf(block.blocks, css);
      return "text" in block && block.animation !== undefined && css.includes(block.animation) ? block.text : "";
    })
    .join("");

const parsed = new Map<string, Block[]>();

/** Style written for earlier documents, by stylesheet and classes: those of one kind of page differ in a few classes. */
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
  const blocks = parsed.get(path) ?? parse(text);
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
