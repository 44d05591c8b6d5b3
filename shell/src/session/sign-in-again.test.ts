import { createSignInAgain } from "./sign-in-again.ts";

function setUp(isSignedIn = true) {
  const seen: (boolean | string)[] = [];
  const again = createSignInAgain({
    isSignedIn: () => isSignedIn,
    show: (open) => seen.push(open),
    onGivenUp: () => seen.push("guest"),
  });
  return { again, seen };
}

describe("createSignInAgain", () => {
  it("asks once for everything that was refused, and lets all of it go on", async () => {
    const { again, seen } = setUp();
    const refused = [again.ask("order.create"), again.ask("wallet.get")];
    expect(seen).toEqual([true]);
    again.known(false);
    expect(await Promise.all(refused)).toEqual([true, true]);
    expect(seen).toEqual([true, false]);
  });

  it("leaves the refusal standing when the shopper would not, who then is a guest", async () => {
    const { again, seen } = setUp();
    const refused = again.ask("order.create");
    again.giveUp();
    expect(await refused).toBe(false);
    expect(seen).toEqual([true, false, "guest"]);
  });

  it("does not ask guests, nor when it is asked who is here", async () => {
    const guest = setUp(false);
    expect(await guest.again.ask("order.list")).toBe(false);
    const member = setUp();
    expect(await member.again.ask("session.me")).toBe(false);
    expect([...guest.seen, ...member.seen]).toEqual([]);
  });
});
