import type { PictureKind } from "@thuot-tha/shared/contracts/limits";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import type { Client } from "@thuot-tha/shared/http";

interface NewReview {
  productId: string;
  texts: Omit<OperationInput<typeof createReview>["body"], "images">;
  pictures: readonly File[];
}

/**
 * Uploads the pictures in turn, then sends the review.
 * @param uploaded paths of the pictures that an earlier try has uploaded; those of this one are added
 */
export async function sendReview(
  client: Client,
  { productId, texts, pictures }: NewReview,
  uploaded: Map<File, string>,
): Promise<void> {
  const images: string[] = [];
  for (const file of pictures) {
    const path = uploaded.get(file) ?? (await upload(client, file));
    uploaded.set(file, path);
    images.push(path);
  }
  await client.call(createReview, { params: { id: productId }, body: { ...texts, images } });
}

/**
 * Uploads a picture.
 * @returns its path
 */
async function upload(client: Client, file: File): Promise<string> {
  const contentType = file.type as PictureKind;
  const { uploadUrl, path } = await client.call(requestReviewImageUpload, { body: { contentType, size: file.size } });
  await client.putFile(new URL(uploadUrl, window.location.href).href, file);
  return path;
}
