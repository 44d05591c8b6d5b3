import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressedForms, encodingFor } from "./compressed.ts";

describe("encodingFor", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("of %j is %s", (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected);
  });
});

describe("compressedForms", () => {
  it("makes each form once", async () => {
    const compressed = compressedForms("<p>Đầm lụa</p>");
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe("<p>Đầm lụa</p>");
    expect(gunzipSync(await compressed("gzip")).toString()).toBe("<p>Đầm lụa</p>");
    expect(await compressed("br")).toBe(await compressed("br"));
  });
});
