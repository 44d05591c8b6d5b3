/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runQuietly } from "./workspace.mjs";

let directory;
let shown;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "run-quietly-"));
  shown = "";
  jest.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    shown += chunk;
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** Runs a program that notes each run in a file, writes to both streams and ends with the code. */
const end = (code) => {
  const program = `
    require("node:fs").appendFileSync("${join(directory, "runs")}", "run ");
    console.log("to output");
    console.error("to errors");
    process.exitCode = ${code};`;
  return runQuietly(process.execPath, ["-e", program]);
};
const runs = () => readFile(join(directory, "runs"), "utf8");

describe("a command that runs quietly", () => {
  it("shows nothing when it succeeds", async () => {
    expect(await end(0)).toBe(0);
    expect(shown).toBe("");
    expect(await runs()).toBe("run ");
  });

  it("runs once and shows what it wrote when it fails", async () => {
    expect(await end(3)).toBe(3);
    expect(shown).toContain("to output\n");
    expect(shown).toContain("to errors\n");
    expect(await runs()).toBe("run ");
  });
});

describe("progress", () => {
  it("goes to stderr, with the output of a command that is progress, so that stdout holds an answer alone", () => {
    const program = `
      import { print, run, stderr } from ${JSON.stringify(join(__dirname, "workspace.mjs"))};
      print("building");
      await run(process.execPath, ["-e", "console.log('installing')"], { stdout: stderr });
      console.log("answer");`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
    });
    expect(stdout).toBe("answer\n");
    expect(stderr).toMatch(/building\ninstalling\n$/);
  });
});
