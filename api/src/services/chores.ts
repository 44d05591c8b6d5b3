import type { Context } from "../context.ts";
import { deleteAnalyticsEvents } from "../db/queries/analytics.ts";
import { sweepUploads } from "../uploads/sweep.ts";

/** What has to be tidied up now and then. Any number of processes may do it at the same time. */
export async function doChores(context: Pick<Context, "db" | "config" | "now">): Promise<void> {
  const { db, config, now } = context;
  await sweepUploads(context);
  await deleteAnalyticsEvents(db, new Date(now().getTime() - config.analyticsDays * 86_400_000));
}
