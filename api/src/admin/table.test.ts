import { localTime, onOneLine, printedJson, tableLines } from "./table.ts";

describe("tableLines", () => {
  it("aligns Vietnamese letters, also those written with combining marks, and numbers at the right", () => {
    const rows = [
      ["Nguyễn Thị Ước".normalize("NFD"), 880_000, null],
      ["Mai", 30_000, "gấp\nlắm"],
    ];
    expect(tableLines(["customer", "total", "note"], rows).map((line) => line.normalize("NFC"))).toEqual([
      "customer          total  note",
      "Nguyễn Thị Ước  880.000  –",
      "Mai              30.000  gấp lắm",
    ]);
  });
});

describe("onOneLine", () => {
  it("lets no text move the terminal's cursor or write its clipboard", () => {
    expect(onOneLine("Gọi trước\r\n\u001b[2J\u001b]52;c;eA==\u0007 nhé\t!\u009b\u202e")).toBe(
      "Gọi trước [2J ]52;c;eA== nhé ! ",
    );
  });
});

describe("printedJson", () => {
  it("escapes what could control the terminal, and parses to the same", () => {
    const value = [{ note: "\u001b[2J\u009b2J\u202eđảo" }];
    expect(printedJson(value)).toBe('[\n  {\n    "note": "\\u001b[2J\\u009b2J\\u202eđảo"\n  }\n]');
    expect(JSON.parse(printedJson(value))).toEqual(value);
  });
});

describe("localTime", () => {
  it("is that of Viet Nam", () => {
    expect(localTime(new Date("2026-12-01T18:30:00Z"))).toBe("2026-12-02 01:30");
  });
});
