import { join } from "node:path";
import { maxBodyBytes } from "@thuot-tha/shared/contracts/limits";
import { isDevelopment, readPublicUrl } from "@thuot-tha/shared/server";
import { readMailConfig } from "./mail.ts";
import { readPaymentConfig } from "./payments.ts";
import { devAccess, type Environment, flag, optionalText, text, wholeNumber } from "./read.ts";
import { readSocialConfig } from "./social.ts";

const MEBIBYTE = 1024 * 1024;

export type Config = ReturnType<typeof readConfig>;

const LOOPBACK = "127.0.0.1";

/** Everything the API can be told from outside; a pure function of the environment. Throws when it makes no sense. */
export function readConfig(env: Environment) {
  const dataDirectory = text(env, "DATA_DIR", ".data");
  const givenPublicUrl = readPublicUrl(env);
  const publicUrl = givenPublicUrl ?? `http://localhost:${wholeNumber(env, "PORT", 8080) || 8080}`;
  const host = text(env, "API_HOST", LOOPBACK);
  // HOST is where the edge listens, through which the network may reach this process.
  const isLocal = isDevelopment(env, [host, text(env, "HOST", LOOPBACK)]);
  return {
    /** Address of a PostgreSQL server; without one the database runs inside the process. */
    databaseUrl: optionalText(env, "DATABASE_URL"),
    databasePoolSize: wholeNumber(env, "DATABASE_POOL_SIZE", 10, 1),
    databaseTimeouts: {
      connect: wholeNumber(env, "DATABASE_CONNECT_TIMEOUT_MS", 5_000, 1),
      statement: wholeNumber(env, "DATABASE_STATEMENT_TIMEOUT_MS", 10_000, 1),
      lock: wholeNumber(env, "DATABASE_LOCK_TIMEOUT_MS", 5_000, 1),
    },
    /** Whether a commit to the database in a folder waits until it is on the disk. */
    databaseFsync: flag(env, "DATABASE_FSYNC", true),
    /** A folder, or "memory://" for a database that ends with the process. */
    dataDirectory,
    mediaDirectory: text(
      env,
      "MEDIA_DIR",
      join(dataDirectory.startsWith("memory:") ? ".data" : dataDirectory, "media"),
    ),
    mailDirectory: text(env, "MAIL_DIR", join(dataDirectory.startsWith("memory:") ? ".data" : dataDirectory, "outbox")),
    seed: flag(env, "SEED", true),

    host,
    /** 0 takes any free port. */
    port: wholeNumber(env, "API_PORT", 0),
    /** Whose X-Forwarded-For is believed: addresses, networks or "loopback", separated by commas. */
    trustProxy: text(env, "TRUST_PROXY", "loopback"),
    logLevel: text(env, "LOG_LEVEL", "warn"),
    /** /v2/docs, which shows what the API can do. */
    docs: devAccess(env, "API_DOCS", isLocal),
    /** Largest JSON body, in bytes. */
    bodyLimit: wholeNumber(env, "BODY_LIMIT", maxBodyBytes, 1024),

    /** Where shoppers reach the shop; links in letters begin with it. */
    publicUrl,
    /** The same, where it was given; without it an address a gateway leads back to is that of the shopper's request. */
    givenPublicUrl,
    ...readMailConfig(env, publicUrl, isLocal),
    social: readSocialConfig(env, isLocal),
    isProduction: env.NODE_ENV === "production",
    cookieSecure: flag(env, "COOKIE_SECURE", publicUrl.startsWith("https:")),
    sessionDays: wholeNumber(env, "SESSION_DAYS", 30, 1),
    guestCartDays: wholeNumber(env, "GUEST_CART_DAYS", 30, 1),
    passwordResetMinutes: wholeNumber(env, "PASSWORD_RESET_MINUTES", 30, 1),
    /** How long the link of a letter that confirms an e-mail works. */
    emailConfirmationHours: wholeNumber(env, "EMAIL_CONFIRMATION_HOURS", 72, 1),
    /** Attempts in a quarter of an hour, per account and per network address. */
    loginLimitPerAccount: wholeNumber(env, "LOGIN_LIMIT_PER_ACCOUNT", 10, 1),
    loginLimitPerAddress: wholeNumber(env, "LOGIN_LIMIT_PER_ADDRESS", 100, 1),

    /** Bytes of pictures being uploaded that this process holds: of all customers, and of one. */
    uploadsInFlight: {
      maxBytes: wholeNumber(env, "UPLOADS_IN_FLIGHT_BYTES", 64 * MEBIBYTE, 5 * MEBIBYTE),
      maxBytesPerCustomer: wholeNumber(env, "UPLOADS_IN_FLIGHT_BYTES_PER_CUSTOMER", 10 * MEBIBYTE, 5 * MEBIBYTE),
    },

    /** Days that measurements of visits are kept. */
    analyticsDays: wholeNumber(env, "ANALYTICS_DAYS", 90, 1),
    /** Batches of measurements that a network address may send in a minute. */
    analyticsLimitPerAddress: wholeNumber(env, "ANALYTICS_LIMIT_PER_ADDRESS", 300, 1),
    /** Kilobytes of measurements that are kept of a network address in 24 hours. */
    analyticsKilobytesPerAddressDay: wholeNumber(env, "ANALYTICS_KILOBYTES_PER_ADDRESS_DAY", 20_000, 1),

    /** Days that a repeated purchase with the same Idempotency-Key gives the first one. */
    idempotencyKeyDays: wholeNumber(env, "IDEMPOTENCY_KEY_DAYS", 30, 1),
    /** Days that messages to customers are kept. */
    notificationDays: wholeNumber(env, "NOTIFICATION_DAYS", 180, 1),

    /** A product's place among the best sellers is what was taken in so many days. */
    popularDays: wholeNumber(env, "POPULAR_DAYS", 30, 1),
    rental: {
      /** Days of cleaning after the return day. */
      turnaroundDays: wholeNumber(env, "RENTAL_TURNAROUND_DAYS", 1),
      /** Days between today and the first wear date that may be chosen. */
      leadDays: wholeNumber(env, "RENTAL_LEAD_DAYS", 1),
      /** Longest wear, both ends counted. */
      maxDays: wholeNumber(env, "RENTAL_MAX_DAYS", 30, 1),
      /** How far ahead a wear may reach. */
      horizonDays: wholeNumber(env, "RENTAL_HORIZON_DAYS", 365, 1),
    },
    orderHoldMinutes: wholeNumber(env, "ORDER_HOLD_MINUTES", 30, 1),
    /** Seconds between two looks for orders whose time to be paid is over; 0 for none by this process. */
    holdSweepSeconds: wholeNumber(env, "HOLD_SWEEP_SECONDS", 30),
    /** What a customer may have open at once without having paid for it. */
    orderLimits: {
      proven: {
        /** Orders that wait for their payment. */
        unpaid: wholeNumber(env, "ORDER_LIMIT_UNPAID", 5, 1),
        /** Orders to be paid at the door that are not delivered yet. */
        cash: wholeNumber(env, "ORDER_LIMIT_CASH", 5, 1),
        /** Pieces in both. */
        pieces: wholeNumber(env, "ORDER_LIMIT_PIECES", 40, 1),
      },
      /** The same while the customer has not shown that the e-mail is theirs. */
      unproven: {
        unpaid: wholeNumber(env, "ORDER_LIMIT_UNPAID_UNPROVEN", 3, 1),
        cash: wholeNumber(env, "ORDER_LIMIT_CASH_UNPROVEN", 2, 1),
        pieces: wholeNumber(env, "ORDER_LIMIT_PIECES_UNPROVEN", 10, 1),
      },
    },
    payments: readPaymentConfig(env, isLocal),
    shipping: {
      /** đồng per order. */
      fee: wholeNumber(env, "SHIPPING_FEE", 30_000),
      /** Goods from this sum on ship free, in đồng. */
      freeFrom: wholeNumber(env, "SHIPPING_FREE_FROM", 1_500_000),
    },
  };
}
