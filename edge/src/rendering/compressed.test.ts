import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eventually } from "../testing/running-edge.ts";
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
    const compressed = compressedForms(() => Buffer.from("<p>Đầm lụa</p>"));
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe("<p>Đầm lụa</p>");
    expect(gunzipSync(await compressed("gzip")).toString()).toBe("<p>Đầm lụa</p>");
    expect(await compressed("br")).toBe(await compressed("br"));
  });

  it("compresses a text best when it is requested again", async () => {
    const text = Array.from({ length: 2000 }, (_, index) => `<li>${(index * 7919) % 104729}</li>`).join("");
    const compressed = compressedForms(() => Buffer.from(text));
    const first = await compressed("br");
    await eventually(async () => (await compressed("br")).length < first.length, true);
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe(text);
  });
});
