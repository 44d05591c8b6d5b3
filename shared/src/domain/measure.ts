/** Accepted bounds in cm and kg, the same as the API's. */
const bounds = { height: [80, 250], weight: [20, 250] } as const;

/** Reads a typed height or weight: rounded to a whole number, null when empty, or invalid. */
export function readMeasure(kind: keyof typeof bounds, text: string): number | null | "wrong" {
  const trimmed = text.trim().replace(/\s*(cm|kg)$/i, "");
  if (trimmed === "") return null;
  const value = Math.round(Number(trimmed.replace(",", ".")));
  const [min, max] = bounds[kind];
  return value >= min && value <= max ? value : "wrong";
}
