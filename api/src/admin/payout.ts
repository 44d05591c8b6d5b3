import { openPayouts, recordPaidOut, refusePayout, showPayout } from "../customer/payouts.ts";
import { command, type Work } from "./command.ts";

const usage = `Usage: payout list                           requests that wait for a transfer, accounts masked
       payout <id> show                      sum, bank, account and name, to make the transfer
       payout <id> paid <the bank's number>  the transfer is made; the customer is told
       payout <id> refuse <why>              the money goes back to the wallet; the customer reads why`;

const inPath = encodeURIComponent;

function workOf([id, word, third]: readonly string[]): Work | null {
  if (id === "list" && !word) return { path: "/ops/payouts", run: openPayouts };
  if (!id || !word) return null;
  const path = `/ops/payouts/${inPath(id)}/${inPath(word)}`;
  if (word === "show") return { path, run: (context) => showPayout(context, id) };
  if (!third) return null;
  const body = { text: third };
  if (word === "paid") return { path, body, run: (context) => recordPaidOut(context, id, third) };
  if (word === "refuse") return { path, body, run: (context) => refusePayout(context, id, third) };
  return null;
}

await command(usage, workOf);
