import { home } from "../../testing/samples.ts";
import { mergedLine } from "./merged-line.ts";

describe("mergedLine", () => {
  it("gives the names after the merger, the city's own where it kept it", () => {
    expect(mergedLine(home)).toBe("Sau sáp nhập 2025: Phường Sài Gòn, Thành phố Hồ Chí Minh");
  });

  it("is nothing where no new name is known", () => {
    expect(mergedLine({ ...home, ward: { id: "1", name: "Phường 1" } })).toBeNull();
  });
});
