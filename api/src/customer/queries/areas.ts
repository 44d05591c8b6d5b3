import type { Area } from "@thuot-tha/shared/contracts/operations/entities";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cities, districts, wards } from "../../db/schema/carts.ts";

type Named = { id: string; name: string; mergedName?: string | null };

/** Includes the name after the 2025 merger only when it is known. */
export const toArea = ({ id, name, mergedName }: Named): Area => ({ id, name, ...(mergedName ? { mergedName } : {}) });

export const listCities = (db: Db) => db.select().from(cities);
export const listDistricts = (db: Db, cityId: string) =>
  db.select().from(districts).where(eq(districts.cityId, cityId));
export const listWards = (db: Db, districtId: string) =>
  db.select().from(wards).where(eq(wards.districtId, districtId));

export async function cityExists(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id))).length > 0;
}

export async function findDistrict(db: Db, id: string) {
  const [found] = await db.select().from(districts).where(eq(districts.id, id));
  return found ?? null;
}
