import { maxPictureMegabytes, maxPictures, problemLength } from "@thuot-tha/shared/contracts/limits";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";

const topics: Record<OperationInput<typeof reportProblem>["body"]["topic"], string> = {
  fit: "Không vừa",
  flaw: "Lỗi, bẩn hoặc hỏng",
  missing: "Thiếu món hoặc phụ kiện",
  delivery: "Giao nhận",
  other: "Chuyện khác",
};

/** Texts of help with an order: another address, problems. */
export const viOrderCare = {
  help: "Cần giúp?",
  call: (phone: string) => `Gọi ${phone}`,
  zalo: "Nhắn Zalo",
  report: "Báo vấn đề",
  reportTitle: "Báo vấn đề với đơn này",
  topic: "Về điều gì",
  topics,
  content: "Chuyện gì đã xảy ra",
  contentHint: "Càng cụ thể chúng tôi càng giúp được nhanh.",
  contentShort: `Hãy viết ít nhất ${problemLength.min} ký tự.`,
  pictures: "Ảnh",
  choosePictures: "Chọn ảnh",
  removePicture: (name: string) => `Bỏ ảnh ${name}`,
  picturesHint: `Nhiều nhất ${maxPictures} ảnh JPEG, PNG, WebP hoặc AVIF, mỗi ảnh tối đa ${maxPictureMegabytes} MB.`,
  pictureRefused: {
    empty: (name: string) => `${name} là tệp trống.`,
    large: (name: string) => `${name} lớn hơn ${maxPictureMegabytes} MB.`,
    kind: (name: string) => `${name} không phải ảnh JPEG, PNG, WebP hay AVIF.`,
  },
  pictureTooMany: `Nhiều nhất ${maxPictures} ảnh.`,
  send: "Gửi cho cửa hàng",
  stop: "Thôi",
  reported: "Cửa hàng đã nhận vấn đề bạn báo.",
  problems: "Vấn đề bạn đã báo",
  waiting: (moment: string) => `Đã nhận lúc ${moment}. Chúng tôi đang xem.`,
  answer: "Cửa hàng trả lời",
  pictureOf: (index: number) => `Ảnh ${index} bạn gửi`,
  change: "Đổi địa chỉ giao",
  changeNote: "Phí giao nhận như nhau ở mọi địa chỉ, nên số tiền của đơn không đổi.",
  unchangeable: "Địa chỉ của đơn này không đổi được nữa.",
  changeTo: "Giao đến địa chỉ này",
  changed: "Đã đổi địa chỉ giao.",
  changedAt: (moment: string) => `Đổi lúc ${moment}`,
};
