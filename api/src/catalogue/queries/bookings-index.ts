import { type DayRange, dayNumber } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { coalesced } from "../../coalesced.ts";
import type { Db } from "../../db/client.ts";
import { recordsOf } from "../../db/records-of.ts";
import { row } from "../../db/rows.ts";
import { BookedDays } from "./booked-days.ts";
import { integersOf } from "./numbers.ts";

/** Hours for which the database stores its records of changes. */
const changesTtlHours = 24;
/** Hours since the last read after which a process reads all bookings again, because records may be gone. */
const defaultUsableHours = 12;

/** How far the records of changes were read. */
interface Mark {
  /** Identifies the table of records and the run of its server. */
  records: string;
  /** Transactions before this one have ended; later reads begin with it. */
  mark: string;
  /** Time of the database. */
  at: string;
}

const records = recordsOf("booking_changes");
const moment = sql`${records} AS records, pg_snapshot_xmin(pg_current_snapshot())::text AS mark, now()::text AS at`;

/** Numbers of the first day in memory, and of the day after the last. */
interface DayWindow {
  first: number;
  end: number;
}

/**
 * The bookings of the days in memory, in the form of `BookedDays.add`, as hex. One may never end, because its piece is
 * bought.
 */
const bookedIn = ({
  first,
  end,
}: DayWindow) => sql`SELECT encode(string_agg(int4send(u.place) || int4send(b.variant_place)
  || int4send(lower(b.blocked) - date '1970-01-01') || int4send(least(upper(b.blocked) - date '1970-01-01', ${end}::int)),
  ''::bytea), 'hex')
  FROM bookings b JOIN units u ON u.id = b.unit_id WHERE b.status = 'live' AND u.retired_at IS NULL
  AND b.blocked && daterange(date '1970-01-01' + ${first}::int, date '1970-01-01' + ${end}::int)`;

async function readAll(db: Db, window: DayWindow): Promise<{ mark: Mark; bookings: string | null }> {
  type Stored = Mark & { bookings: string | null };
  const { bookings, ...mark } = (await row(db, sql`SELECT ${moment}, (${bookedIn(window)}) AS bookings`)) as Stored;
  return { mark, bookings };
}

/** The ids of the pieces that have changed since an earlier read; null when these may be unknown. */
async function readChanges(
  db: Db,
  { mark, at, ...last }: Mark,
  usableHours: number,
): Promise<{ mark: Mark; changed: string[] } | null> {
  const found = await row<Mark & { changed: string[] | null }>(
    db,
    sql`
      SELECT ${moment}, (SELECT json_agg(DISTINCT unit_id) FROM booking_changes WHERE transaction >= ${mark}::xid8) AS changed
      WHERE ${at}::timestamptz > now() - make_interval(hours => ${usableHours}) AND ${records} = ${last.records}`,
  );
  if (!found) return null;
  const { changed, ...next } = found;
  return { mark: next, changed: changed ?? [] };
}

/** Reads pieces again. What changes after `readChanges` is recorded, and read by the next list. */
async function readPieces(db: Db, window: DayWindow, ids: readonly string[]) {
  const those = sql`ANY (${sql.param(ids)}::text[])`;
  const found = await row<{ pieces: string | null; bookings: string | null }>(
    db,
    sql`
      SELECT (SELECT encode(string_agg(int4send(place), ''::bytea), 'hex') FROM units WHERE id = ${those}) AS pieces,
        (${bookedIn(window)} AND u.id = ${those}) AS bookings`,
  );
  return { pieces: found?.pieces ?? null, bookings: found?.bookings ?? null };
}

/** Deletes records of changes that no process reads any more. */
export async function deleteOldBookingChanges(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM booking_changes WHERE at < now() - make_interval(hours => ${changesTtlHours})`);
}

/** The booked pieces of some days: the same object for all requests until a booking changes. */
export interface BookedPieces {
  /** The variants of which every piece in service is booked on at least one of the days: `BookedDays.bookedUp`. */
  bookedUp(pieces: Uint16Array): number[];
}

/** Shoppers keep their days while they look around, and many choose the same. */
const cachedDays = 8;

/** The bookings of a process. */
interface Loaded {
  days: BookedDays;
  window: DayWindow;
  mark: Mark;
  /** What was read last of changed pieces. */
  lastRead: string;
  /** The booked pieces of the days that were requested last. */
  booked: LRUCache<string, BookedPieces>;
}

type FindBooked = (range: DayRange) => Promise<BookedPieces>;

/** Caches the booked days of all pieces in memory, and reads changed pieces again. */
export function createBookingsIndex(db: Db, usableHours = defaultUsableHours): FindBooked {
  let loaded: Loaded | null = null;
  let needed: DayWindow = { first: Number.POSITIVE_INFINITY, end: 0 };

  const current = coalesced(async () => {
    const isInside = loaded && loaded.window.first <= needed.first && needed.end <= loaded.window.end;
    const changes = loaded && isInside ? await readChanges(db, loaded.mark, usableHours) : null;
    if (!loaded || !changes) {
      // A year more, because lists for later days would each read all bookings again.
      const window = { first: needed.first, end: needed.end + 366 };
      const { mark, bookings } = await readAll(db, window);
      loaded = { days: new BookedDays(), window, mark, lastRead: "", booked: new LRUCache({ max: cachedDays }) };
      loaded.days.add(integersOf(bookings));
      return loaded;
    }
    if (changes.changed.length > 0) {
      const { pieces, bookings } = await readPieces(db, loaded.window, changes.changed);
      const read = `${pieces} ${bookings}`;
      // While a transaction lasts, every list reads the pieces again that were recorded since it began.
      if (read !== loaded.lastRead) {
        loaded.days.free(integersOf(pieces));
        loaded.days.add(integersOf(bookings));
        loaded.lastRead = read;
        loaded.booked.clear();
      }
    }
    loaded.mark = changes.mark;
    return loaded;
  });

  return async (range) => {
    const from = dayNumber(range.dateFrom);
    const end = dayNumber(range.dateTo) + 1;
    needed = { first: Math.min(needed.first, from), end: Math.max(needed.end, end) };
    const { days, booked } = await current();
    const key = `${range.dateFrom} ${range.dateTo}`;
    const pieces = booked.get(key) ?? { bookedUp: (all: Uint16Array) => days.bookedUp(range, all) };
    booked.set(key, pieces);
    return pieces;
  };
}

const indexes = new WeakMap<Db, FindBooked>();

/** The pieces in service that are booked on any of these days. */
export function bookedPieces(db: Db, range: DayRange): Promise<BookedPieces> {
  const own = indexes.get(db) ?? createBookingsIndex(db);
  indexes.set(db, own);
  return own(range);
}
