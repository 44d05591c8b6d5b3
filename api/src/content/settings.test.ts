import { withSettings } from "./settings.ts";

const settings = {
  shipping: { fee: 25_000, freeFrom: 900_000 },
  rental: { latePercent: 15, turnaroundDays: 2, leadDays: 1, maxDays: 30, horizonDays: 365 },
  help: { phone: "028 1234 5678", zaloUrl: "https://zalo.me/02812345678" },
  orderHoldMinutes: 45,
};

describe("withSettings", () => {
  it("fills in the operator's settings", () => {
    expect(
      withSettings(
        "{{shipping.fee}}, {{shipping.freeFrom}}, {{rental.latePercent}}%, {{rental.turnaroundDays}} ngày, {{order.holdMinutes}} phút, tel:{{help.phoneDigits}}",
        settings,
      ),
    ).toBe("25.000\u00a0₫, 900.000\u00a0₫, 15%, 2 ngày, 45 phút, tel:02812345678");
  });

  it("leaves out the line about Zalo where the shop has none", () => {
    const text = "- Gọi {{help.phone}}\n- [Zalo]({{help.zaloUrl}})\n- Thư";
    expect(withSettings(text, settings)).toBe("- Gọi 028 1234 5678\n- [Zalo](https://zalo.me/02812345678)\n- Thư");
    expect(withSettings(text, { ...settings, help: { ...settings.help, zaloUrl: null } })).toBe(
      "- Gọi 028 1234 5678\n- Thư",
    );
  });
});
