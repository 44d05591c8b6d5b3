import type { Banner } from "@thuot-tha/shared/contracts/operations/entities";
import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { banners, pages } from "../../db/schema/content.ts";

/** Sorted by rank. With `runningAt`, only banners that run at that moment. */
export async function listBanners(
  db: Db,
  { runningAt, page, limit }: { runningAt: Date | null; page: number; limit: number },
): Promise<Banner[]> {
  const running =
    runningAt === null
      ? undefined
      : and(
          or(isNull(banners.startsAt), lte(banners.startsAt, runningAt)),
          or(isNull(banners.endsAt), gt(banners.endsAt, runningAt)),
        );
  const found = await db
    .select()
    .from(banners)
    .where(running)
    .orderBy(asc(banners.rank), asc(banners.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map(({ id, title, subtitle, imagePath, portraitPath, link, position, startsAt, endsAt }) => ({
    id,
    title,
    subtitle,
    image: { path: imagePath, alt: title },
    ...(portraitPath ? { portrait: { path: portraitPath, alt: title } } : {}),
    link,
    position,
    from: startsAt?.toISOString() ?? null,
    to: endsAt?.toISOString() ?? null,
  }));
}

export async function findPage(db: Db, kind: string, slug: string) {
  const [found] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.kind, kind), eq(pages.slug, slug)));
  return found ?? null;
}
