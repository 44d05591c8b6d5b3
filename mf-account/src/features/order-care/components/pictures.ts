import { maxPictureBytes } from "@thuot-tha/shared/contracts/limits";
import { orderCare as words } from "../../../locales/vi/order-care.ts";

/** Media types that the API takes. */
export const pictureKinds = ["image/jpeg", "image/png", "image/webp", "image/avif"];

const maxPictures = 4;

/** Why the API would refuse these pictures; null when it would not. */
export function pictureProblem(files: readonly File[]): string | null {
  if (files.length > maxPictures) return words.pictureTooMany;
  const isWrong = files.some(({ type, size }) => !pictureKinds.includes(type) || size > maxPictureBytes);
  return isWrong ? words.pictureWrong : null;
}
