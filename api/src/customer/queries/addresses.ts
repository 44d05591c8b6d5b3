import type { Address } from "@thuot-tha/shared/contracts/operations/entities";
import { and, asc, desc, eq, ne, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { addresses, cities, districts, wards } from "../../db/schema/carts.ts";
import { toArea } from "./areas.ts";

export type AddressValues = Omit<typeof addresses.$inferInsert, "id" | "customerId" | "createdAt">;

async function select(db: Db, where: SQL | undefined): Promise<Address[]> {
  const found = await db
    .select({ address: addresses, city: cities, district: districts, ward: wards })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(districts, eq(districts.id, addresses.districtId))
    .leftJoin(wards, eq(wards.id, addresses.wardId))
    .where(where)
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
  return found.map(({ address, city, district, ward }) => ({
    id: address.id,
    type: address.type,
    receiverName: address.receiverName,
    phone: address.phone,
    city: toArea(city),
    district: toArea(district),
    ward: ward && toArea(ward),
    street: address.street,
    isDefault: address.isDefault,
  }));
}

const own = (customerId: string, id: string) => and(eq(addresses.customerId, customerId), eq(addresses.id, id));

/** The default address first. */
export const listAddresses = (db: Db, customerId: string) => select(db, eq(addresses.customerId, customerId));

/** Null for an unknown address and for another customer's. */
export const findAddress = async (db: Db, customerId: string, id: string): Promise<Address | null> =>
  (await select(db, own(customerId, id)))[0] ?? null;

export async function insertAddress(db: Db, customerId: string, values: AddressValues, createdAt: Date) {
  const [made] = await db
    .insert(addresses)
    .values({ ...values, customerId, createdAt })
    .returning({ id: addresses.id });
  return made!.id;
}

export async function updateAddress(db: Db, customerId: string, id: string, values: AddressValues) {
  await db.update(addresses).set(values).where(own(customerId, id));
}

/** Clears the default flag of the other addresses. */
export async function clearDefault(db: Db, customerId: string, except: string | null) {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), except === null ? undefined : ne(addresses.id, except)));
}

export async function deleteAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  return (await db.delete(addresses).where(own(customerId, id)).returning({ id: addresses.id })).length > 0;
}

export async function setDefault(db: Db, customerId: string, id: string) {
  await db.update(addresses).set({ isDefault: true }).where(own(customerId, id));
}
