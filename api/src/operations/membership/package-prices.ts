import { listMemberPrices, listPackages } from "../../db/queries/memberships.ts";
import { operation } from "../operation.ts";

export const membershipPackagePrices = operation("membership.package-prices", async ({ query, context: { db } }) => {
  const packages = await listPackages(db);
  const items = packages.map(async ({ id, percentDiscount, extendDay }) => ({
    membershipPackageId: id,
    percentDiscount,
    extendDay,
    items: await listMemberPrices(db, id, query.productIds),
  }));
  return { items: await Promise.all(items) };
});
