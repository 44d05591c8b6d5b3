import { createApp } from "../app.ts";
import { useShop } from "../testing/shop.ts";
import { register } from "../testing/steps.ts";

const shop = useShop();

it("counts requests by route and status, and letters that wait", async () => {
  await shop.app.inject("/v2/product/list");
  await shop.app.inject("/v2/product/list?pagination.page=none");
  await shop.app.inject("/v2/elsewhere");
  await register(shop.browser());
  await shop.letters();
  await shop.context.db.execute(
    `INSERT INTO letters (customer_id, kind, data, created_at, tries, next_try_at)
      SELECT id, 'welcome', '{}', '2026-12-01T03:00:00Z', 1, '2026-12-01T04:00:00Z' FROM customers`,
  );
  const answer = await shop.app.inject("/metrics");
  expect(answer.headers["content-type"]).toMatch("text/plain");
  const lines = answer.body.split("\n");
  expect(lines).toContain('shop_api_request_seconds_count{method="GET",route="/v2/product/list",status="200"} 1');
  expect(lines).toContain('shop_api_request_seconds_count{method="GET",route="/v2/product/list",status="400"} 1');
  expect(lines).toContain('shop_api_request_seconds_count{method="GET",route="none",status="404"} 1');
  expect(lines).toContain('shop_letters{state="waiting"} 1');
  expect(answer.body).not.toContain("shop_media_store_trouble{");
});

it("counts letters that this process has given up", async () => {
  let count = 0;
  const app = await createApp(shop.context, shop.hub, { lettersGivenUp: () => count });
  const counted = async () => /^shop_letters_given_up_total (\d+)$/m.exec((await app.inject("/metrics")).body)?.[1];
  expect(await counted()).toBe("0");
  count = 2;
  expect([await counted(), await counted()]).toEqual(["2", "2"]);
  await app.close();
});

it("names what is wrong with the store of pictures, and stays ready", async () => {
  const mediaTrouble = () => ({ trouble: "unreachable" as const, reason: "The bucket shop does not answer." });
  const app = await createApp(shop.context, shop.hub, { mediaTrouble });
  expect((await app.inject("/metrics")).body).toContain('shop_media_store_trouble{trouble="unreachable"} 1');
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ok", media: "unreachable", degraded: true }]);
  await app.close();
});
