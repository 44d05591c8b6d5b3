import type { WaitingWish } from "@thuot-tha/shared/contracts/operations/entities";
import type { FullWish } from "./queries/wishes.ts";

export const toWish = ({ name, link, image, ...wish }: FullWish): WaitingWish => ({
  ...wish,
  product: { name, link, image },
});
