import { readFile } from "node:fs/promises";
import { Unavailable } from "../errors.ts";
import { checkPassword, hashPassword } from "./password.ts";

const cheap = { passwordCost: 4 };

describe("hashPassword", () => {
  it("does the configured work, with another salt each time", async () => {
    const hash = await hashPassword("mua-hè-2026", { passwordCost: 5 });
    expect(hash).toMatch(/^scrypt\$32\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword("mua-hè-2026", { passwordCost: 5 })).not.toBe(hash);
  });
});

describe("checkPassword", () => {
  it("accepts only the password, in any composition of its letters", async () => {
    const hash = await hashPassword("mua-hè-2026", cheap);
    expect(await checkPassword("mua-hè-2026".normalize("NFD"), hash, cheap)).toBe(true);
    expect(await checkPassword("mua-he-2026", hash, cheap)).toBe(false);
  });

  it("checks a hash with the work that it was made with", async () => {
    const hash = "scrypt$16$8$1$c2l4dGVlbiBieXRlcyBvaw$Z1jYXO84O3aV_JfxNzvHcqHqFHhenkMqN6i1I7zXGH0";
    expect(await checkPassword("mua-hè-2026", hash, cheap)).toBe(true);
  });

  it("accepts nothing for an account without a password", async () => {
    expect(await checkPassword("", null, cheap)).toBe(false);
  });

  it("leaves threads for files while many sign in", async () => {
    let checked = 0;
    const check = () => checkPassword("", null, { passwordCost: 12 }).then(() => checked++);
    const all = Promise.all(Array.from({ length: 40 }, check));
    await readFile(__filename);
    expect(checked).toBeLessThan(20);
    await all;
  });

  it("refuses further passwords while fifty wait", async () => {
    const checks = Array.from({ length: 53 }, () => checkPassword("", null, cheap));
    const refused = await Promise.allSettled(checks);
    expect(refused.map(({ status }) => status)).toEqual([...Array(52).fill("fulfilled"), "rejected"]);
    await expect(checks.at(-1)).rejects.toThrow(Unavailable);
    expect(await checkPassword("", null, cheap)).toBe(false);
  });
});
