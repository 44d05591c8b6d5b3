import type { HeadPicture } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import type { Banner } from "../../features/home/slice.ts";

/** A banner's wide picture and, where it has one, the portrait that phones show instead. */
export function heroPicture({ image, portrait }: Banner): HeadPicture {
  const wide = {
    href: pictureUrl(image, "1200x675"),
    srcSet: pictureSrcSet(image, "16:9"),
    sizes: "100vw",
  };
  if (!portrait) return wide;
  // A little less than its width: the picture tolerates it, and the first view waits for fewer bytes.
  const instead = { media: "(max-width: 47.99em)", srcSet: pictureSrcSet(portrait, "4:5"), sizes: "80vw" };
  return { ...wide, instead, carried: pictureUrl(portrait, "900x1125") };
}
