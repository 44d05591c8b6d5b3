import { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { handle } from "../../http/handle.ts";
import { listMemberPrices, listPackages } from "../queries/memberships.ts";

export const listPackagePricesHandler = handle(listPackagePrices, async ({ query, context: { db } }) => {
  const packages = await listPackages(db);
  const items = packages.map(async ({ id, percentDiscount, extendDay }) => ({
    membershipPackageId: id,
    percentDiscount,
    extendDay,
    items: await listMemberPrices(db, id, query.productIds),
  }));
  return { items: await Promise.all(items) };
});
