import type { Db } from "../db/client.ts";
import { banners, pages } from "../db/schema/content.ts";
import { membershipPackages } from "../db/schema/people.ts";
import { seedBanners, seedMembershipPackages, seedPages } from "./catalogue.ts";
import { insertAll } from "./insert-all.ts";
import { bannerPicturePath } from "./pictures.ts";

export async function seedContent(db: Db, now: Date) {
  await insertAll(
    db,
    membershipPackages,
    seedMembershipPackages.map((entry, position) => ({ ...entry, position })),
  );
  await insertAll(
    db,
    banners,
    seedBanners.map((banner, rank) => ({
      id: banner.id,
      title: banner.title,
      subtitle: banner.subtitle,
      imagePath: bannerPicturePath(banner),
      link: banner.link,
      position: banner.position,
      rank,
    })),
  );
  await insertAll(
    db,
    pages,
    seedPages.map((page) => ({ ...page, updatedAt: now })),
  );
}
