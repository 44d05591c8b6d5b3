import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import type { Client } from "@thuot-tha/shared/http";
import { bodyFrom, valuesOf } from "../profile/profile-values.ts";
import type { Account } from "../profile/slice.ts";
import type { putWithProgress } from "./put-with-progress.ts";

/** The account with another picture (its `path`), or with none; everything else as it was. */
export const setAvatar = (
  client: Client,
  account: Account,
  avatar: string | null,
  signal?: AbortSignal,
): Promise<Account> => client.call(updateProfile, { body: { ...bodyFrom(valuesOf(account)), avatar } }, { signal });

/** Uploads a picture and makes it the customer's; broken off at any step, their picture stays what it was. */
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
