/** Address of the server-sent events of a signed-in customer. */
export const notificationStreamPath = "/v2/notification/stream";

/**
 * Names of the stream's events. `notification`: a new one; `unread`: the number of unread ones; `session-ended`: this session was ended
 * elsewhere, load the session again (one that expires sends nothing); `membership-changed`: the member's prices may
 * have changed; `payment`: a payment's state changed. Browsers use them without the schemas of their data.
 */
export const notificationStreamEvents = [
  "notification",
  "unread",
  "session-ended",
  "membership-changed",
  "payment",
] as const;
export type NotificationStreamEvent = (typeof notificationStreamEvents)[number];
