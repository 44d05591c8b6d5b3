/** Accepted heights in cm and weights in kg, from and to. */
export const measureBounds = { height: [80, 250], weight: [20, 250] } as const;
type Measure = keyof typeof measureBounds;

export const measureMessages: Record<Measure, string> = {
  height: "Chiều cao từ 80 đến 250 cm.",
  weight: "Cân nặng từ 20 đến 250 kg.",
};

/** Reads a typed height or weight: rounded to a whole number, null when empty, or invalid. */
export function readMeasure(kind: Measure, text: string): number | null | "wrong" {
  const trimmed = text.trim().replace(/\s*(cm|kg)$/i, "");
  if (trimmed === "") return null;
  const value = Math.round(Number(trimmed.replace(",", ".")));
  const [min, max] = measureBounds[kind];
  return value >= min && value <= max ? value : "wrong";
}
