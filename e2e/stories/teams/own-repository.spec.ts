import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../support/folders.ts";
import { ops } from "../../support/ops.ts";
import { runDevIn } from "../../support/run-dev.ts";
import { expect, test } from "../../support/shop.ts";

const token = "tt_gifts";
test.use({
  edgeSettings: { PUBLISH_TOKENS: "mf-gifts:d6b29e122ac7012146f6bafc1a61d217667d9e2199d9dfbd941174d57eff68e6" },
});

/**
 * Runs a command in a folder.
 * @returns its output, which is the error when it fails
 */
function run(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env: { ...process.env, FORCE_COLOR: "0", ...env } }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`));
      else resolve(stdout + stderr);
    });
  });
}

test("a team makes a remote in a repository of its own, and puts it live in a shop that was built without it", async ({
  page,
  request,
  ownEdge,
}) => {
  test.setTimeout(300_000);
  await run(root, "npm", ["run", "pack"]);
  const archives = (await readdir(join(root, "dist"))).filter((file) => file.endsWith(".tgz"));
  const { engines } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const folder = await mkdtemp(join(tmpdir(), "gifts-"));
  // What this repository has installed comes from pnpm's store.
  const pnpm = (...args: string[]) =>
    run(folder, "npx", ["--yes", `pnpm@${engines.pnpm}`, ...args, "--prefer-offline"]);
  const npm = (...args: string[]) => run(folder, "npm", args, { PUBLISH_TOKEN: token });

  await pnpm("add", "--ignore-scripts", ...archives.map((file) => join(root, "dist", file)));
  await run(folder, "npx", ["thuot-tha", "new-remote", "mf-gifts"]);
  await pnpm("install", "--no-frozen-lockfile");
  await npm("run", "types");
  expect(await npm("test")).toContain("3 passed, 3 total");

  const dev = await runDevIn(folder, ownEdge);
  await page.goto(`${ownEdge.url}/gifts?override=mf-gifts@${dev.url}`);
  await expect(page.getByRole("heading", { level: 1, name: "Gifts" })).toBeVisible();
  await page.goto(`${ownEdge.url}/gifts?override=off`);
  await expect(page.getByRole("heading", { level: 1, name: "Gifts" })).toBeHidden();
  await dev.stop();

  await npm("run", "build");
  expect(await npm("run", "ops", "--", "publish", "--from", "dist/release", "--to", ownEdge.url)).toContain(
    "mf-gifts@0.1.0 published",
  );
  await ops(ownEdge, "promote", "mf-gifts@0.1.0", "--why", "gifts");
  await expect.poll(async () => (await request.get(`${ownEdge.url}/gifts`)).text()).toContain("<h1>Gifts</h1>");
  await page.goto(`${ownEdge.url}/gifts`);
  await expect(page.getByRole("list", { name: "Các nhóm trang phục" }).getByText("Áo dài")).toBeVisible();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
