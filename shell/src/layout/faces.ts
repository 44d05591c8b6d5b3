import textLatin from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2";
import textVietnamese from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2";
import headingLatin from "@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2";
import headingVietnamese from "@fontsource/playfair-display/files/playfair-display-vietnamese-500-normal.woff2";

/**
 * Characters for which the Vietnamese files are used. The Latin files serve all others, and those that these files
 * lack.
 */
const vietnamese = "U+102-1B0,U+300-329,U+1EA0-1EF9,U+20AB";

const faces: [family: string, file: string, unicodeRange?: string][] = [
  ["Be Vietnam Pro", textLatin],
  ["Be Vietnam Pro", textVietnamese, vietnamese],
  ["Playfair Display", headingLatin],
  ["Playfair Display", headingVietnamese, vietnamese],
];

/**
 * Adds the shop's fonts to the document once all have loaded. They are fetched after the first scripts, because their
 * bytes would delay hydration. No stylesheet declares them: the browser lays out all text again when a font is
 * declared, when its file arrives, and when another family applies. Here this happens once, and no style is computed
 * again.
 */
export async function showFaces({ fonts }: Document): Promise<void> {
  try {
    const loaded = await Promise.all(
      faces.map(([family, file, unicodeRange]) => new FontFace(family, `url(${file})`, { unicodeRange }).load()),
    );
    for (const face of loaded) fonts.add(face);
  } catch {
    // The fallback fonts stay.
  }
}
