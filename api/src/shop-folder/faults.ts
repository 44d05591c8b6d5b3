import type { z } from "zod";

/**
 * The position of a record or one of its fields: a row of a CSV file as spreadsheets count, or an item of a JSON file.
 */
export interface Place {
  file: string;
  /** e.g. "row 12" or "item 3"; null for the file as a whole. */
  record: string | null;
}

/** A mistake in a shop's folder, as the owner reads it. */
export interface Fault extends Place {
  /** Column of a CSV file, or path of a JSON field, such as "rent.price"; null for the whole record. */
  column: string | null;
  problem: string;
}

/** "products.csv, row 12, column rent.price: must not be negative" */
const faultText = ({ file, record, column, problem }: Fault): string =>
  `${[file, record, column && `column ${column}`].filter(Boolean).join(", ")}: ${problem}`;

/** The faults of a folder, which keep it from being imported. */
export class FolderFaults extends Error {
  override name = "FolderFaults";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultText).join("\n"));
    this.faults = faults;
  }
}

/** Zod's report of a field, in plain words. */
export function faultsOf(place: Place, { issues }: z.ZodError): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const column = issue.path.join(".") || null;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        ...place,
        column: [...issue.path, key].join("."),
        problem: "is not a column that this file has",
      }));
    }
    if (issue.code === "invalid_key") return [{ ...place, column, problem: issue.issues[0]?.message ?? "is no code" }];
    const isMissing = issue.code === "invalid_type" && issue.input === undefined;
    return [{ ...place, column, problem: isMissing ? "is missing" : issue.message }];
  });
}
