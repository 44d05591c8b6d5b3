import { refundTerms } from "./refund-terms.ts";

const whole = "Cửa hàng huỷ đơn, hoặc tới ngày mặc mà đồ vẫn chưa được giao: bạn nhận lại toàn bộ số tiền đã trả.";

describe("refundTerms", () => {
  it("say the bands, what comes back whole, and the shop's promise", () => {
    expect(refundTerms("rental")).toEqual([
      "Huỷ trước ngày giao từ 10 ngày: hoàn toàn bộ tiền thuê và phí giao nhận.",
      "Huỷ trước ngày giao từ 2 đến 9 ngày: hoàn 70% tiền thuê và phí giao nhận.",
      "Huỷ muộn hơn: không hoàn tiền thuê và phí giao nhận.",
      "Tiền cọc luôn được hoàn đủ khi huỷ trước lúc giao.",
      whole,
    ]);
    expect(refundTerms("mixed")[3]).toBe("Tiền cọc và tiền mua luôn được hoàn đủ khi huỷ trước lúc giao.");
  });
  it("of purchases have no bands", () => {
    expect(refundTerms("sale")).toEqual([
      "Huỷ trước lúc giao: hoàn toàn bộ tiền mua và phí giao nhận.",
      "Cửa hàng huỷ đơn: bạn nhận lại toàn bộ số tiền đã trả.",
    ]);
  });
  it("name the given bands", () => {
    const bands = [
      { daysBefore: 5, percent: 90 },
      { daysBefore: 0, percent: 20 },
    ];
    expect(refundTerms("rental", { bands }).slice(0, 2)).toEqual([
      "Huỷ trước ngày giao từ 5 ngày: hoàn 90% tiền thuê và phí giao nhận.",
      "Huỷ trước ngày giao từ 0 đến 4 ngày: hoàn 20% tiền thuê và phí giao nhận.",
    ]);
  });
  it("never promise more than the limit of an order whose dates were moved", () => {
    expect(refundTerms("rental", { maxPercent: 70 })).toEqual([
      "Huỷ trước ngày giao từ 2 ngày: hoàn 70% tiền thuê và phí giao nhận.",
      "Huỷ muộn hơn: không hoàn tiền thuê và phí giao nhận.",
      "Tiền cọc luôn được hoàn đủ khi huỷ trước lúc giao.",
      "Đơn đã đổi ngày: khi huỷ được hoàn nhiều nhất 70% tiền thuê và phí giao nhận, theo mức của hôm đổi ngày.",
      whole,
    ]);
    expect(refundTerms("rental", { maxPercent: 0 }).slice(0, 3)).toEqual([
      "Huỷ đơn: không hoàn tiền thuê và phí giao nhận.",
      "Tiền cọc luôn được hoàn đủ khi huỷ trước lúc giao.",
      "Đơn đã đổi ngày: khi huỷ không được hoàn tiền thuê và phí giao nhận, theo mức của hôm đổi ngày.",
    ]);
  });
});
