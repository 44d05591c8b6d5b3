import { closeGracefully, type Environment, repeat, startTracing, watchMedia } from "@thuot-tha/shared/server";
import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { createApp } from "./app.ts";
import { background } from "./background.ts";
import { readConfig } from "./config/config.ts";
import type { Context } from "./context.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { claimDataDirectory } from "./db/data-directory.ts";
import { laterMigrations, migrate } from "./db/migrate.ts";
import { reasonOf } from "./db/reason-of.ts";
import { allDone } from "./failures.ts";
import { drawWhenMissing, fillWhenEmpty } from "./first-start.ts";
import { openGateways } from "./gateway/open-gateways.ts";
import { cleanUp } from "./jobs/clean-up.ts";
import { warnOfLateDeliveries } from "./jobs/late-orders.ts";
import { queryLapsedPayments } from "./jobs/query-lapsed-payments.ts";
import { sweepRegularly } from "./jobs/sweep-holds.ts";
import { letters } from "./letters.ts";
import { type Outbox, openOutbox } from "./mail/outbox.ts";
import { openTransport } from "./mail/transports.ts";
import { readyMedia } from "./media.ts";
import { openHub } from "./notification/hub.ts";
import { openProviders } from "./social/open-providers.ts";

export interface ApiOptions {
  /** Called with the progress of a slow start. */
  onProgress?: (text: string) => void;
  /** The clock; the system clock by default. */
  now?: () => Date;
  /** Called when the database in the data folder becomes unusable; ends the process by default. */
  onBroken?: (error: Error) => void;
}

export interface RunningApi {
  /** e.g. "http://127.0.0.1:4000" */
  url: string;
  /** Finishes running requests, then releases the port and the database. */
  close(): Promise<void>;
}

const jobsIntervalMs = 60 * 60_000;

/** Exits at once, because no request can be answered without the database. */
function end(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

/** Brings the database to the newest schema, and fills an empty shop with the demo unless SEED=off. */
async function prepareShop(
  { withoutTimeouts }: Database,
  { config, media, now }: Pick<Context, "config" | "media" | "now">,
  onProgress: (text: string) => void,
): Promise<void> {
  await withoutTimeouts(async (db) => {
    const ran = await migrate(db);
    if (ran.length > 0) onProgress(`migrated: ${ran.join(", ")}`);
    const later = await laterMigrations(db);
    if (later.length > 0) onProgress(`a later version of the shop has migrated this database: ${later.join(", ")}`);
    if (config.seed && (await fillWhenEmpty(db, config, now(), onProgress))) onProgress("the shop is filled");
  });
  if (config.seed) await drawWhenMissing(media, onProgress);
}

/** Starts to send letters; null where they can only wait, because there is neither a mail server nor a folder. */
async function openMail(
  database: Database,
  context: Context,
  { log, onGivenUp }: { log: FastifyBaseLogger; onGivenUp: () => void },
): Promise<Outbox | null> {
  const { config } = context;
  const transport = openTransport(config);
  if (!transport) {
    log.warn("no SMTP_URL: letters wait in the database");
    return null;
  }
  if (config.isProduction && !config.smtpUrl) log.warn("no SMTP_URL: letters are written to a folder and not sent");
  const onFailure = (error: unknown, letterId?: string) =>
    log.error({ err: error, letterId }, "a letter could not be sent");
  return openOutbox(database, context, { transport, letters }, { onFailure, onGivenUp });
}

/**
 * Starts the API from an environment: migrates, fills an empty database with the demo shop (unless SEED=off), and
 * listens.
 */
export async function startApi(env: Environment, options: ApiOptions = {}): Promise<RunningApi> {
  const { onProgress = () => {}, now = () => new Date(), onBroken = end } = options;
  const config = readConfig(env);
  const stopTracing = await startTracing("api", env);
  const claim = await claimDataDirectory(config);
  try {
    onProgress("opening the database");
    const database = await openDatabase(config, { check: () => claim?.check(), onBroken });
    const { db } = database;
    const media = await readyMedia(config.media);
    await prepareShop(database, { config, media, now }, onProgress);
    const work = background();
    const context: Context = {
      config,
      db,
      media,
      now,
      gateways: await openGateways(config.payments, db),
      providers: openProviders(config.social),
      inBackground: work.addLater,
    };
    let lettersGivenUp = 0;
    const onGivenUp = (letters = 1) => {
      lettersGivenUp += letters;
    };
    const hub = await openHub(database, now, (error) =>
      app.log.error({ err: error }, "a notification could not be delivered to open pages"),
    );
    const app = await createApp(context, hub, {
      adminToken: claim?.token,
      connections: database.connections,
      mediaTrouble: () => mediaWatch.trouble(),
      lettersGivenUp: () => lettersGivenUp,
    });
    const mediaWatch = watchMedia(media, {
      intervalMs: config.storeCheckIntervalMs,
      slowMs: config.storeSlowMs,
      onChange: (seen) => {
        if (seen) app.log.error(seen, "the store of pictures is in trouble");
        else app.log.info("the store of pictures is well");
      },
    });
    work.onFailure((error) => app.log.error({ err: error }, "background work failed"));
    const url = await app.listen({ host: config.host, port: config.port });
    await claim?.announce(url);
    const origin = config.configuredPublicUrl ?? url;
    const stopSweeping = sweepRegularly(context, origin, app.log);
    const outbox = await openMail(database, context, { log: app.log, onGivenUp });
    const jobs = () =>
      allDone([
        cleanUp(context, onGivenUp),
        queryLapsedPayments(context, { origin, log: app.log }),
        warnOfLateDeliveries(context, app.log),
      ]);
    work.add(jobs());
    const stopJobs = repeat(jobs, jobsIntervalMs, (error) => app.log.error({ err: error }, "jobs failed"));
    onProgress(`listening on ${url}`);
    const close = async () => {
      // A job may wait for a gateway: the app drains meanwhile.
      await Promise.all([stopSweeping(), stopJobs(), mediaWatch.stop(), closeGracefully(app)]);
      await work.finished();
      await outbox?.close();
      await database.close();
      await claim?.release();
      await stopTracing();
    };
    return { url, close };
  } catch (error) {
    await claim?.release();
    throw error instanceof DrizzleQueryError ? new Error(`The database: ${reasonOf(error)}`, { cause: error }) : error;
  }
}
