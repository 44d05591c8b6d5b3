import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { diskObjects } from "@thuot-tha/shared/server";
import { temporaryFolder } from "../testing/release.ts";
import { openRequests, readRequest, storeRequest } from "./change-requests.ts";
import { createSigningKey, type SigningKeys, signingKeys } from "./signatures.ts";
import { releaseStore } from "./store.ts";

const key = createSigningKey();
const keys = signingKeys({ RELEASE_SIGNING_KEY: key.signingKey, RELEASE_TRUSTED_KEYS: key.trustedKey });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const storeWith = (of?: SigningKeys) => releaseStore(diskObjects(folder.path), of);
const now = new Date("2026-12-01T12:00:00Z");
const requested = (more: Partial<Composition> = {}): Composition => ({
  ...{ revision: 1, at: "2026-12-01T08:00:00.000Z", by: "lan", why: "", action: "promote" as const },
  ...{ stable: {}, candidates: [], ...more },
});

describe("a request for a second operator", () => {
  it("counts when it is signed by a trusted key only", async () => {
    const forged = await storeRequest(storeWith(), requested({ by: "intruder" }));
    const store = storeWith(keys);
    await expect(readRequest(store, forged, now)).rejects.toMatchObject({ code: "SIGNATURE" });
    const id = await storeRequest(store, requested());
    expect(await readRequest(store, id, now)).toMatchObject({ id, composition: { by: "lan" } });
    expect((await openRequests(store, null, now)).map(({ composition }) => composition.by)).toEqual(["lan"]);
  });

  it("is none under the id of another one", async () => {
    const store = storeWith();
    const id = await storeRequest(store, requested());
    const bytes = await store.objects.read(`requests/${id}.json`);
    await store.objects.put("requests/0123456789ab.json", bytes!);
    expect(await readRequest(store, "0123456789ab", now)).toBeNull();
  });
});

describe("openRequests", () => {
  it("lists those of the next revision, oldest first", async () => {
    const store = storeWith();
    for (const hour of ["10", "07", "09", "08", "11"]) {
      await storeRequest(store, requested({ revision: 3, at: `2026-12-01T${hour}:00:00.000Z` }));
    }
    await storeRequest(store, requested({ revision: 2 }));
    await storeRequest(store, requested({ revision: 4 }));
    expect((await openRequests(store, 2, now)).map(({ composition }) => composition.at.slice(11, 13))).toEqual([
      ...["07", "08", "09", "10", "11"],
    ]);
    expect(await openRequests(store, null, now)).toEqual([]);
  });

  it("fails when the store does, instead of listing none", async () => {
    const store = storeWith();
    await storeRequest(store, requested());
    const read = () => Promise.reject(new Error("the store fails"));
    const failing = { ...store, objects: { ...store.objects, read } };
    await expect(openRequests(failing, null, now)).rejects.toThrow("the store fails");
  });
});
