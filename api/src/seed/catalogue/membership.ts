import type { SeedMembershipPackage } from "../types";

export const seedMembershipPackages: SeedMembershipPackage[] = [
  {
    id: "lua",
    name: "Lụa",
    type: "SILVER",
    color: "#B9A98C",
    price: 299_000,
    durationDays: 90,
    percentDiscount: 10,
    extendDay: 1,
    perks: ["Xem trước bộ sưu tập mới 24 giờ", "Hỗ trợ chọn cỡ qua điện thoại"],
  },
  {
    id: "gam",
    name: "Gấm",
    type: "GOLD",
    color: "#B08A3E",
    price: 599_000,
    durationDays: 180,
    percentDiscount: 15,
    extendDay: 2,
    perks: ["Xem trước bộ sưu tập mới 48 giờ", "Chỉnh gấu và dây vai miễn phí"],
  },
  {
    id: "nhung",
    name: "Nhung",
    type: "DIAMOND",
    color: "#7B2D43",
    price: 1_190_000,
    durationDays: 365,
    percentDiscount: 20,
    extendDay: 3,
    perks: [
      "Xem trước bộ sưu tập mới 72 giờ",
      "Chỉnh sửa theo số đo miễn phí",
      "Một buổi tư vấn phong cách riêng mỗi quý",
    ],
  },
];
