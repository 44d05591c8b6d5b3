import { openMedia, resizedPrefix } from "@thuot-tha/shared/server";
import sharp from "sharp";
import { eventually, type RunningEdge, runningEdge } from "../../testing/running-edge.ts";
import { type PlaceUnderTest, placesUnderTest } from "../../testing/stores.ts";

const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#7b2d43" } })
    .webp()
    .toBuffer();
const path = "uploads/avatar/an.webp";

describe.each(Object.entries(placesUnderTest))("two edges with pictures in %s", (_, open) => {
  let place: PlaceUnderTest;
  let shop: RunningEdge;
  beforeEach(async () => {
    place = await open();
    const { location } = place;
    const media = await openMedia(location);
    await media.create(path, await picture());
    shop = await runningEdge({
      MEDIA_STORE: "folder" in location ? location.folder : `s3://${location.bucket}/${location.prefix}`,
      S3_ENDPOINT: ("folder" in location ? undefined : location.endpoint) ?? "",
      IMAGE_CACHE_DIR: "one",
    });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  it("show the same picture, which a bucket keeps in the sizes that were requested", async () => {
    const other = await shop.another({ IMAGE_CACHE_DIR: "other" });
    const media = await openMedia(place.location);
    const first = await shop.edge.inject(`/media/240x240/${path}`);
    expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const stored = "folder" in place.location ? 0 : 1;
    await eventually(async () => (await media.list(resizedPrefix(path))).length, stored);
    const second = await other.inject(`/media/240x240/${path}`);
    expect(second.rawPayload).toEqual(first.rawPayload);
    const source = stored ? "bucket" : "original";
    expect((await other.inject("/metrics")).body).toContain(`shop_pictures_total{source="${source}"} 1`);
    expect((await other.inject("/readyz")).json()).toMatchObject({ media: "ok", degraded: false });
  });
});
