import { join } from "node:path";
import { parseArgs } from "node:util";
import { isInstalled, nameIn, print, readEnvFile, remotes, root, seconds, warn } from "../workspace.mjs";
import { install } from "./install.mjs";

/**
 * Builds one remote whenever its sources change and serves it to a running shop, which shows it after
 * `?override=<remote>@http://localhost:<port>`, and on a page of its own. The page keeps its state.
 */
async function dev(name, { requestedPort, shop }) {
  if (!isInstalled && !remotes.includes(name))
    throw new Error(`There is no remote ${name}; there are ${remotes.join(", ")}.`);
  const [{ default: webpack }, { devConfigurations }, { ManifestPlugin }, { createDevServer, freePort }] =
    await Promise.all([
      import("webpack"),
      import("../dev/config.mjs"),
      import("../dev/manifest.mjs"),
      import("../dev/server.mjs"),
    ]);
  const target = { root, directory: isInstalled ? root : join(root, name), name };
  const ownPort = 4100 + Math.max(1, remotes.indexOf(name) + 1);
  const port = await freePort(Number(requestedPort ?? ownPort), { orNext: requestedPort === undefined });
  const url = `http://localhost:${port}`;
  const inShop = `${shop}/?override=${name}@${url}`;
  const compiler = webpack(devConfigurations(target));
  const manifest = new ManifestPlugin(target);
  manifest.apply(compiler.compilers[0]);
  const server = createDevServer({ compiler, port, shop, inShop, manifest: () => manifest.current });
  manifest.onChange = server.changed;

  let started = performance.now();
  let printed = false;
  compiler.hooks.invalid.tap("dev", () => {
    started = performance.now();
  });
  compiler.hooks.done.tap("dev", (stats) => {
    if (!stats.hasErrors()) print(`built ${name} in ${seconds(started)}`);
    if (!printed)
      console.log(`\n  alone:        ${url}\n  in the shop:  ${inShop}\n  switch off:   ${shop}/?override=off\n`);
    printed = true;
  });
  await server.start();
}

try {
  await install();
  readEnvFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string" }, shop: { type: "string" } },
  });
  const name = positionals[0] ?? nameIn(process.cwd());
  await dev(name, {
    requestedPort: values.port,
    shop: values.shop ?? process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 8080}`,
  });
} catch (error) {
  warn(error.message);
  process.exit(1);
}
