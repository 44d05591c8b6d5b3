import type { AdminCommand } from "./admin-command.ts";
import { type ActionRow, listActions } from "./queries/actions.ts";
import { localTime, printedJson, tableLines } from "./table.ts";
import { readCount, readDay, readWords } from "./words.ts";

const detailsText = (details: ActionRow["details"]): string =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");

/** An action in the form that is printed as JSON. */
export const toAction = ({ at, ...action }: ActionRow) => ({ ...action, at: at.toISOString() });
type Action = ReturnType<typeof toAction>;

/** Actions as lines of a table. */
export const actionLines = (actions: readonly Action[]): string[] =>
  tableLines(
    ["when", "who", "action", "order", "piece", "why", "details"],
    actions.map(({ at, actor, action, orderId, unitId, why, details }) => [
      ...[localTime(new Date(at)), actor, action, orderId, unitId, why],
      detailsText(details),
    ]),
  );

export const auditCommand: AdminCommand = {
  summary: "lists what staff did by command: when, who, what, why",
  usage: `admin audit [--order <code>] [--piece <code>] [--by <name>] [--day <day>] [--limit <count>] [--json]
  The latest actions, newest first: 50 unless --limit is larger. Entries are never changed.`,
  async run({ db }, { words, print }) {
    const typed = readWords(words, {
      order: { type: "string" },
      piece: { type: "string" },
      by: { type: "string" },
      day: { type: "string" },
      limit: { type: "string", default: "50" },
      json: { type: "boolean", default: false },
    });
    if (!typed || typed.words.length > 0) return null;
    const { order, piece, by, day, limit, json } = typed.values;
    const filter = { orderId: order, unitId: piece, actor: by, day: readDay("--day", day) };
    const actions = (await listActions(db, filter, readCount("--limit", limit))).map(toAction);
    if (json) print(printedJson(actions));
    else for (const line of actions.length > 0 ? actionLines(actions) : ["Nothing."]) print(line);
    return 0;
  },
};
