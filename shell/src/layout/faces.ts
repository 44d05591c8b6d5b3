const faces = ['1em "Be Vietnam Pro"', '500 1em "Playfair Display"'];
/** One letter of each font file: Latin and Vietnamese. */
const letters = "aạ";

/**
 * Switches to the shop's fonts once all have loaded. They are fetched after the first scripts, because laying out with
 * partly loaded fonts costs twice and their bytes would delay hydration.
 */
export async function showFaces({ fonts, documentElement }: Document): Promise<void> {
  try {
    await Promise.all(faces.map((face) => fonts.load(face, letters)));
    documentElement.dataset.fonts = "";
  } catch {
    // The fallback fonts stay.
  }
}
