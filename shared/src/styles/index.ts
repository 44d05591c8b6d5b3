/** One block of a stylesheet: a rule, or an at-rule with its text or with the rules in it. */
export type StyleBlock =
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { prelude: string; blocks: StyleBlock[] }
  | { text: string; animation?: string };

const groups = /^@(media|supports|layer|container)/;
const quotes = new Set(['"', "'"]);

/** Index after the text that starts at `from` and ends with one of the characters, outside quotes and brackets. */
function endOf(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const one = css.charAt(at);
    if (depth === 0 && ends.includes(one)) return at;
    if (one === "\\") at++;
    else if (quotes.has(one)) {
      // A line's end ends a text, too.
      for (at++; at < css.length && css.charAt(at) !== one && css.charAt(at) !== "\n"; at++)
        if (css.charAt(at) === "\\") at++;
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
export const classesOf = (selector: string): string[] =>
  [...selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, "").matchAll(/\.((?:\\.|[\w-])+)/g)].map(
    ([, name]) => name ?? "",
  );

/** Reads a stylesheet without comments, as builds write it. */
export function parseStyles(css: string): StyleBlock[] {
  const blocks: StyleBlock[] = [];
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
    if (groups.test(prelude)) blocks.push({ prelude, blocks: parseStyles(body) });
    else if (prelude.startsWith("@")) {
      blocks.push({ text: `${prelude}{${body}}`, animation: /^@keyframes (\S+)/.exec(prelude)?.[1] });
    } else blocks.push({ selectors: split(prelude).map((text) => ({ text, classes: classesOf(text) })), body });
  }
  return blocks;
}
