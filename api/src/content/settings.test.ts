import { withSettings } from "./settings.ts";

const settings = {
  shipping: { fee: 25_000, freeFrom: 900_000 },
  rental: { latePercent: 15, turnaroundDays: 2, leadDays: 1, cutoffHour: 24, maxDays: 30, horizonDays: 365 },
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

  it("lists the terms of cancelling", () => {
    expect(withSettings("{{refund.terms}}\n\nMua: …", settings)).toBe(
      `- Huỷ trước ngày giao từ 10 ngày: hoàn toàn bộ tiền thuê và phí giao nhận.
- Huỷ trước ngày giao từ 2 đến 9 ngày: hoàn 70% tiền thuê và phí giao nhận.
- Huỷ muộn hơn: không hoàn tiền thuê và phí giao nhận.
- Tiền cọc và tiền mua luôn được hoàn đủ khi huỷ trước lúc giao.
- Cửa hàng huỷ đơn, hoặc tới ngày mặc mà đồ vẫn chưa được giao: bạn nhận lại toàn bộ số tiền đã trả.

Mua: …`,
    );
  });

  it("fills in the days of a delivery, also by the older names of stored pages", () => {
    expect(withSettings("{{travelDays.min}} đến {{travelDays.max}}", settings)).toBe("1 đến 3");
    expect(withSettings("{{travelDays.least}} đến {{travelDays.most}}", settings)).toBe("1 đến 3");
  });

  it("leaves out the line about Zalo where the shop has none", () => {
    const text = "- Gọi {{help.phone}}\n- [Zalo]({{help.zaloUrl}})\n- Thư";
    expect(withSettings(text, settings)).toBe("- Gọi 028 1234 5678\n- [Zalo](https://zalo.me/02812345678)\n- Thư");
    expect(withSettings(text, { ...settings, help: { ...settings.help, zaloUrl: null } })).toBe(
      "- Gọi 028 1234 5678\n- Thư",
    );
  });
});
