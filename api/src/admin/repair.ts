import { businessDay } from "../catalogue/rental-rules.ts";
import { listRepairs } from "../order/queries/repairs.ts";
import { endRepair, repairPiece } from "../order/repair.ts";
import type { AdminCommand, AdminContext } from "./admin-command.ts";
import { type Listing, printListing } from "./listing.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { tableLines } from "./table.ts";
import { readDay, readReason, readWords } from "./words.ts";

async function openRepairs(context: AdminContext): Promise<Listing> {
  const entries = (await listRepairs(context.db, businessDay(context))).map(({ id: _, unitId, days, ...repair }) => ({
    piece: unitId,
    from: days.dateFrom,
    until: days.dateTo,
    ...repair,
  }));
  const rows = entries.map(({ piece, name, size, color, from, until, why }) => [
    ...[piece, name, `${size}, ${color}`, from, until, why],
  ]);
  return { entries, lines: tableLines(["piece", "name", "variant", "from", "until", "why"], rows) };
}

export const repairCommand: AdminCommand = {
  summary: "takes a piece out for repair, and back into service",
  usage: `admin repair <piece> --until <day> --why <text>   away until that day, included; once more: until another day
admin repair <piece> back                         it is back early
admin repair list [--json]                        pieces that are away, or will be
  The piece takes no bookings meanwhile; from the next day on it is for rent again. Bookings of these days move to other
  pieces of the same size and colour. Where there is none, nothing changes and the orders are named. A piece that is with a
  customer, or being cleaned, goes out after that.
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, {
      ...signed,
      until: { type: "string" },
      json: { type: "boolean", default: false },
    });
    const [unitId, word, ...more] = typed?.words ?? [];
    if (!typed || !unitId || more.length > 0) return null;
    const { until: typedUntil, json, ...values } = typed.values;
    const until = readDay("--until", typedUntil);
    if (unitId === "list" && word === undefined) return printListing(call, await openRepairs(context), json);
    if (word === "back" && until === undefined) {
      await recorded(context, call, values, async (inside) => ({
        result: await endRepair(inside, unitId),
        done: { action: "repair back", unitId },
      }));
      call.print(`${unitId}: back in service`);
      return 0;
    }
    if (word !== undefined || until === undefined) return null;
    const why = readReason(values.why);
    const { days, moved } = await recorded(context, call, values, async (inside) => {
      const result = await repairPiece(inside, { unitId, until, why });
      const moves = result.moved.map(({ orderId, unitId: other }) => ({
        action: "repair move",
        orderId,
        unitId,
        details: { to: other },
      }));
      return { result, done: [{ action: "repair", unitId, details: { ...result.days } }, ...moves] };
    });
    call.print(`${unitId}: out for repair from ${days.dateFrom} until ${days.dateTo}`);
    for (const one of moved) call.print(`${one.orderId ?? "a booking without an order"}: has piece ${one.unitId} now`);
    return 0;
  },
};
