import type { DayRange } from "@thuot-tha/shared/domain";
import { shortDay } from "./short-day.ts";

export const viLine = {
  choose: (name: string) => `Chọn ${name} để đặt`,
  notChosen: "Chưa chọn, không tính vào tổng cộng.",
  rental: "Thuê",
  sale: "Mua",
  pieces: (count: number) => `× ${count}`,
  size: "Cỡ",
  color: "Màu",
  quantity: (name: string) => `Số lượng ${name}`,
  remove: "Xoá",
  removeOf: (name: string) => `Xoá ${name} khỏi giỏ`,
  changeDates: "Đổi ngày",
  changeDatesOf: (name: string) => `Đổi ngày mặc ${name}`,
  period: "Kỳ thuê",
  wear: ({ dateFrom, dateTo }: DayRange) =>
    dateFrom === dateTo ? `Mặc ${shortDay(dateFrom)}` : `Mặc ${shortDay(dateFrom)} đến ${shortDay(dateTo)}`,
  wearDays: (days: string) => `Ngày mặc: ${days}`,
  handover: ({ dateFrom, dateTo }: DayRange) => `Giao ${shortDay(dateFrom)}, nhận lại ${shortDay(dateTo)}`,
  noDates: "Chưa có ngày mặc",
  /** "3 ngày: 500.000 ₫ + 2 × 10%" */
  rentalRule: (days: number, unit: string, surchargeDays: number, pieces: number) =>
    `${days} ngày: ${pieces > 1 ? `${pieces} × ` : ""}${
      surchargeDays > 0 && pieces > 1 ? `(${unit} + ${surchargeDays} × 10%)` : unit
    }${surchargeDays > 0 && pieces === 1 ? ` + ${surchargeDays} × 10%` : ""}`,
  saleRule: (pieces: number, unit: string) => `${pieces} × ${unit}`,
  /** Shown when no more pieces can be chosen. */
  left: {
    rental: (count: number) => `Chỉ còn ${count} chiếc cho những ngày này.`,
    sale: (count: number) => `Chỉ còn ${count} chiếc.`,
  },
  memberPrice: "Giá thành viên",
  ownMemberPrice: "Giá riêng của món này",
  ordinaryPrice: "Giá thường",
  deposit: (amount: string) => `Cọc ${amount}, hoàn lại`,
  otherDates: "Chọn ngày khác",
  otherDatesOf: (name: string) => `Chọn ngày khác cho ${name}`,
  impossible: "Chưa đặt được",
  impossibleRental: "Bạn đổi ngày hoặc xoá món này để đặt phần còn lại.",
  impossibleSale: "Bạn bớt số lượng hoặc xoá món này để đặt phần còn lại.",
  soldOut: "Bạn xoá món này để đặt phần còn lại.",
};
