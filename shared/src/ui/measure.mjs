/**
 * Prints each entry point's size in a browser: `node shared/src/ui/measure.mjs`. React is part of the platform and not
 * counted.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { common } from "../../build/webpack/common.mjs";
import { withoutAntdStyles } from "./antd/without-styles.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const output = mkdtempSync(join(tmpdir(), "doors-"));
const doors = {
  ui: ".",
  "ui-dates": "./dates",
  "ui-forms": "./forms",
  "ui-overlays": "./overlays",
  "ui-tables": "./tables",
};

// Uses every export of an entry point, as a shared module does.
const entry = Object.entries(doors).map(([name, folder]) => {
  const index = fileURLToPath(new URL(`${folder}/index.ts`, import.meta.url));
  const file = join(output, `${name}.entry.js`);
  writeFileSync(file, `import * as door from ${JSON.stringify(index)};\nglobalThis.door = door;\n`);
  return [name, file];
});

const target = { root, directory: join(root, "shared"), env: "web", output, name: "measure", version: "1" };
const config = {
  ...common(target),
  cache: false,
  entry: Object.fromEntries(entry),
  externals: { react: "React", "react-dom": "ReactDOM", "react-dom/client": "ReactDOM", "react/jsx-runtime": "React" },
  plugins: [new MiniCssExtractPlugin(), withoutAntdStyles()],
};

webpack(config, (error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString("errors-only"));
  for (const file of readdirSync(output).filter((name) => /^ui.*(?<!entry)\.(js|css)$/.test(name))) {
    const bytes = readFileSync(join(output, file));
    const kilobytes = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(({ length }) =>
      (length / 1024).toFixed(1),
    );
    process.stdout.write(`${file.padEnd(16)} gzip ${kilobytes[0]} kB, brotli ${kilobytes[1]} kB\n`);
  }
  rmSync(output, { recursive: true });
});
