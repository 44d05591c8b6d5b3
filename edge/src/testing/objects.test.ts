import { openMedia, openObjects } from "@thuot-tha/shared/server";
import { type PlaceUnderTest, placesUnderTest } from "./stores.ts";

const bytes = (text: string) => Buffer.from(text);

describe.each(Object.entries(placesUnderTest))("objects in %s", (_, open) => {
  let place: PlaceUnderTest;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  it("are created once, also by twenty at the same time", async () => {
    const objects = await openObjects(place.location);
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, number) => objects.create("compositions/1.json", bytes(String(number)))),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    const winner = created.indexOf(true);
    expect((await objects.read("compositions/1.json"))?.toString()).toBe(String(winner));
    expect(await objects.create("compositions/1.json", bytes("late"))).toBe(false);
    await objects.probe();
  });

  it("are replaced, listed with another etag, and removed", async () => {
    const objects = await openObjects(place.location);
    const names = ["a b", "ảnh é+", "c&d", "e", "f"].map((name) => `health/${name}`);
    for (const name of names) await objects.create(name, bytes("first"));
    await objects.create("other/g", bytes("first"));
    const before = await objects.list("health/");
    expect(before.map(({ key }) => key).sort()).toEqual([...names].sort());
    await objects.put("health/e", bytes("second"));
    expect((await objects.read("health/e"))?.toString()).toBe("second");
    const etagIn = (entries: typeof before) => entries.find(({ key }) => key === "health/e")?.etag;
    expect(etagIn(await objects.list("health/"))).not.toBe(etagIn(before));
    expect(await objects.has("health/a b")).toBe(true);
    await objects.remove("health/a b");
    await objects.remove("health/a b");
    expect([await objects.has("health/a b"), await objects.read("health/a b")]).toEqual([false, null]);
    expect(await objects.list("nothing/")).toEqual([]);
  });

  it("of another place are missing, not absent", async () => {
    const { location } = place;
    const elsewhere = "folder" in location ? { folder: `${location.folder}-2` } : { ...location, bucket: "elsewhere" };
    const objects = await openMedia(elsewhere);
    await expect(objects.reach()).rejects.toMatchObject({ trouble: "missing" });
    await expect(objects.read("products/dam.svg")).rejects.toMatchObject({ trouble: "missing" });
    await expect(objects.put("products/dam.svg", bytes("<svg/>"))).rejects.toMatchObject({ trouble: "missing" });
  });
});
