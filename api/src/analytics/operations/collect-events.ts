import { collectEvents } from "@thuot-tha/shared/contracts/operations/analytics/collect-events";
import { limitAddressRate } from "../../caller/rate-limit.ts";
import { handle } from "../../http/handle.ts";
import { impersonalPath, impersonalValues } from "../impersonal.ts";
import { insertAnalyticsEvents } from "../queries/events.ts";

const daySeconds = 24 * 60 * 60;

/** Stores analytics events without personal data: no account, no network address, no query string. */
export const collectEventsHandler = handle(collectEvents, async ({ body, context, from }) => {
  const { db, config, now } = context;
  await limitAddressRate(context, "analytics", from, { max: config.analyticsLimitPerAddress, seconds: 60 });
  const events = body.events.map(({ name, params, items, path, ...rest }) => ({
    name,
    payload: {
      visit: body.visit,
      ...rest,
      path: impersonalPath(path),
      params: impersonalValues(params),
      items: items.map(impersonalValues),
    },
  }));
  await limitAddressRate(context, "analytics-day", from, {
    max: config.analyticsKilobytesPerAddressDay,
    seconds: daySeconds,
    amount: Math.ceil(Buffer.byteLength(JSON.stringify(events)) / 1000),
  });
  await insertAnalyticsEvents(db, events, now());
  return {};
});
