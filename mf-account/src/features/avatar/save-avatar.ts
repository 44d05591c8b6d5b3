import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import type { Client } from "@thuot-tha/shared/http";
import type { Account } from "../profile/slice.ts";
import type { putWithProgress } from "./put-with-progress.ts";

/** Gives the account a new picture (its `path`) or none, and changes nothing else. */
export const setAvatar = (client: Client, avatar: string | null, signal?: AbortSignal): Promise<Account> =>
  client.call(updateProfile, { body: { avatar } }, { signal });

/** Uploads a picture and sets it on the account; aborting at any step leaves the old picture. */
export async function saveAvatar(
  { client, put }: { client: Client; put: typeof putWithProgress },
  picture: Blob,
  options: Parameters<typeof putWithProgress>[2],
): Promise<Account> {
  const { signal } = options;
  const body = { contentType: "image/jpeg" as const, size: picture.size };
  const { uploadUrl, path } = await client.call(requestAvatarUpload, { body }, { signal });
  await put(uploadUrl, picture, options);
  return setAvatar(client, path, signal);
}
