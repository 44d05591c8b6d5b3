import { notificationStreamPath } from "@thuot-tha/shared/contracts/notification-stream";
import { NotificationStream } from "@thuot-tha/shared/contracts/operations/entities";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SignedIn } from "../caller/session.ts";
import type { Context } from "../context.ts";
import { TooManyRequests, Unauthorized } from "../errors.ts";
import { cookiesOf } from "../http/cookies.ts";
import type { RouteDescription } from "../http/described-route.ts";
import { signedInCustomer } from "../http/session-cookies.ts";
import { type Frame, openEventStream } from "./event-stream.ts";
import type { Hub, Page } from "./hub.ts";
import { countUnread, listNotificationsAfter, type Placed } from "./queries/notifications.ts";

/** Maximum missed notifications sent on reconnect; older ones are in the list. */
const maxMissed = 20;

/** The sequence number that a browser has read up to; null on its first connection. */
const placeOf = (header: unknown): number | null =>
  typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;

/** What a page that opens is sent first, and the ids of the notifications that are in it or in its list already. */
interface Start {
  frames: Frame[];
  known: ReadonlySet<string>;
}

/**
 * The missed notifications, then the current state. Prices may have changed meanwhile, so the page is sent an event to
 * reload them.
 */
async function catchUp({ db }: Context, customerId: string, since: number | null): Promise<Start> {
  const newest = await listNotificationsAfter(db, customerId, since ?? 0, maxMissed);
  const missed: Placed[] = since === null ? [] : newest;
  const unread = await countUnread(db, customerId);
  const frames: Frame[] = [
    ...missed.map(
      ({ notification, place: id }): Frame => ({ event: "notification", data: { notification, unread }, id }),
    ),
    { event: "unread", data: { unread }, id: newest.at(-1)?.place ?? since ?? 0 },
    ...(since === null ? [] : [{ event: "membership-changed", data: {} } as const]),
  ];
  return { frames, known: new Set(newest.map(({ notification }) => notification.id)) };
}

/**
 * A page that buffers frames until it has caught up. Signals of known notifications may arrive later and are dropped.
 */
function newPage({ customerId, sessionHash, sessionEndsAt }: SignedIn) {
  const stream = openEventStream();
  let waiting: Frame[] | null = [];
  let known: Start["known"] = new Set();
  const send = (frame: Frame) => {
    if (frame.event !== "notification" || !known.has(frame.data.notification.id)) stream.send(frame);
  };
  const page: Page = {
    customerId,
    sessionHash,
    sessionEndsAt,
    stream,
    take: (frame) => void (waiting ? waiting.push(frame) : send(frame)),
  };
  const start = (first: Start) => {
    for (const frame of first.frames) stream.send(frame);
    known = first.known;
    for (const frame of waiting ?? []) send(frame);
    waiting = null;
  };
  return { page, start };
}

const frames = Object.entries(NotificationStream).map(([event, data]) =>
  z.object({ event: z.literal(event), data, id: z.int().optional() }),
);
const described: RouteDescription = {
  operationId: "notification.stream",
  summary: "What happens to the customer while a page is open.",
  access: "customer",
  headers: z.object({ "last-event-id": z.string().optional() }),
  answers: {
    200: {
      description: "Server-sent events, with this as the JSON `data` of each. The stream ends with the session.",
      content: { "text/event-stream": z.union(frames) },
    },
  },
  refusals: [401, 429, 500],
};

/** Serves server-sent events for the signed-in customer. */
export function addNotificationStream(app: FastifyInstance, context: Context, hub: Hub): void {
  app.addHook("preClose", () => hub.close());
  app.get(notificationStreamPath, { exposeHeadRoute: false, config: { described } }, async (request, reply) => {
    const cookies = cookiesOf(request, reply, context.config.cookieSecure);
    const customer = await signedInCustomer(context, cookies);
    if (!customer) throw new Unauthorized();
    const { page, start } = newPage(customer);
    if (!hub.add(page)) throw new TooManyRequests(60);
    try {
      const first = await catchUp(context, customer.customerId, placeOf(request.headers["last-event-id"]));
      // The session may have ended before the hub registered this page.
      if (!(await signedInCustomer(context, cookies))) throw new Unauthorized();
      start(first);
    } catch (error) {
      page.stream.body.destroy();
      throw error;
    }
    reply.header("x-accel-buffering", "no").type("text/event-stream; charset=utf-8");
    return reply.send(page.stream.body);
  });
}
