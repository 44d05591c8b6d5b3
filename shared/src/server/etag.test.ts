import { etagOf, namesEtag } from "./etag.ts";

describe("etagOf", () => {
  it("is the same for a text and its bytes, and differs for another text", () => {
    expect(etagOf("áo dài")).toBe('W/"ajz5Vt6fZydmdR-AY0NR4l5PLg5"');
    expect(etagOf(Buffer.from("áo dài"))).toBe(etagOf("áo dài"));
    expect(etagOf("áo dài ")).not.toBe(etagOf("áo dài"));
  });
});

describe("namesEtag", () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ["*", true],
    ['W/"b"', false],
    ['"ab"', false],
    ["", false],
    [undefined, false],
  ])("of %s is %s", (ifNoneMatch, expected) => {
    expect(namesEtag(ifNoneMatch, 'W/"a"')).toBe(expected);
  });
});
