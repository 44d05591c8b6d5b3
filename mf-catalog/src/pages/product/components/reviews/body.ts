/** Bounds of what the shop believes, in cm and kg: the same as the API's. */
const bounds = { height: [80, 250], weight: [20, 250] } as const;

/** A height or weight as typed: a whole number, nothing, or something that cannot be. */
export function readMeasure(kind: keyof typeof bounds, text: string): number | null | "wrong" {
  const trimmed = text.trim().replace(/\s*(cm|kg)$/i, "");
  if (trimmed === "") return null;
  const value = Math.round(Number(trimmed.replace(",", ".")));
  const [least, most] = bounds[kind];
  return value >= least && value <= most ? value : "wrong";
}
