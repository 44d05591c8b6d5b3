import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../client.ts";
import { productMemberPrices, products } from "../schema/catalogue.ts";
import { membershipPackages } from "../schema/people.ts";

const shown = {
  id: membershipPackages.id,
  name: membershipPackages.name,
  type: membershipPackages.type,
  color: membershipPackages.color,
  price: membershipPackages.price,
  durationDays: membershipPackages.durationDays,
  percentDiscount: membershipPackages.percentDiscount,
  extendDay: membershipPackages.extendDay,
  perks: membershipPackages.perks,
};

export const listPackages = (db: Db) =>
  db.select(shown).from(membershipPackages).orderBy(asc(membershipPackages.position));

export async function findPackage(db: Db, id: string) {
  const [found] = await db.select(shown).from(membershipPackages).where(eq(membershipPackages.id, id));
  return found ?? null;
}

/** Prices that a package, or else the product itself, sets for members; products without one are left out. */
export async function listMemberPrices(db: Db, packageId: string, productIds: string[]) {
  if (productIds.length === 0) return [];
  const found = await db
    .select({
      productId: products.id,
      own: products.membershipRentalPrice,
      ofPackage: productMemberPrices.rentalPrice,
    })
    .from(products)
    .leftJoin(
      productMemberPrices,
      and(eq(productMemberPrices.productId, products.id), eq(productMemberPrices.packageId, packageId)),
    )
    .where(inArray(products.id, productIds));
  return found
    .map(({ productId, own, ofPackage }) => ({ productId, membershipRentalPrice: ofPackage ?? own }))
    .filter(({ membershipRentalPrice }) => membershipRentalPrice > 0);
}

/** More than a shop sets by hand; keeps an answer small whatever the table holds. */
const mostOwnPrices = 1000;

/** Every price that the package sets by itself. */
export const listPackagePrices = (db: Db, packageId: string) =>
  db
    .select({ productId: productMemberPrices.productId, membershipRentalPrice: productMemberPrices.rentalPrice })
    .from(productMemberPrices)
    .where(eq(productMemberPrices.packageId, packageId))
    .orderBy(asc(productMemberPrices.productId))
    .limit(mostOwnPrices);
