import textLatin from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2";
import textVietnamese from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2";
import headingLatin from "@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2";
import headingVietnamese from "@fontsource/playfair-display/files/playfair-display-vietnamese-500-normal.woff2";

/** Where the letters of the Vietnamese files are. Those that they lack, and all others, the Latin files have. */
const vietnamese = "U+102-1B0,U+300-329,U+1EA0-1EF9,U+20AB";

const faces: [family: string, file: string, unicodeRange?: string][] = [
  ["Be Vietnam Pro", textLatin],
  ["Be Vietnam Pro", textVietnamese, vietnamese],
  ["Playfair Display", headingLatin],
  ["Playfair Display", headingVietnamese, vietnamese],
];

/**
 * The shop's fonts, once all have loaded; none when one cannot be loaded, so that the fallback fonts stay. They are
 * fetched after the first scripts, because their bytes would delay hydration. No stylesheet declares them: the browser
 * lays out all text again when a font is declared, when its file arrives, and when another family applies. Added to the
 * document together, they cost that once, and no style is computed again.
 */
export async function loadFaces(): Promise<FontFace[]> {
  try {
    return await Promise.all(
      faces.map(([family, file, unicodeRange]) => new FontFace(family, `url(${file})`, { unicodeRange }).load()),
    );
  } catch {
    return [];
  }
}
