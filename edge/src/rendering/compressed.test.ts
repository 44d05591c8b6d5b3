import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encodingFor, packedForms } from "./compressed.ts";

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

describe("packedForms", () => {
  it("makes each form once", async () => {
    const packed = packedForms("<p>Đầm lụa</p>");
    expect(brotliDecompressSync(await packed("br")).toString()).toBe("<p>Đầm lụa</p>");
    expect(gunzipSync(await packed("gzip")).toString()).toBe("<p>Đầm lụa</p>");
    expect(await packed("br")).toBe(await packed("br"));
  });
});
