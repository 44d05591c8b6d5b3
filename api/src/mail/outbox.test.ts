import { readConfig } from "../config/config.ts";
import { letters } from "../db/schema/letters.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { letters as writers } from "../letters.ts";
import { mailServer } from "../testing/mail-server.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { openOutbox } from "./outbox.ts";
import { claimLetter, insertLetter } from "./queries/letters.ts";
import { type Envelope, openTransport } from "./transports.ts";
import { writeLetter } from "./write.ts";

const shop = useShop({ PUBLIC_URL: "https://shop.example" });
/** The shop's own outbox is not notified of these letters, so only the test sends them. */
const quiet = async () => async () => {};
const quietly = { onFailure: () => {}, onGivenUp: () => {} };
const put = async (customerId: string, uselessAt: Date | null = null) =>
  insertLetter(shop.context.db, { customerId, kind: "welcome", data: { secret: 1 }, uselessAt }, shop.context.now());

beforeEach(async () => {
  await shop.letters();
  await shop.context.db.delete(letters);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

async function withServer(
  run: (
    server: Awaited<ReturnType<typeof mailServer>>,
    sweep: () => Promise<void>,
    failures: unknown[],
    givenUp: () => number,
  ) => Promise<void>,
) {
  const server = await mailServer();
  const config = readConfig({
    SMTP_URL: server.url,
    MAIL_FROM: "Thướt Tha <xin-chao@shop.example>",
    PUBLIC_URL: "https://shop.example",
  });
  const failures: unknown[] = [];
  let givenUp = 0;
  const { db, now } = shop.context;
  const outbox = await openOutbox(
    { db, listen: quiet },
    { config, now },
    { transport: openTransport(config)!, letters: writers },
    { onFailure: (error) => failures.push(error), onGivenUp: () => givenUp++ },
  );
  try {
    await run(server, outbox.sweep, failures, () => givenUp);
  } finally {
    await outbox.close();
    await server.close();
  }
}

describe("the outbox", () => {
  it("sends over SMTP, as text and HTML, and then deletes the content", async () => {
    await withServer(async (server, sweep) => {
      const { customerId } = await newCustomer(shop);
      await put(customerId);
      await sweep();
      await sweep();
      const [letter] = await shop.context.db.select().from(letters);
      expect([letter!.sentAt, letter!.nextTryAt, letter!.data]).toEqual([new Date("2026-12-01T03:00:00Z"), null, {}]);
      expect(server.taken).toEqual([
        {
          from: "xin-chao@shop.example",
          to: [expect.stringMatching(/^khach\d+@example\.com$/)],
          source: expect.any(String),
        },
      ]);
      const { source } = server.taken[0]!;
      expect(source).toContain(`Message-ID: <${letter!.id}@shop.example>`);
      expect(source).toContain("Auto-Submitted: auto-generated");
      expect(source).toMatch(/multipart\/alternative/);
      expect(source).toContain("https://shop.example/home");
    });
  });

  it("retries after a temporary failure, and gives up after a permanent one", async () => {
    await withServer(async (server, sweep, failures, givenUp) => {
      const { customerId } = await newCustomer(shop);
      await put(customerId);
      server.answers.push(451, 451);
      await sweep();
      shop.setNow("2026-12-01T03:01:59Z");
      await sweep();
      expect([server.taken.length, failures.length]).toEqual([0, 1]);
      shop.setNow("2026-12-01T03:02:00Z");
      await sweep();
      expect(failures.length).toBe(2);
      shop.setNow("2026-12-01T03:07:00Z");
      await sweep();
      expect([server.taken.length, givenUp()]).toEqual([1, 0]);
      await put(customerId);
      server.refusals.push({ command: "RCPT TO", code: 550, text: "5.1.1 not now" });
      await sweep();
      shop.setNow("2026-12-10T03:00:00Z");
      await sweep();
      expect([server.taken.length, failures.length, givenUp()]).toEqual([1, 3, 1]);
      const problems = (await shop.context.db.select().from(letters)).map(({ problem }) => problem);
      expect(problems.sort()).toEqual([expect.stringContaining("not now"), null]);
    });
  });

  it("deletes a letter about an order that is no more, which is no letter given up", async () => {
    await withServer(async (server, sweep, failures, givenUp) => {
      const { customerId } = await newCustomer(shop);
      const gone = { customerId, kind: "order-placed", data: { orderId: "TT261201AAAA" }, uselessAt: null };
      await insertLetter(shop.context.db, gone, shop.context.now());
      await sweep();
      shop.setNow("2026-12-10T03:00:00Z");
      await sweep();
      expect([server.taken.length, failures.length, givenUp()]).toEqual([0, 0, 0]);
      expect(await shop.context.db.select().from(letters)).toEqual([]);
    });
  });

  it.each([
    ["its sender", { command: "MAIL FROM", code: 553, text: "sender not allowed" }],
    ["to relay", { command: "RCPT TO", code: 550, text: "5.7.1 relaying denied" }],
  ])("keeps letters while the mail server refuses %s", async (_, refusal) => {
    await withServer(async (server, sweep) => {
      await put((await newCustomer(shop)).customerId);
      server.refusals.push(refusal);
      await sweep();
      const [letter] = await shop.context.db.select().from(letters);
      expect(letter).toMatchObject({ nextTryAt: new Date("2026-12-01T03:02:00Z"), data: { secret: 1 } });
      shop.setNow("2026-12-01T03:02:00Z");
      await sweep();
      expect(server.taken.length).toBe(1);
    });
  });

  it("keeps letters while the mail server refuses the shop's login", async () => {
    const server = await mailServer("right");
    const { db, now } = shop.context;
    const sweepAs = async (password: string) => {
      const withPassword = server.url.replace("//", `//shop:${password}@`);
      const config = readConfig({ SMTP_URL: withPassword, MAIL_FROM: "xin-chao@shop.example" });
      const outbox = await openOutbox(
        { db, listen: quiet },
        { config, now },
        { transport: openTransport(config)!, letters: writers },
        quietly,
      );
      await outbox.sweep();
      await outbox.close();
    };
    await put((await newCustomer(shop)).customerId);
    await sweepAs("wrong");
    const [letter] = await db.select().from(letters);
    expect([letter!.problem, letter!.nextTryAt]).toEqual([
      ...[expect.stringContaining("535"), new Date("2026-12-01T03:02:00Z")],
    ]);
    shop.setNow("2026-12-01T03:02:00Z");
    await sweepAs("right");
    expect(server.taken.length).toBe(1);
    await server.close();
  });

  it("sends each letter once with concurrent processes", async () => {
    const sent: string[] = [];
    const transport = { send: async ({ id }: Envelope) => void sent.push(id), close: () => {} };
    const { db } = shop.context;
    const open = () => openOutbox({ db, listen: quiet }, shop.context, { transport, letters: writers }, quietly);
    const { customerId } = await newCustomer(shop);
    for (let count = 0; count < 12; count += 1) await put(customerId);
    const outboxes = await Promise.all([open(), open(), open()]);
    await Promise.all(outboxes.map(({ sweep }) => sweep()));
    expect([sent.length, new Set(sent).size]).toEqual([12, 12]);
    for (const outbox of outboxes) await outbox.close();
  });

  it("sends letters that become useless before others, the most urgent first", async () => {
    const { customerId } = await newCustomer(shop);
    const hours = [null, 5, 5, 1, null, 3];
    for (const [index, until] of hours.entries()) {
      shop.setNow(`2026-12-01T03:00:0${index}Z`);
      await put(customerId, until === null ? null : new Date(`2026-12-01T0${3 + until}:00:00Z`));
    }
    const { db, now } = shop.context;
    const claimed: string[] = [];
    for (let count = 0; count < hours.length; count += 1) {
      const letter = await claimLetter(db, now(), new Date("2026-12-01T04:00:00Z"));
      claimed.push(`${letter?.uselessAt?.getUTCHours() ?? "never"}, ${letter?.createdAt.getUTCSeconds()}`);
    }
    expect(claimed).toEqual(["4, 3", "6, 5", "8, 1", "8, 2", "never, 0", "never, 4"]);
  });

  it("sends the letter of a process that died while sending", async () => {
    const { db } = shop.context;
    const { customerId } = await newCustomer(shop);
    await put(customerId);
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const send = () => {
      taken();
      return new Promise<void>(() => {});
    };
    const dead = await openOutbox(
      { db, listen: quiet },
      shop.context,
      { transport: { send, close: () => {} }, letters: writers },
      quietly,
    );
    void dead.sweep();
    await isTaken;
    const sent: string[] = [];
    const alive = await openOutbox(
      { db, listen: quiet },
      shop.context,
      { transport: { send: async ({ id }) => void sent.push(id), close: () => {} }, letters: writers },
      quietly,
    );
    await alive.sweep();
    expect(sent).toEqual([]);
    shop.setNow("2026-12-01T03:02:00Z");
    await alive.sweep();
    expect(sent).toHaveLength(1);
    await alive.close();
  });

  describe("with a process that stands still until its lease has passed", () => {
    /** Runs a process that stands still at one step while another one sends the letter. */
    async function standStill(at: "write" | "send") {
      const { db } = shop.context;
      const sent: string[] = [];
      const open = (process: string, step: (name: "write" | "send") => Promise<void>) => {
        const send = async () => {
          await step("send");
          sent.push(process);
        };
        const welcome: typeof writers.welcome = async (occasion) => {
          await step("write");
          return writers.welcome(occasion);
        };
        return openOutbox(
          { db, listen: quiet },
          shop.context,
          { transport: { send, close: () => {} }, letters: { ...writers, welcome } },
          quietly,
        );
      };
      const awake = await open("awake", async () => {});
      const asleep = await open("asleep", async (name) => {
        if (name !== at) return;
        shop.setNow("2026-12-01T03:02:00Z");
        await awake.sweep();
        if (name === "send") throw new Error("The connection is closed");
      });
      await Promise.all([awake.sweep(), asleep.sweep()]);
      await put((await newCustomer(shop)).customerId);
      await asleep.sweep();
      const [letter] = await db.select().from(letters);
      for (const outbox of [awake, asleep]) await outbox.close();
      const { tries, sentAt, nextTryAt, problem } = letter!;
      return { sent, tries, sentAt, nextTryAt, problem };
    }

    it("sends no letter that another process has claimed since", async () => {
      expect((await standStill("write")).sent).toEqual(["awake"]);
    });

    it("leaves a letter as the other process has marked it", async () => {
      expect(await standStill("send")).toEqual({
        ...{ sent: ["awake"], tries: 2, sentAt: new Date("2026-12-01T03:02:00Z"), nextTryAt: null, problem: null },
      });
    });
  });

  it("skips letters that are obsolete", async () => {
    const { customerId } = await newCustomer(shop);
    const before = (await shop.letters()).length;
    await put(customerId, new Date("2026-12-01T03:00:00Z"));
    expect(await shop.letters()).toHaveLength(before);
    const [letter] = await shop.context.db.select().from(letters);
    expect([letter!.problem, letter!.sentAt, letter!.data]).toEqual(["too late", null, {}]);
  });

  it("sends no letter that has waited for more than three days, as in a shop that was stopped", async () => {
    const { customerId } = await newCustomer(shop);
    await shop.letters();
    await shop.context.db.delete(letters);
    const before = (await shop.letters()).length;
    await put(customerId);
    shop.setNow("2026-12-04T03:00:01Z");
    expect(await shop.letters()).toHaveLength(before);
    const [letter] = await shop.context.db.select().from(letters);
    expect([letter!.problem, letter!.sentAt, letter!.data]).toEqual(["too late", null, {}]);
  });

  it("sends nothing for a rolled-back transaction", async () => {
    const { customerId } = await newCustomer(shop);
    const before = (await shop.letters()).length;
    const undone = shop.context.db.transaction(async (tx) => {
      await writeLetter(tx, customerId, "welcome", {}, { now: shop.context.now() });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await shop.letters()).toHaveLength(before);
  });

  it("deletes old letters", async () => {
    const { customerId } = await newCustomer(shop);
    await put(customerId);
    await shop.letters();
    shop.setNow("2026-12-31T03:00:01Z");
    await cleanUp(shop.context);
    expect(await shop.context.db.select().from(letters)).toEqual([]);
  });
});
