import { type RefundBand, refundBands } from "./order.ts";

/** The full-refund promise. */
export const wholeRefundTerm =
  "Cửa hàng huỷ đơn, hoặc tới ngày mặc mà đồ vẫn chưa được giao: bạn nhận lại toàn bộ số tiền đã trả.";

const saleTerms = [
  "Huỷ trước lúc giao: hoàn toàn bộ tiền mua và phí giao nhận.",
  "Cửa hàng huỷ đơn: bạn nhận lại toàn bộ số tiền đã trả.",
];

const keptWhole = {
  rental: "Tiền cọc luôn được hoàn đủ khi huỷ trước lúc giao.",
  mixed: "Tiền cọc và tiền mua luôn được hoàn đủ khi huỷ trước lúc giao.",
};

/** The limit of an order whose dates are moved, in percent. */
export const movedRefundTerm = (maxPercent: number): string =>
  `Đơn đã đổi ngày: khi huỷ ${maxPercent === 0 ? "không được hoàn" : `được hoàn nhiều nhất ${maxPercent}%`} tiền thuê và phí giao nhận, theo mức của hôm đổi ngày.`;

/** A band ends on the day before the next more generous one starts. */
function bandTerm({ daysBefore, percent }: RefundBand, above: RefundBand | undefined): string {
  if (percent === 0) return `Huỷ ${above ? "muộn hơn" : "đơn"}: không hoàn tiền thuê và phí giao nhận.`;
  const days = above ? `${daysBefore} đến ${above.daysBefore - 1}` : daysBefore;
  const share = percent === 100 ? "toàn bộ" : `${percent}%`;
  return `Huỷ trước ngày giao từ ${days} ngày: hoàn ${share} tiền thuê và phí giao nhận.`;
}

/**
 * The terms of cancelling a paid order as text, the same on every page.
 * @param kind of the order, from `orderKind`
 * @param bands from the most generous to the last one
 * @param maxPercent the order's largest share in percent; below 100 its dates were moved
 */
export function refundTerms(
  kind: "rental" | "sale" | "mixed",
  { bands = refundBands, maxPercent = 100 }: { bands?: readonly RefundBand[]; maxPercent?: number } = {},
): string[] {
  if (kind === "sale") return saleTerms;
  const held = bands
    .map(({ daysBefore, percent }) => ({ daysBefore, percent: Math.min(maxPercent, percent) }))
    .filter(({ percent }, index, all) => percent !== all[index + 1]?.percent);
  return [
    ...held.map((band, index) => bandTerm(band, held[index - 1])),
    keptWhole[kind],
    ...(maxPercent < 100 ? [movedRefundTerm(maxPercent)] : []),
    wholeRefundTerm,
  ];
}
