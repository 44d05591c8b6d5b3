import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eventually } from "../testing/running-edge.ts";
import { compressedForms, encodingFor } from "./compressed.ts";

describe("encodingFor", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.05, gzip;q=0.000", "br"],
    ["identity", undefined],
    ["", undefined],
  ])("of %j is %s", (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected);
  });
});

describe("compressedForms", () => {
  it("makes each form once", async () => {
    const compressed = compressedForms(() => Buffer.from("<p>Đầm lụa</p>"), "usual");
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe("<p>Đầm lụa</p>");
    expect(gunzipSync(await compressed("gzip")).toString()).toBe("<p>Đầm lụa</p>");
    expect(await compressed("br")).toBe(await compressed("br"));
  });

  it("makes a form again that could not be made", async () => {
    let isBroken = true;
    const compressed = compressedForms(() => (isBroken ? (null as never) : Buffer.from("text")), "usual");
    await expect(compressed("br")).rejects.toThrow();
    isBroken = false;
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe("text");
  });

  it("compresses a text best when it is requested again", async () => {
    const text = Array.from({ length: 2000 }, (_, index) => `<li>${(index * 7919) % 104729}</li>`).join("");
    const compressed = compressedForms(() => Buffer.from(text), "usual");
    const first = await compressed("br");
    await eventually(async () => (await compressed("br")).length < first.length, true);
    expect(brotliDecompressSync(await compressed("br")).toString()).toBe(text);
  });
});
