const faces = ['1em "Be Vietnam Pro"', '500 1em "Playfair Display"'];
/** A letter of each file: latin, vietnamese. */
const letters = "aạ";

/**
 * Changes to the shop's faces once all of them are there. They are fetched after the first scripts: a first view laid out
 * with faces that are still on their way costs twice, and their bytes would keep the page from coming to life.
 */
export async function showFaces({ fonts, documentElement }: Document): Promise<void> {
  try {
    await Promise.all(faces.map((face) => fonts.load(face, letters)));
    documentElement.dataset.fonts = "";
  } catch {
    // The stand-ins stay.
  }
}
