import { impersonalValues } from "./impersonal.ts";

describe("impersonalValues", () => {
  it.each([
    "binh@example.com",
    "mail binh@example.com, nhé",
    "(binh@example.com)",
    "0912345678",
    "gọi 0912 345 678 nhé",
    "+84 912.345.678",
    "zalo 0912-345-678.",
    "024 3825 1234 5",
  ])("leaves out %j", (search_term) => {
    expect(impersonalValues({ search_term, page: 2 })).toEqual({ page: 2 });
  });

  it.each(["đầm 0 đồng", "áo dài @ cưới", "300000-500000", "váy 1990 2000 2010", "12/12/2026"])(
    "stores %j",
    (search_term) => {
      expect(impersonalValues({ search_term })).toEqual({ search_term });
    },
  );
});
