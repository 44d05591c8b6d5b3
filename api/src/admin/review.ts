import { listNewestReviews } from "../catalogue/queries/reviews.ts";
import { takeReviewDown } from "../catalogue/take-review-down.ts";
import type { AdminCommand, AdminContext } from "./admin-command.ts";
import { type Listing, printListing } from "./listing.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { localTime, onOneLine } from "./table.ts";
import { readReason, readWords } from "./words.ts";

const listed = 50;

async function newestReviews({ db }: AdminContext): Promise<Listing> {
  const entries = await listNewestReviews(db, listed);
  const lines = entries.flatMap(({ id, product, rating, author, createdAt, title, content, images }) => [
    onOneLine(`${id} ${localTime(createdAt)} ${product} ${rating}/5 ${author}`),
    ...[title, content, ...images].map((line) => `  ${onOneLine(line)}`),
  ]);
  return { entries, lines };
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
    if (id === "list" && word === undefined) return printListing(call, await newestReviews(context), json);
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
