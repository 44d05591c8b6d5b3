import { minReviewers } from "@thuot-tha/shared/domain";

/** Texts of the size advice. */
export const viFit = {
  hint: "Cho biết chiều cao và cân nặng để so với những người đã mặc. Số đo chỉ được giữ trên máy của bạn.",
  show: "Xem cỡ hợp với tôi",
  advice: (size: string) => `Bạn nên thử cỡ ${size}.`,
  because: (votes: number, of: number) =>
    `${votes} trên ${of} người có vóc dáng như bạn thấy cỡ này vừa, hoặc lần sau sẽ chọn cỡ này.`,
  withOthers: (votes: number, of: number) =>
    `Tính cả những món cùng bảng cỡ, ${votes} trên ${of} người có vóc dáng như bạn hợp cỡ này.`,
  none: "Chưa có ai có vóc dáng như bạn kể lại. Bạn so số đo của mình với bảng cỡ nhé.",
  unsure: (of: number) =>
    of < minReviewers
      ? `Mới có ${of} người có vóc dáng như bạn kể lại, chưa đủ để khuyên chắc. Bạn so số đo của mình với bảng cỡ nhé.`
      : `${of} người có vóc dáng như bạn mặc các cỡ khác nhau nên khó khuyên chắc. Bạn so số đo của mình với bảng cỡ nhé.`,
  choose: (size: string) => `Chọn cỡ ${size}`,
} as const;
