import { formatDong } from "@thuot-tha/shared/domain";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { promotions } from "../db/schema/catalogue.ts";
import { insertAll } from "./insert-all.ts";

/** Only what the shop does anyway: a promise here must hold in every price it computes. */
export const seedPromotions = (db: Db, { shipping }: Pick<Config, "shipping">) =>
  insertAll(db, promotions, [
    {
      id: "free-shipping",
      title: "Miễn phí giao hàng",
      description: `Cho đơn có tiền hàng từ ${formatDong(shipping.freeFrom)}, cả hai chiều với đồ thuê.`,
      appliesTo: "all",
      position: 1,
    },
    {
      id: "member-prices",
      title: "Giá riêng cho hội viên",
      description: "Hội viên được giảm giá thuê theo gói và thêm ngày mặc không tính phụ phí.",
      appliesTo: "rent",
      position: 2,
    },
    {
      id: "deposit-back",
      title: "Hoàn cọc vào ví",
      description: "Tiền cọc trở về ví của bạn ngay khi đơn thuê hoàn tất.",
      appliesTo: "rent",
      position: 3,
    },
  ]);
