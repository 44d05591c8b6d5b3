import { answerProblem, openProblems } from "../order/problems.ts";
import type { AdminCommand } from "./admin-command.ts";
import { printListing } from "./listing.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { onOneLine } from "./table.ts";
import { readWords } from "./words.ts";

export const problemCommand: AdminCommand = {
  summary: "lists what customers reported, and answers it",
  usage: `admin problem list [--json]            not answered yet, oldest first, with the addresses of the pictures
admin problem <number> answer <text>   the customer reads it in the order, in a message and in a letter
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, { ...signed, json: { type: "boolean", default: false } });
    const [id, word, text, ...more] = typed?.words ?? [];
    if (!typed || !id || more.length > 0) return null;
    if (id === "list" && word === undefined) {
      const entries = await openProblems(context);
      const lines = entries.flatMap(({ id: number, orderId, at, topic, content, images }) => [
        `${number} ${orderId} ${at} ${topic}`,
        ...[onOneLine(content), ...images].map((line) => `  ${line}`),
      ]);
      return printListing(call, { entries, lines }, typed.values.json);
    }
    if (word !== "answer" || text === undefined) return null;
    await recorded(context, call, typed.values, async (inside) => {
      const { orderId } = await answerProblem(inside, id, text);
      return { result: null, done: { action: "answer", orderId, details: { problem: id } } };
    });
    call.print(`${id}: answered`);
    return 0;
  },
};
