import { typedLine, typedText } from "./text.ts";

describe("typedLine", () => {
  it.each([
    ["  Nguyễn Mai ", "Nguyễn Mai"],
    ["\u200bNguyễn\u00ad \u202eMai\ufeff ", "Nguyễn Mai"],
    [" \u200b", ""],
    ["\u3164\u2800", ""],
    ["Nguye\u0302\u0303n", "Nguyễn"],
  ])("of %j is %j", (typed, line) => {
    expect(typedLine(typed)).toBe(line);
  });
});

describe("typedText", () => {
  it.each([
    [" Đẹp lắm 👩\u200d🎨\nMai ", "Đẹp lắm 👩\u200d🎨\nMai"],
    ["\u200b\u200b \n\u200d", ""],
    ["Đe\u0323p la\u0306\u0301m", "Đẹp lắm"],
  ])("of %j is %j", (typed, text) => {
    expect(typedText(typed)).toBe(text);
  });
});
