import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { install } from "./install.mjs";
import { readEnvFile, remotes, root, say, seconds, warn } from "./workspace.mjs";

/**
 * Builds one remote whenever its sources change and serves it to a running shop, which shows it after
 * `?override=<remote>@http://localhost:<port>`, and on a page of its own.
 */
async function dev(name, { port, shop }) {
  if (!remotes.includes(name)) throw new Error(`There is no remote ${name}; there are ${remotes.join(", ")}.`);
  const [
    { default: webpack },
    { readRemote },
    contracts,
    { devConfigurations, devVersion },
    { containerName },
    { createDevServer },
  ] = await Promise.all([
    import("webpack"),
    import("../webpack/remote-folders.mjs"),
    import("../contracts/read.mjs"),
    import("../dev/config.mjs"),
    import("../release.mjs"),
    import("../dev/server.mjs"),
  ]);
  const directory = join(root, name);
  const output = join(directory, "dist", "dev");
  await rm(output, { recursive: true, force: true });
  let manifest = { ...(await readRemote(directory)).declared, events: { emits: [], consumes: [] } };
  const describe = () => ({ ...manifest, container: containerName(name, devVersion) });
  const served = createDevServer({ output, shop, describe });
  await new Promise((resolve, reject) => served.server.once("error", reject).listen(port, "localhost", resolve));
  const url = `http://localhost:${served.server.address().port}`;

  let started = performance.now();
  let first = true;
  const compiler = webpack(devConfigurations({ root, directory, name, output }));
  compiler.hooks.invalid.tap("dev", () => {
    started = performance.now();
  });
  const built = async (error, stats) => {
    if (error || stats.hasErrors()) return warn(error?.message ?? stats.toString({ preset: "errors-only" }));
    const [{ compilation }] = stats.stats;
    const { declared } = await readRemote(directory);
    const used = await contracts.readContracts({ root, directory, name }, [compilation], {});
    manifest = { ...declared, events: contracts.eventsOf(used) };
    say(`built ${name} in ${seconds(started)}`);
    served.changed();
    if (first)
      console.log(
        `\n  alone:        ${url}\n  in the shop:  ${shop}/?override=${name}@${url}\n  switch off:   ${shop}/?override=off\n`,
      );
    first = false;
  };
  const watching = compiler.watch({ aggregateTimeout: 30 }, (...result) =>
    built(...result).catch(({ message }) => warn(message)),
  );
  const stop = () => {
    served.close();
    watching.close(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
}

try {
  await install();
  readEnvFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string" }, shop: { type: "string" } },
  });
  const name = positionals[0] ?? basename(process.cwd());
  const port = Number(values.port ?? 4100 + Math.max(1, remotes.indexOf(name) + 1));
  await dev(name, {
    port,
    shop: values.shop ?? process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 8080}`,
  });
} catch (error) {
  warn(error.message);
  process.exit(1);
}
