import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { run } from "./run.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  for (const version of ["1.0.0", "1.1.0"]) {
    for (const name of ["shell", "mf-a", "mf-b"]) {
      await ops("publish", "--from", await writeBuild(folder.path, name, { version }));
    }
  }
  await ops("promote", "shell@1.0.0", "mf-a@1.0.0", "mf-b@1.0.0", "--no-browser");
});
afterEach(() => folder.remove());

/** Runs the command line. @returns its output */
async function opsOf(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const output: string[] = [];
  const print = (text: string) => output.push(text);
  await run(args, { DATA_DIR: folder.path, OPS_USER: "mai", ...settings }, { log: print, error: print });
  return output.join("\n");
}
const ops = (...args: string[]) => opsOf({ PUBLIC_URL: "https://shop.example" }, ...args);
const show = (release: string, share: string) => ops("promote", release, "--canary", share, "--no-browser");

describe("the command line with several candidates", () => {
  it("shows, grows, withdraws and finishes each of them", async () => {
    expect(await show("mf-a@1.1.0", "0.1")).toBe(
      "revision 2 is live: mf-a@1.1.0 for 0.1 % of shoppers\nfor staff: ops staff-link mf-a",
    );
    expect(await show("mf-b@1.1.0", "0")).toContain("revision 3 is live: mf-b@1.1.0 for staff only");
    expect(await ops("canary", "mf-a", "12.5")).toBe("revision 4 is live: mf-a at 12.5 %");
    const status = await ops("status");
    expect(status).toMatch(
      /^revision 4, .* by mai \(store\); candidate mf-a at 12\.5 %; candidate mf-b for staff only\n/,
    );
    expect(status).toMatch(/ mf-a +1\.0\.0 +1\.1\.0 \(12\.5 %\)\n +mf-b +1\.0\.0 +1\.1\.0 \(staff only\)\n/);
    expect(status.match(/^ +(mf-.) +stable$/gm)).toHaveLength(2);
    expect(await ops("finish")).toContain(
      "Several candidates are active, so name one: mf-a at 12.5 %, mf-b for staff only.",
    );
    expect(await ops("finish", "mf-b", "--no-browser")).toBe(
      "revision 5 is live: the candidate for all: shell@1.0.0  mf-a@1.0.0  mf-b@1.1.0",
    );
    expect(await ops("withdraw", "mf-a", "--why", "too slow")).toBe("revision 6 is live: mf-a withdrawn: too slow");
    expect(await ops("history")).toContain(
      'grow  "mf-a at 12.5 %"\n      shell@1.0.0  mf-a@1.0.0  mf-b@1.0.0\n      candidate mf-a at 12.5 %: mf-a@1.1.0\n      candidate mf-b for staff only: mf-b@1.1.0\n',
    );
  });

  it("lists a remote that only a candidate adds", async () => {
    await ops("publish", "--from", await writeBuild(folder.path, "mf-c"));
    await show("mf-c@1.0.0", "10");
    expect(await ops("status")).toMatch(/ mf-b +1\.0\.0 +1\.1\.0\n +mf-c +none +1\.0\.0 \(10 %\)\n/);
  });

  it("compares revisions with all their candidates", async () => {
    await show("mf-a@1.1.0", "10");
    await show("mf-b@1.1.0", "10");
    const [a, b] = ["mf-a@1.0.0 → mf-a@1.1.0", "mf-b@1.0.0 → mf-b@1.1.0"];
    expect((await ops("diff", "1", "3")).match(/^.+ → .+$/gm)).toEqual([a, b]);
    expect((await ops("diff", "2", "3")).match(/^.+ → .+$/gm)).toEqual([b]);
  });

  it.each(["100", "0.001", "1,5", "10%", "-1", ""])("refuses the share %p", async (share) => {
    expect(await ops("promote", "mf-a@1.1.0", `--canary=${share}`)).toBe(
      "Say the share in percent, from 0 to 99 with at most two decimals, such as 10 or 0.05.",
    );
  });

  it("makes a link for staff that expires", async () => {
    expect(await ops("staff-link")).toBe("No candidate is out; put one out with promote --canary.");
    await show("mf-a@1.1.0", "0");
    expect(await ops("staff-link", "mf-a", "--hours", "2")).toMatch(
      /^https:\/\/shop\.example\/home\?staff=[0-9a-z]+\.[\w-]{43}\nshows mf-a in each browser that follows it before \d{4}-\S+, until the candidate ends; \/home\?staff=off leaves it$/,
    );
    expect(await opsOf({}, "staff-link")).toMatch(/^http:\/\/localhost:8080\/home\?staff=/);
    expect(await opsOf({ PORT: "8090" }, "staff-link")).toMatch(/^http:\/\/localhost:8090\/home\?staff=/);
  });
});
