/**
 * Writes the style sheets of the entry points based on antd: `node shared/src/ui/antd/generate.mjs`.
 * antd computes styles while it renders; doing that once, here, keeps it out of every visit. Both schemes come from the
 * same rules: the dark one only sets the properties that differ.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { entryPointSamples, neverShown } from "./antd-samples.mjs";
import {
  namesUsed,
  parseRules,
  propertiesOf,
  withoutIdleKeyframes,
  withoutSelectors,
  writeRules,
} from "./css-rules.mjs";

const require = createRequire(import.meta.url);
const antd = require("antd");
const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
// antd's own copy: pnpm shows packages only their own dependencies.
const { createCache, extractStyle, StyleProvider } = createRequire(require.resolve("antd"))("@ant-design/cssinjs");

const tokens = JSON.parse(readFileSync(new URL("./tokens.json", import.meta.url), "utf8"));
const algorithms = { light: antd.theme.defaultAlgorithm, dark: antd.theme.darkAlgorithm };

function extract(scheme, samples) {
  const cache = createCache();
  const theme = {
    algorithm: algorithms[scheme],
    cssVar: { key: "tt", prefix: "ant" },
    hashed: false,
    token: { ...tokens[scheme], ...tokens.both },
    components: tokens.components,
  };
  const content = samples.map((sample, key) => createElement("div", { key }, sample));
  renderToString(createElement(StyleProvider, { cache }, createElement(antd.ConfigProvider, { theme }, content)));
  const read = (type) =>
    parseRules(extractStyle(cache, { plain: true, types: [type] })).filter(
      ({ head }) => head !== ".data-ant-cssinjs-cache-path",
    );
  return { global: read("token"), component: read("cssVar"), rules: read("style") };
}

/** Converts text sizes and heights from antd's pixels to rem, so that they follow the browser's text size. */
const readable = (name, value) =>
  /font-size|height/.test(name) ? value.replace(/^(\d+)px$/, (_, pixels) => `${pixels / 16}rem`) : value;

/** Properties by selector; several rules of one selector become one. */
function collect(rules) {
  const found = new Map();
  for (const { head, body } of rules) {
    const properties = found.get(head) ?? new Map();
    for (const [name, value] of propertiesOf(body)) properties.set(name, readable(name, value));
    found.set(head, properties);
  }
  return found;
}

/** The dark algorithm mixes its own shade of every colour; the values of tokens.json apply unchanged. */
function named(values, colors) {
  for (const map of values.values()) {
    for (const [name, color] of Object.entries(colors)) {
      const property = `--ant-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (map.has(property)) map.set(property, color);
    }
  }
  return values;
}

/**
 * Rules that set the properties in `used`, and a dark block for those that differ. The class is doubled: antd may put
 * its own defaults into the page at run time, and these must outweigh them wherever they come.
 */
function properties(light, dark, used) {
  const rules = (values) =>
    [...values].flatMap(([head, map]) => {
      const body = [...map].filter(([name]) => used.has(name)).map(([name, value]) => `${name}:${value};`);
      return body.length > 0 ? [{ head: head.replaceAll(".tt", ".tt.tt"), body: body.join("") }] : [];
    });
  const differing = [...dark].map(([head, map]) => [
    head,
    new Map([...map].filter(([name, value]) => light.get(head)?.get(name) !== value)),
  ]);
  const night = rules(differing);
  return writeRules([
    ...rules(light),
    ...(night.length > 0 ? [{ head: "@media (prefers-color-scheme: dark)", rules: night }] : []),
  ]);
}

/** Names used in a text, and those their values use in turn. */
function reach(text, ...maps) {
  const used = new Set();
  const visit = (names) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      for (const map of maps) for (const values of map.values()) visit(namesUsed(values.get(name) ?? ""));
    }
  };
  visit(namesUsed(text));
  return used;
}

/** @returns {Record<string, string>} style sheets by file name, relative to this folder */
export function styleSheets() {
  const base = withoutSelectors(extract("light", []).rules, neverShown);
  const baseText = new Set(base.map((rule) => writeRules([rule])));
  const sheets = {};
  const used = namesUsed(writeRules(base));
  const global = ["light", "dark"].map((scheme) => named(collect(extract(scheme, []).global), tokens[scheme]));
  for (const [entryPoint, samples] of Object.entries(entryPointSamples)) {
    const [light, dark] = ["light", "dark"].map((scheme) => extract(scheme, samples));
    const shown = withoutIdleKeyframes(withoutSelectors(light.rules, neverShown));
    const rules = writeRules(shown.filter((rule) => !baseText.has(writeRules([rule]))));
    const own = [collect(light.component), collect(dark.component)];
    const usedHere = reach(rules, ...own, ...global);
    for (const name of usedHere) used.add(name);
    sheets[`../${entryPoint}.generated.css`] = properties(...own, usedHere) + rules;
  }
  sheets["base.generated.css"] =
    properties(...global, reach([...used].map((name) => `var(${name})`).join(), ...global)) + writeRules(base);
  return sheets;
}

const sheetPath = (name) => fileURLToPath(new URL(name, import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, css] of Object.entries(styleSheets())) writeFileSync(sheetPath(name), css);
}
