import { readConfig } from "./config/config.ts";
import { openDatabase } from "./db/client.ts";
import { claimDataDirectory, readOpsFile } from "./ops-file.ts";
import { isOrderStep, type OrderStep, stepOrder } from "./services/order-steps.ts";

const usage = "Usage: order <order id> deliver|return|done|cancel";

/** Asks the process that holds the database, where one does; else opens the database itself. @returns the new status */
async function move(orderId: string, step: OrderStep): Promise<string> {
  const config = readConfig(process.env);
  const holder = await readOpsFile(config);
  if (holder?.url) {
    const response = await fetch(`${holder.url}/ops/order/${encodeURIComponent(orderId)}/${step}`, {
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
    return await stepOrder({ db, now: () => new Date() }, orderId, step);
  } finally {
    await close();
    await claim?.release();
  }
}

const [orderId, step] = process.argv.slice(2);
if (!orderId || !step || !isOrderStep(step)) {
  console.error(usage);
  process.exit(2);
}
try {
  console.info(`${orderId}: ${await move(orderId, step)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
