/** One of the eight families of pieces, by the link of its root category. */
export type Family = "ao-dai" | "dam" | "vay" | "vest" | "ao-khoac" | "set" | "phu-kien" | "tui";

/** How a piece is drawn in any colour. */
export interface Look {
  /** Variant of the family's silhouette, e.g. "co-thuyen", "duoi-ca", "suong". */
  silhouette: string;
  fabric: string;
  pattern: string;
  /** sRGB hex of what is embroidered, printed or mounted on it. */
  accent: string;
  /** Seed of the picture's random details; unique to the piece. */
  seed: number;
}

/** Everything that the drawing of a garment needs; the same value always draws the same picture. */
export interface Drawing extends Look {
  family: Family;
  /** sRGB hex of the cloth. */
  color: string;
}

/** A wide picture of up to three garments. */
export interface Scene {
  /** sRGB hex. */
  palette: [wall: string, shade: string, accent: string];
  garments: Drawing[];
  seed: number;
}
