import { join } from "node:path";
import { maxPictureBytes } from "@thuot-tha/shared/contracts/limits";
import { rentalDefaults, shippingDefaults } from "@thuot-tha/shared/domain";
import { lateReturnDefaults } from "@thuot-tha/shared/domain/order";
import {
  devAccess,
  type Environment,
  flag,
  isDevelopment,
  mediaLocation,
  optionalText,
  readPublicUrl,
  readServerConfig,
  text,
  wholeNumber,
} from "@thuot-tha/shared/server";
import { readMailConfig } from "./mail.ts";
import { readPaymentConfig } from "./payments.ts";
import { readSocialConfig } from "./social.ts";

const mebibyte = 1024 * 1024;

export type Config = ReturnType<typeof readConfig>;

/** Null for a feature that the operator turns off by name. */
const withoutOff = (value: string): string | null => (value === "off" ? null : value);

/** Reads the API's settings; a pure function of the environment. Throws ConfigError for invalid values. */
export function readConfig(env: Environment) {
  const dataDirectory = text(env, "DATA_DIR", ".data");
  const filesDirectory = dataDirectory.startsWith("memory:") ? ".data" : dataDirectory;
  const isProduction = env.NODE_ENV === "production";
  const configuredPublicUrl = readPublicUrl(env);
  const publicUrl = configuredPublicUrl ?? `http://localhost:${wholeNumber(env, "PORT", 8080) || 8080}`;
  const isLocal = isDevelopment(env);
  return {
    ...readServerConfig(env),
    /** Address of a PostgreSQL server; null to run the database inside the process. */
    databaseUrl: optionalText(env, "DATABASE_URL"),
    databasePoolSize: wholeNumber(env, "DATABASE_POOL_SIZE", 10, 1),
    databaseTimeouts: {
      connectMs: wholeNumber(env, "DATABASE_CONNECT_TIMEOUT_MS", 5_000, 1),
      statementMs: wholeNumber(env, "DATABASE_STATEMENT_TIMEOUT_MS", 10_000, 1),
      lockMs: wholeNumber(env, "DATABASE_LOCK_TIMEOUT_MS", 5_000, 1),
    },
    /** True when a commit to the embedded database waits for fsync. */
    databaseFsync: flag(env, "DATABASE_FSYNC", true),
    /** Data folder, or "memory://" for a database that ends with the process. */
    dataDirectory,
    /** Where pictures are stored. */
    media: mediaLocation(env, filesDirectory),
    /**
     * Folder of letters for a shop without a mail server; null in production unless it is named, because there letters
     * wait in the database, which all processes share.
     */
    mailDirectory: optionalText(env, "MAIL_DIR") ?? (isProduction ? null : join(filesDirectory, "outbox")),
    seed: flag(env, "SEED", true),

    host: text(env, "API_HOST", "127.0.0.1"),
    /** 0 takes any free port. */
    port: wholeNumber(env, "API_PORT", 0),
    /** Access to /v2/docs, the browsable API description. */
    docs: devAccess(env, "API_DOCS", isLocal),

    /** Public address of the shop; links in letters begin with it. */
    publicUrl,
    /** PUBLIC_URL if set; without it, return addresses for gateways use the origin of the shopper's request. */
    configuredPublicUrl,
    ...readMailConfig(env, publicUrl, isLocal),
    social: readSocialConfig(env, isLocal),
    isProduction,
    cookieSecure: flag(env, "COOKIE_SECURE", publicUrl.startsWith("https:")),
    sessionDays: wholeNumber(env, "SESSION_DAYS", 30, 1),
    guestCartDays: wholeNumber(env, "GUEST_CART_DAYS", 30, 1),
    /** Maximum new carts of guests per network address and hour. Many phones of a carrier share one address. */
    guestCartLimitPerAddress: wholeNumber(env, "GUEST_CART_LIMIT_PER_ADDRESS", 2000, 1),
    /** Work for the hash of a password, as in customer/password.ts. Only tests do less. */
    passwordCost: 15,
    passwordResetMinutes: wholeNumber(env, "PASSWORD_RESET_MINUTES", 30, 1),
    /** Hours for which the link of a confirmation letter works. */
    emailConfirmationHours: wholeNumber(env, "EMAIL_CONFIRMATION_HOURS", 72, 1),
    /** Sign-in attempts per 15 minutes, per account and per network address. */
    loginLimitPerAccount: wholeNumber(env, "LOGIN_LIMIT_PER_ACCOUNT", 10, 1),
    loginLimitPerAddress: wholeNumber(env, "LOGIN_LIMIT_PER_ADDRESS", 100, 1),
    /** Maximum requests of one customer in an hour that write a letter. */
    letterLimitPerCustomer: wholeNumber(env, "LETTER_LIMIT_PER_CUSTOMER", 60, 1),

    /** Bytes of pictures in upload that this process holds: of all customers, and of one. */
    uploadsInFlight: {
      maxBytes: wholeNumber(env, "UPLOADS_IN_FLIGHT_BYTES", 64 * mebibyte, maxPictureBytes),
      maxBytesPerCustomer: wholeNumber(env, "UPLOADS_IN_FLIGHT_BYTES_PER_CUSTOMER", 10 * mebibyte, maxPictureBytes),
    },

    /** Days for which analytics events are stored. */
    analyticsDays: wholeNumber(env, "ANALYTICS_DAYS", 90, 1),
    /** Maximum analytics batches per network address and minute. */
    analyticsLimitPerAddress: wholeNumber(env, "ANALYTICS_LIMIT_PER_ADDRESS", 300, 1),
    /** Maximum kilobytes of analytics stored per network address in 24 hours. */
    analyticsKilobytesPerAddressDay: wholeNumber(env, "ANALYTICS_KILOBYTES_PER_ADDRESS_DAY", 20_000, 1),

    /** Days for which a repeated purchase with the same Idempotency-Key returns the first one. */
    idempotencyKeyDays: wholeNumber(env, "IDEMPOTENCY_KEY_DAYS", 30, 1),
    /** Days for which notifications are stored. */
    notificationDays: wholeNumber(env, "NOTIFICATION_DAYS", 180, 1),

    /** Days over which bookings and sales count for the best sellers. */
    popularDays: wholeNumber(env, "POPULAR_DAYS", 30, 1),
    rental: {
      /** Days of cleaning after the return day. */
      turnaroundDays: wholeNumber(env, "RENTAL_TURNAROUND_DAYS", rentalDefaults.turnaroundDays),
      /** Days between today and the first wear date that may be chosen. */
      leadDays: wholeNumber(env, "RENTAL_LEAD_DAYS", rentalDefaults.leadDays),
      /** Hour in Vietnam from which today counts as gone for new rentals; 24 for never. */
      cutoffHour: wholeNumber(env, "RENTAL_CUTOFF_HOUR", rentalDefaults.cutoffHour),
      /** Maximum days of a wear, both ends counted. */
      maxDays: wholeNumber(env, "RENTAL_MAX_DAYS", rentalDefaults.maxDays, 1),
      /** Maximum days between today and the end of a wear. */
      horizonDays: wholeNumber(env, "RENTAL_HORIZON_DAYS", rentalDefaults.horizonDays, 1),
      /** The share of one wear day's price that each late day costs, in percent. */
      latePercent: wholeNumber(env, "RENTAL_LATE_PERCENT", lateReturnDefaults.percent),
    },
    /** Percent of the rent that counts towards the price of rented pieces that the customer keeps. */
    buyOutRentPercent: wholeNumber(env, "BUY_OUT_RENT_PERCENT", 50, 0),
    waitingList: {
      /** Maximum open wishes of one customer. */
      limit: wholeNumber(env, "WAITING_LIST_LIMIT", 20, 1),
      /** Days for which a wish without wear dates is kept. */
      days: wholeNumber(env, "WAITING_LIST_DAYS", 90, 1),
    },
    orderHoldMinutes: wholeNumber(env, "ORDER_HOLD_MINUTES", 30, 1),
    /** Seconds between two sweeps for overdue unpaid orders; 0 disables the sweep in this process. */
    holdSweepSeconds: wholeNumber(env, "HOLD_SWEEP_SECONDS", 30),
    /** Maximum orders and pieces that one customer may hold without having paid. */
    orderLimits: {
      proven: {
        /** Orders awaiting payment. */
        unpaid: wholeNumber(env, "ORDER_LIMIT_UNPAID", 5, 1),
        /** Cash-on-delivery orders not delivered yet. */
        cash: wholeNumber(env, "ORDER_LIMIT_CASH", 5, 1),
        /** Pieces in both kinds of orders. */
        pieces: wholeNumber(env, "ORDER_LIMIT_PIECES", 40, 1),
      },
      /** The same limits while the customer's e-mail is unconfirmed. */
      unproven: {
        unpaid: wholeNumber(env, "ORDER_LIMIT_UNPAID_UNPROVEN", 3, 1),
        cash: wholeNumber(env, "ORDER_LIMIT_CASH_UNPROVEN", 2, 1),
        pieces: wholeNumber(env, "ORDER_LIMIT_PIECES_UNPROVEN", 10, 1),
      },
    },
    /** Where customers reach the shop's staff. */
    help: {
      phone: text(env, "SHOP_PHONE", "1900 0000"),
      zaloUrl: withoutOff(text(env, "SHOP_ZALO_URL", "https://zalo.me/19000000")),
    },
    payments: readPaymentConfig(env, isLocal),
    shipping: {
      /** đồng per order. */
      fee: wholeNumber(env, "SHIPPING_FEE", shippingDefaults.fee),
      /** Goods from this sum on ship free, in đồng. */
      freeFrom: wholeNumber(env, "SHIPPING_FREE_FROM", shippingDefaults.freeFrom),
    },
  };
}
