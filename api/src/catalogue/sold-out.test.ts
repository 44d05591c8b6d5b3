import { join } from "node:path";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { sql } from "drizzle-orm";
import { cleanUp } from "../jobs/clean-up.ts";
import { sweepHolds } from "../jobs/sweep-holds.ts";
import { importFolder } from "../shop-folder/import.ts";
import { pictureFiles } from "../shop-folder/pictures.ts";
import { readFolder } from "../shop-folder/read.ts";
import { staff } from "../testing/admin.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const onServer = runsOnServer ? it : it.skip;
const shop = useShop();

const sweep = () => sweepHolds(shop.context, "http://localhost:8080", shop.app.log);
const links = async (query: object) => {
  const { body } = await shop.browser().call(listProducts, { query: { "pagination.limit": 30, ...query } });
  return body.items.map(({ id }) => id);
};

describe("a product whose last piece for sale is sold", () => {
  it("leaves the lists of what can be bought, and comes back when its order is cancelled", async () => {
    expect(await links({ type: "sale" })).toContain("brocade");
    const { id } = (await newOrder(shop, { variantId: "brocade-free" })).order;
    await sweep();
    expect(await links({ type: "sale" })).not.toContain("brocade");
    expect(await links({ reduced: "true" })).not.toContain("brocade");
    expect(await links({})).toContain("brocade");
    await staff(shop, `order ${id} cancel --why gone`);
    await sweep();
    expect(await links({ type: "sale" })).toContain("brocade");
  });

  it("is also found where its pieces were taken out of stock", async () => {
    const { db } = shop.context;
    await db.execute(sql`UPDATE units SET retired_at = now() WHERE variant_id = 'brocade-free' AND type = 'sale'`);
    await cleanUp(shop.context);
    expect(await links({ type: "sale" })).not.toContain("brocade");
    await db.execute(sql`UPDATE units SET retired_at = NULL WHERE variant_id = 'brocade-free' AND type = 'sale'`);
    await sweep();
    expect(await links({ type: "sale" })).toContain("brocade");
  });

  onServer("is also found while an import has written and not ended", async () => {
    const { db, media, now } = shop.context;
    const folder = join(__dirname, "..", "..", "..", "docs", "example-shop");
    await db.execute(sql`UPDATE units SET retired_at = now() WHERE variant_id = 'brocade-free' AND type = 'sale'`);
    await db.transaction(async (tx) => {
      await importFolder(tx, await readFolder(folder), pictureFiles(folder, media), { now: now() });
      await cleanUp(shop.context);
    });
    expect(await links({ type: "sale" })).not.toContain("brocade");
  });
});
