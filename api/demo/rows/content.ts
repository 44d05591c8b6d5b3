import type { Config } from "../../src/config/config.ts";
import { withSettings } from "../../src/content/settings.ts";
import type { Db } from "../../src/db/client.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { promotions } from "../../src/db/schema/catalogue.ts";
import { banners, pages } from "../../src/db/schema/content.ts";
import { membershipPackages } from "../../src/db/schema/people.ts";
import type { Catalogue } from "../catalogue.ts";
import { bannerPicturePath, bannerPortraitPath, pagePicturePath } from "../pictures.ts";

/** Banners, pages, membership packages and promotions. */
export async function insertContent(
  db: Db,
  catalogue: Catalogue,
  config: Pick<Config, "shipping" | "rental" | "help" | "orderHoldMinutes">,
  now: Date,
) {
  await insertAll(
    db,
    membershipPackages,
    catalogue.packages.map(({ code, ...entry }, position) => ({ id: code, ...entry, position })),
  );
  await insertAll(
    db,
    banners,
    catalogue.banners.map(({ code, ...banner }, rank) => ({
      id: code,
      ...banner,
      imagePath: bannerPicturePath({ code }),
      portraitPath: bannerPortraitPath({ code, position: banner.position }),
      rank,
    })),
  );
  await insertAll(
    db,
    pages,
    catalogue.pages.map((page) => ({ ...page, picturePath: pagePicturePath(page), updatedAt: now })),
  );
  await insertAll(
    db,
    promotions,
    catalogue.promotions.map(({ code, ...promotion }, index) => ({
      id: code,
      ...promotion,
      description: withSettings(promotion.description, config),
      position: index + 1,
    })),
  );
}
