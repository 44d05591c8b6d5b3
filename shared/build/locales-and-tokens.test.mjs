import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "@swc/core";
import { remotes, root } from "./workspace.mjs";

const isSource = (path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|(^|[\\/])testing[\\/]/.test(path);

/** The sources of a package, tests left out. */
const sourcesOf = (name) =>
  readdirSync(join(root, name, "src"), { recursive: true })
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, name, "src", path), "utf8") }));

/** The keys of the objects that a locale exports, those of nested objects left out. */
const keysOf = (text) =>
  parseSync(text, { syntax: "typescript" })
    .body.flatMap(({ declaration }) => declaration?.declarations ?? [])
    .map(({ init }) => (init.type === "TsConstAssertion" ? init.expression : init))
    .flatMap(({ properties = [] }) => properties.flatMap(({ key }) => key?.value ?? []));

/** Whether a source reads a key: by its name, or by a template that ends as the name does. */
const reads = (text, key) =>
  new RegExp(`\\.${key}\\b`).test(text) ||
  [...text.matchAll(/\[`\$\{\w+\}(\w+)`\]/g)].some(([, end]) => key.endsWith(end));

/**
 * @param values text with the values of contracts, which may index a locale
 * @returns {string[]} the keys of a locale that no source which imports it reads
 */
function unreadKeys(locale, sources, values) {
  const imports = new RegExp(`from "[^"]*/${basename(locale.path)}"`);
  const readers = sources.filter((source) => source !== locale && imports.test(source.text));
  return keysOf(locale.text).filter(
    (key) => !values.includes(`"${key}"`) && !readers.some(({ text }) => reads(text, key)),
  );
}

/** @returns {string[]} the custom properties of a sheet that no source reads */
const unreadTokens = (sheet, sources) =>
  [...new Set(sheet.match(/^ *--[\w-]+(?=:)/gm))]
    .map((token) => token.trim())
    .filter((token) => !sources.some(({ text }) => text.includes(`var(${token})`)));

it("finds a key that no source reads", () => {
  const locale = {
    path: "cart.ts",
    text: 'export const cart = { title: "", none: "", rental: "", wearEvent: "", kinds: { a: "" } } as const;',
  };
  const reader = {
    path: "Cart.tsx",
    text: 'import { cart } from "./cart.ts";\ncart.title; cart[type]; cart[`$' + "{kind}Event`];",
  };
  const other = { path: "Other.tsx", text: "words.kinds;" };
  expect(unreadKeys(locale, [locale, reader, other], 'z.enum(["rental", "sale"])')).toEqual(["none", "kinds"]);
});

it("finds a token that no source reads", () => {
  const sheet = ":root {\n  --space-1: 1px;\n  --space-2: var(--space-1);\n}\n";
  expect(unreadTokens(sheet, [{ text: sheet }])).toEqual(["--space-2"]);
});

it.each(remotes)("%s names the texts of a locale file after the file", (name) => {
  const wrong = sourcesOf(name)
    .filter(({ path }) => /^locales[\\/]/.test(path))
    .flatMap(({ path, text }) => {
      const words = basename(path, ".ts").replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
      const exported = [...text.matchAll(/^export const (\w+) = \{/gm)].map(([, found]) => found);
      return exported.filter((found) => found !== `vi${words}`).map((found) => `${path}: ${found}`);
    });
  expect(wrong).toEqual([]);
});

it.each(remotes)("%s reads every key of its locales", (name) => {
  const sources = sourcesOf(name);
  const values = ["contracts/operations/entities", "domain/order", "domain/payment"]
    .map((folder) => join(root, "shared", "src", folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")))
    .join();
  const locales = sources.filter(({ path }) => /^locales[\\/]/.test(path));
  expect(locales.length).toBeGreaterThan(0);
  const unread = locales.flatMap((locale) =>
    unreadKeys(locale, sources, values).map((key) => `${locale.path}: ${key}`),
  );
  expect(unread).toEqual([]);
});

it("every design token is read", () => {
  const sheet = readFileSync(join(root, "shared", "src", "ui", "styles", "tokens.css"), "utf8");
  expect(unreadTokens(sheet, ["shared", "shell", ...remotes].flatMap(sourcesOf))).toEqual([]);
});
