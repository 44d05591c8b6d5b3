import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { openEventStream } from "./event-stream.ts";
import { openHub } from "./hub.ts";

const shop = useShop();

it("reports a delivery that fails, and ends the customer's pages, which then catch up", async () => {
  const { customerId } = await newCustomer(shop);
  const failures: unknown[] = [];
  let signal: (payload: string) => void = () => undefined;
  const listen = async (_: string, { onPayload }: { onPayload: (payload: string) => void }) => {
    signal = onPayload;
    return async () => undefined;
  };
  const { db, now } = shop.context;
  const hub = await openHub({ db, listen }, now, (error) => failures.push(error));
  const stream = openEventStream();
  hub.add({ customerId, sessionHash: "", sessionEndsAt: new Date("2026-12-02"), stream, take: () => undefined });
  const ended = new Promise((resolve) => stream.body.once("close", resolve));
  stream.body.resume();
  // PostgreSQL refuses a text with a zero byte.
  signal(JSON.stringify({ customerId, event: "notification", data: { id: "\0" } }));
  await ended;
  expect(failures).toHaveLength(1);
  await hub.close();
});
