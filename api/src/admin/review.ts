import { listNewestReviews } from "../catalogue/queries/reviews.ts";
import { takeReviewDown } from "../catalogue/take-review-down.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { localTime, onOneLine, printedJson } from "./table.ts";
import { readReason, readWords } from "./words.ts";

const listed = 50;

async function list({ db }: AdminContext, { print }: AdminCall, json: boolean): Promise<number> {
  const found = await listNewestReviews(db, listed);
  if (json) print(printedJson(found));
  else if (found.length === 0) print("None.");
  else {
    for (const { id, product, rating, author, createdAt, title, content, images } of found) {
      print(onOneLine(`${id} ${localTime(createdAt)} ${product} ${rating}/5 ${author}`));
      for (const line of [title, content, ...images]) print(`  ${onOneLine(line)}`);
    }
  }
  return 0;
}

export const reviewCommand: AdminCommand = {
  summary: "lists what customers wrote about pieces, and takes it down",
  usage: `admin review list [--json]            the newest ${listed}, with the addresses of their pictures
admin review <id> remove --why <text>  it leaves the product's page and its stars; the customer reads why, and may write another
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, { ...signed, json: { type: "boolean", default: false } });
    const [id, word, ...more] = typed?.words ?? [];
    if (!typed || !id || more.length > 0) return null;
    const { json, ...signature } = typed.values;
    if (id === "list" && word === undefined) return list(context, call, json);
    if (word !== "remove") return null;
    const why = readReason(signature.why);
    await recorded(context, call, signature, async (inside) => {
      const { productId, rating } = await takeReviewDown(inside, id, why);
      return { result: null, done: { action: "review remove", details: { review: id, product: productId, rating } } };
    });
    call.print(`${id}: removed`);
    return 0;
  },
};
