import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAdmin } from "../testing/admin.ts";
import { useShop } from "../testing/shop.ts";

const example = join(__dirname, "..", "..", "..", "docs", "example-shop");

const media = mkdtempSync(join(tmpdir(), "media-"));
afterAll(() => rmSync(media, { recursive: true, force: true }));

const shop = useShop({ MEDIA_STORE: media });

const admin = (...words: string[]) => runAdmin(shop, words, example);

describe("admin commands in a running shop", () => {
  it("import a folder", async () => {
    const dry = await admin("import", ".", "--dry-run");
    expect(dry.code).toBe(0);
    expect(dry.lines).toContain("products: 9 new, 1 changed, 0 withdrawn");
    expect(dry.lines).toContain("  + ao-dai-sen");
    expect(dry.lines.at(-1)).toBe("Nothing was changed.");
    expect((await admin("import", ".")).lines).toContain("products: 9 new, 1 changed, 0 withdrawn");
    expect(await admin("import", ".")).toEqual({
      lines: ["Nothing to change: the shop matches the folder."],
      code: 0,
    });
  });

  it("refuse a folder with faults", async () => {
    expect(await admin("import", "pictures")).toMatchObject({ code: 1 });
    expect((await admin("import", "nowhere")).lines).toEqual([
      `${join(example, "nowhere")}: has no file of a shop`,
      "1 fault; nothing was changed.",
    ]);
  });

  it("do not write over files", async () => {
    expect(await admin("export", ".")).toEqual({ lines: [`${example} is not empty.`], code: 1 });
  });

  it("explain themselves when they are mistyped", async () => {
    expect((await admin("import")).code).toBe(2);
    expect((await admin("import", ".", "--dry")).lines[0]).toMatch(/^admin import <folder>/);
    expect((await admin("improt", ".")).lines[0]).toMatch(/^Usage: admin <command>/);
  });

  it("are refused without the secret", async () => {
    const { statusCode } = await shop.app.inject({ method: "POST", url: "/ops/admin", payload: { words: [] } });
    expect(statusCode).toBe(404);
  });
});
