import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { createSignInAgain } from "./sign-in-again.ts";

function setUp(userId: string | null = "mai") {
  const seen: (boolean | string)[] = [];
  let here = userId;
  const again = createSignInAgain({
    who: () => here,
    show: (open) => seen.push(open),
    onGivenUp: () => seen.push("guest"),
    onAnother: () => seen.push("another"),
  });
  const signsIn = (id: string) => {
    here = id;
    again.known();
  };
  return { again, seen, signsIn };
}

describe("createSignInAgain", () => {
  it("asks once for everything that was refused, and lets all of it go on", async () => {
    const { again, seen, signsIn } = setUp();
    const refused = [again.ask(createOrder), again.ask(getWallet)];
    expect(seen).toEqual([true]);
    signsIn("mai");
    expect(await Promise.all(refused)).toEqual([true, true]);
    expect(seen).toEqual([true, false]);
  });

  it("leaves the refusal standing when the shopper would not, who then is a guest", async () => {
    const { again, seen } = setUp();
    const refused = again.ask(createOrder);
    again.giveUp();
    expect(await refused).toBe(false);
    expect(seen).toEqual([true, false, "guest"]);
  });

  it("repeats nothing in the name of another customer", async () => {
    const { again, seen, signsIn } = setUp();
    let repeated: boolean | undefined;
    void again.ask(updateProfile).then((ok) => {
      repeated = ok;
    });
    signsIn("lan");
    await Promise.resolve();
    expect(seen).toEqual([true, "another"]);
    expect(repeated).toBeUndefined();
  });

  it("does not ask guests, nor when it is asked who is here", async () => {
    const guest = setUp(null);
    expect(await guest.again.ask(listOrders)).toBe(false);
    const member = setUp();
    // A remote asks with its own copy of the operation.
    expect(await member.again.ask({ ...getMe })).toBe(false);
    expect([...guest.seen, ...member.seen]).toEqual([]);
  });
});
