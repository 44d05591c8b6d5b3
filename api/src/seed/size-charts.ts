import type { Db } from "../db/client.ts";
import { sizeCharts } from "../db/schema/catalogue.ts";
import { insertAll } from "./insert-all.ts";

const LETTERS = "letters";

/** Centimetres: bust, waist, hip. */
const letters: [size: string, bust: number, waist: number, hip: number][] = [
  ["XS", 80, 62, 86],
  ["S", 84, 66, 90],
  ["M", 88, 70, 94],
  ["L", 92, 75, 98],
  ["XL", 97, 80, 103],
];

/** The chart that tells these sizes apart, or null where there is nothing to measure. */
export const sizeChartOf = (sizes: readonly string[]): string | null =>
  sizes.some((size) => letters.some(([letter]) => letter === size)) ? LETTERS : null;

export const seedSizeCharts = (db: Db) =>
  insertAll(
    db,
    sizeCharts,
    letters.map(([size, bust, waist, hip], position) => ({ id: LETTERS, position, size, bust, waist, hip })),
  );
