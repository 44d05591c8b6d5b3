import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { answer, createFakeClient } from "@thuot-tha/shared/testing";
import { mai } from "../../testing/samples.ts";
import { putWithProgress } from "./put-with-progress.ts";
import { saveAvatar } from "./save-avatar.ts";

describe("saveAvatar", () => {
  it("requests an address, puts the bytes there, and sends nothing else of the profile", async () => {
    const client = createFakeClient([
      answer(requestAvatarUpload, { uploadUrl: "http://shop.test/v2/upload/t", path: "u/1.webp" }),
      answer(updateProfile, ({ body }) => ({ ...mai, user: { ...mai.user, avatar: body?.avatar ?? null } })),
    ]);
    const sent: [string, number][] = [];
    const put = async (url: string, file: Blob) => void sent.push([url, file.size]);
    const picture = new Blob(["12345"], { type: "image/jpeg" });
    const account = await saveAvatar({ client, put }, picture, { onProgress: () => undefined });
    expect(account.user.avatar).toBe("u/1.webp");
    expect(sent).toEqual([["http://shop.test/v2/upload/t", 5]]);
    expect(client.inputs(requestAvatarUpload)).toEqual([{ body: { contentType: "image/jpeg", size: 5 } }]);
    expect(client.inputs(updateProfile)).toEqual([{ body: { avatar: "u/1.webp" } }]);
  });

  it("leaves the profile alone when it is broken off before the bytes are sent", async () => {
    const leaving = new AbortController();
    const client = createFakeClient([
      answer(requestAvatarUpload, () => {
        leaving.abort();
        return { uploadUrl: "http://shop.test/v2/upload/t", path: "u/1.webp" };
      }),
      answer(updateProfile, mai),
    ]);
    const options = { onProgress: () => undefined, signal: leaving.signal };
    await expect(saveAvatar({ client, put: putWithProgress }, new Blob(["1"]), options)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(client.inputs(updateProfile)).toEqual([]);
  });
});
