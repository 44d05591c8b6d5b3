import { readConfig } from "./config/config.ts";
import type { Context } from "./context.ts";
import { openDatabase } from "./db/client.ts";
import { claimDataDirectory, readOpsFile } from "./ops-file.ts";
import { receiveTransfer } from "./payments/by-hand.ts";
import { isOrderStep, stepOrder } from "./services/order-steps.ts";

const usage = `Usage: order <order id> deliver|return|done|cancel
       order <order id> pay <the bank's number of the transfer>`;

/** What is to be done: for the process that holds the database, and for this one. */
interface Work {
  path: string;
  run(context: Pick<Context, "db" | "now">): Promise<string>;
}

function workOf([orderId, step, transaction]: readonly string[]): Work | null {
  if (!orderId || !step) return null;
  const inPath = encodeURIComponent;
  if (step === "pay" && transaction) {
    return {
      path: `/ops/transfer/${inPath(orderId)}/${inPath(transaction)}`,
      run: (context) => receiveTransfer(context, orderId, transaction),
    };
  }
  if (!isOrderStep(step)) return null;
  return { path: `/ops/order/${inPath(orderId)}/${step}`, run: (context) => stepOrder(context, orderId, step) };
}

/** Asks the process that holds the database, where one does; else opens the database itself. @returns the new status */
async function done({ path, run }: Work): Promise<string> {
  const config = readConfig(process.env);
  const holder = await readOpsFile(config);
  if (holder?.url) {
    const response = await fetch(`${holder.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${holder.token}` },
    });
    const answer = (await response.json()) as { status?: string; message?: string };
    if (!response.ok || !answer.status) throw new Error(answer.message ?? `The API answered ${response.status}`);
    return answer.status;
  }
  const claim = await claimDataDirectory(config);
  const { db, close } = await openDatabase(config);
  try {
    return await run({ db, now: () => new Date() });
  } finally {
    await close();
    await claim?.release();
  }
}

const words = process.argv.slice(2);
const work = workOf(words);
if (!work) {
  console.error(usage);
  process.exit(2);
}
try {
  console.info(`${words[0]}: ${await done(work)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
