import { join } from "node:path";
import type { Kind, RecordOf } from "../src/shop-folder/kinds.ts";
import { readFolder, type ShopFolder } from "../src/shop-folder/read.ts";

export type Catalogue = { [K in Kind]: RecordOf<K>[] };
export type Product = RecordOf<"products">;

/** Reads the demo's folder: beside this module in the sources, beside its bundle after a build. */
export const readDemo = () => readFolder(join(import.meta.dirname, "catalogue"));

/** The records of a folder without their positions. The first product is the newest. */
export const catalogueOf = ({ records }: ShopFolder): Catalogue =>
  Object.fromEntries(
    Object.entries(records).map(([kind, list]) => [kind, list.map(({ value }) => value)]),
  ) as unknown as Catalogue;
