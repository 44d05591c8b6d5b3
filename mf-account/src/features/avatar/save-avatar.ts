import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import type { Client } from "@thuot-tha/shared/http";
import { bodyFrom, valuesOf } from "../profile/profile-values.ts";
import type { Account } from "../profile/slice.ts";
import type { putWithProgress } from "./put-with-progress.ts";

/** The account with a new picture (its `path`) or none; all other fields unchanged. */
export const setAvatar = (
  client: Client,
  account: Account,
  avatar: string | null,
  signal?: AbortSignal,
): Promise<Account> => client.call(updateProfile, { body: { ...bodyFrom(valuesOf(account)), avatar } }, { signal });

/** Uploads a picture and sets it on the account; aborting at any step leaves the old picture. */
export async function saveAvatar(
  { client, put }: { client: Client; put: typeof putWithProgress },
  account: Account,
  picture: Blob,
  options: Parameters<typeof putWithProgress>[2],
): Promise<Account> {
  const { signal } = options;
  const body = { contentType: "image/jpeg" as const, size: picture.size };
  const { uploadUrl, path } = await client.call(requestAvatarUpload, { body }, { signal });
  await put(uploadUrl, picture, options);
  return setAvatar(client, account, path, signal);
}
