import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { withoutAntdStyles } from "../../src/ui/antd/without-styles.mjs";
import { common } from "../webpack/common.mjs";
import { root } from "../workspace.mjs";

/**
 * Prints the size in a browser of each entry point of the design system, and of what `ui/forms` loads when shown. React
 * is part of the platform and not counted.
 *
 *   npm run bench:ui
 */
const output = mkdtempSync(join(tmpdir(), "entry-points-"));
const entryPoints = {
  ui: "index.ts",
  "ui-dates": "dates/index.ts",
  "ui-forms": "forms/index.ts",
  "ui-forms-select": "antd/SearchSelect.tsx",
  "ui-forms-day": "antd/DayPicker.tsx",
  "ui-overlays": "overlays/index.ts",
  "ui-tables": "tables/index.ts",
};

// Uses every export of an entry point, as a shared module does.
const entry = Object.entries(entryPoints).map(([name, module]) => {
  const index = join(root, "shared/src/ui", module);
  const file = join(output, `${name}.entry.js`);
  writeFileSync(file, `import * as entryPoint from ${JSON.stringify(index)};\nglobalThis.entryPoint = entryPoint;\n`);
  return [name, file];
});

const target = { root, directory: join(root, "shared"), env: "web", output, name: "measure", version: "1" };
const base = common(target);
const config = {
  ...base,
  // Builds of packages name modules themselves.
  optimization: { ...base.optimization, moduleIds: "deterministic" },
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
