/**
 * A style sheet as a list of rules: `{ head, body }` for plain ones, `{ head, rules }` for those that hold others.
 * Enough for what antd's extractor writes: no comments, no strings with braces.
 */
export function parseRules(css) {
  const rules = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    let depth = 1;
    let close = open + 1;
    for (; depth > 0; close++) depth += css[close] === "{" ? 1 : css[close] === "}" ? -1 : 0;
    const head = css.slice(at, open).trim();
    const inner = css.slice(open + 1, close - 1);
    rules.push(inner.includes("{") ? { head, rules: parseRules(inner) } : { head, body: inner.trim() });
    at = close;
  }
  return rules;
}

export const writeRules = (rules) =>
  rules.map(({ head, body, rules: inner }) => `${head}{${inner ? `\n${writeRules(inner)}` : body}}\n`).join("");

/** Splits a selector list at its top-level commas. */
const selectorsOf = (head) => head.split(/,(?![^(]*\))/).map((one) => one.trim());

/** Leaves out every selector that `unwanted` matches, and the rules that have none left. */
export function withoutSelectors(rules, unwanted) {
  return rules.flatMap((rule) => {
    if (rule.head.startsWith("@keyframes") || rule.head.startsWith("@font-face")) return [rule];
    if (rule.rules) {
      const inner = withoutSelectors(rule.rules, unwanted);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    // A class within `:not()` does not count.
    const kept = selectorsOf(rule.head).filter((selector) => !unwanted.test(selector.replace(/:not\([^)]*\)/g, "")));
    return kept.length > 0 && rule.body !== "" ? [{ head: kept.join(","), body: rule.body }] : [];
  });
}

/** Leaves out animations that no rule uses. */
export function withoutIdleKeyframes(rules) {
  const played = writeRules(rules.filter(({ head }) => !head.startsWith("@keyframes")));
  return rules.filter(({ head }) => !head.startsWith("@keyframes") || played.includes(head.split(/\s+/)[1]));
}

/** Custom properties of a rule's body, by name. */
export const propertiesOf = (body) =>
  new Map([...body.matchAll(/(--[\w-]+):([^;]*);?/g)].map(([, name, value]) => [name, value]));

export const namesUsed = (text) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
