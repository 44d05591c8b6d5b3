import { qrRows } from "./qr.ts";
import { qrPath } from "./qr-drawing.ts";

describe("qrPath", () => {
  it("draws neighbours in a row as one block", () => {
    const rows = [
      [false, true, true, false],
      [false, false, true, false],
    ];
    expect(qrPath(rows)).toBe("M1 0h2v1H1zM2 1h1v1H2z");
  });
});

describe("qrRows", () => {
  it("is a square with a light edge of four modules and a finder in its corner", () => {
    const rows = qrRows("TT261201ABCDEF");
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => rows.length));
    expect(rows.slice(0, 4).flat()).not.toContain(true);
    expect(rows[4]?.slice(0, 12).map(Number).join("")).toBe("000011111110");
  });
});
