import textLatin from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2";
import textVietnamese from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2";
import headingLatin from "@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2";
import headingVietnamese from "@fontsource/playfair-display/files/playfair-display-vietnamese-500-normal.woff2";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const vietnamese =
  "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB";

const faces: [family: string, weight: string, file: string, unicodeRange: string][] = [
  ["Be Vietnam Pro", "400", textLatin, latin],
  ["Be Vietnam Pro", "400", textVietnamese, vietnamese],
  ["Playfair Display", "500", headingLatin, latin],
  ["Playfair Display", "500", headingVietnamese, vietnamese],
];

/**
 * Adds the shop's fonts to the document once all have loaded. They are fetched after the first scripts, because their
 * bytes would delay hydration. No stylesheet declares them: the browser lays out all text anew when a font is declared,
 * when its file arrives, and when another family applies. Here this happens once, and no style is computed again.
 */
export async function showFaces({ fonts }: Document): Promise<void> {
  try {
    const loaded = await Promise.all(
      faces.map(([family, weight, file, unicodeRange]) =>
        new FontFace(family, `url(${file})`, { weight, unicodeRange }).load(),
      ),
    );
    for (const face of loaded) fonts.add(face);
  } catch {
    // The fallback fonts stay.
  }
}
