import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { formatRange } from "@thuot-tha/shared/domain";
import type { Message } from "../notification/notify.ts";
import type { RequestedDays } from "./free-days.ts";

interface Piece {
  name: string;
  link: string;
  size: string;
  color: string;
}

/** The message that days have become free; the link opens the product with size, colour and days chosen. */
export function daysFreeMessage(
  { name, link, size, color }: Piece,
  { dateFrom, dateTo }: Pick<RequestedDays, "dateFrom" | "dateTo">,
): Message & { link: string } {
  const days = dateFrom && dateTo ? `ngày ${formatRange({ dateFrom, dateTo })}` : "một số ngày";
  const query = { type: "rent", size, color, "date-from": dateFrom ?? undefined, "date-to": dateTo ?? undefined };
  return {
    kind: "SHOP",
    title: `${name} đã có ngày trống`,
    body: `Cỡ ${size}, màu ${color} vừa trống ${days}. Ai đặt trước được trước, bạn xem nhé.`,
    link: linkTo(productRoute, { productLink: link }, query),
  };
}
