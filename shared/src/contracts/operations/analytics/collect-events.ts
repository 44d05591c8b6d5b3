import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Timestamp } from "../entities/values.ts";
import { Nothing } from "../outputs.ts";

const analyticsValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** One entry of the data layer. `items` are goods, as `params` are plain values. Nothing personal belongs in it. */
const AnalyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  at: Timestamp,
  params: z.record(z.string().max(40), analyticsValue).default({}),
  items: z
    .array(z.record(z.string().max(40), analyticsValue))
    .max(100)
    .default([]),
  path: z.string().max(500),
  revision: z.int().min(0),
  /** The sender, a remote or the shell, and its version. */
  remote: z.string().max(40),
  version: z.string().max(60),
});

export const collectEvents = defineOperation({
  method: "POST",
  path: "/v2/analytics/events",
  access: "public",
  withoutClientHeader: true,
  tag: "analytics",
  summary: "Receives analytics events.",
  refusals: [429],
  body: z.object({
    /** Random, stored in the browser for one visit; it identifies no person. */
    visit: z.string().regex(/^[\w-]{8,64}$/),
    events: z.array(AnalyticsEvent).min(1).max(50),
  }),
  response: Nothing,
});
