import { placeLine } from "./place-line.ts";

describe("placeLine", () => {
  it("goes from the street to the city", () => {
    const place = {
      street: "12 Lê Lợi",
      ward: { name: "Phường Bến Nghé" },
      district: { name: "Quận 1" },
      city: { name: "Thành phố Hồ Chí Minh" },
    };
    expect(placeLine(place)).toBe("12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh");
  });

  it("does without a ward where the district has none", () => {
    const place = {
      street: "5 Tôn Đức Thắng",
      ward: null,
      district: { name: "Huyện Côn Đảo" },
      city: { name: "Tỉnh Bà Rịa - Vũng Tàu" },
    };
    expect(placeLine(place)).toBe("5 Tôn Đức Thắng, Huyện Côn Đảo, Tỉnh Bà Rịa - Vũng Tàu");
  });
});
