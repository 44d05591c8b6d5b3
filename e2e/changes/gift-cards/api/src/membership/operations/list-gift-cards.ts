import { listGiftCards as operation } from "@thuot-tha/shared/contracts/operations/membership/list-gift-cards";
import { handle } from "../../http/handle.ts";
import { listPackages } from "../queries/memberships.ts";

export const giftCardList = handle(operation, async ({ context }) => {
  const packages = await listPackages(context.db);
  return { items: packages.map(({ id, name, price }) => ({ id, name: `Thẻ ${name}`, price })) };
});
