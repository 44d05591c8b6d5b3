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
});
