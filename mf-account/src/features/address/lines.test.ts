import { home } from "../../testing/samples.ts";
import { mergedLine, placeLine } from "./lines.ts";

describe("placeLine", () => {
  it("goes from the street to the city", () => {
    expect(placeLine(home)).toBe("12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh");
  });

  it("does without a ward where the district has none", () => {
    const island = { id: "755", name: "Huyện Côn Đảo" };
    const city = { id: "77", name: "Tỉnh Bà Rịa - Vũng Tàu" };
    expect(placeLine({ street: "5 Tôn Đức Thắng", ward: null, district: island, city })).toBe(
      "5 Tôn Đức Thắng, Huyện Côn Đảo, Tỉnh Bà Rịa - Vũng Tàu",
    );
  });
});

describe("mergedLine", () => {
  it("gives the names after the merger, the city's own where it kept it", () => {
    expect(mergedLine(home)).toBe("Sau sáp nhập 2025: Phường Sài Gòn, Thành phố Hồ Chí Minh");
  });

  it("is nothing where no new name is known", () => {
    expect(mergedLine({ ...home, ward: { id: "1", name: "Phường 1" } })).toBeNull();
  });
});
