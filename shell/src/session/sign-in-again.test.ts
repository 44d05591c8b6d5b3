import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { createLayoutStore } from "../layout/layout-store.ts";
import { openStore } from "../store/open-store.ts";
import { getSession, signedIn } from "../store/session.ts";
import { createSignInAgain } from "./sign-in-again.ts";

const account = (id: string) => ({
  user: { id, email: "mai@example.com", phone: "0901234567", fullName: "Mai", avatar: null },
  customer: { id: "c1", membership: null },
});

function setUp(userId: string | null = "mai", hasUnsent = false) {
  const seen: (boolean | string)[] = [];
  const store = openStore({});
  const layout = createLayoutStore();
  layout.subscribe(() => seen.push(layout.get().signIn));
  const again = createSignInAgain({
    store,
    layout,
    hasUnsent: () => hasUnsent,
    onOtherCustomer: () => seen.push("other customer"),
  });
  if (userId) store.dispatch(signedIn(account(userId)));
  const signsIn = (id: string) => {
    store.dispatch(signedIn(account(id)));
    again.known();
  };
  return { again, seen, signsIn, isGuest: () => getSession(store.getState()).isGuest };
}

describe("createSignInAgain", () => {
  it("asks once for everything that was refused, and lets all of it go on", async () => {
    const { again, seen, signsIn } = setUp();
    const refused = [again.request(createOrder), again.request(getWallet)];
    expect(seen).toEqual([true]);
    signsIn("mai");
    expect(await Promise.all(refused)).toEqual([true, true]);
    expect(seen).toEqual([true, false]);
  });

  it("leaves the refusal standing when the shopper would not, who then is a guest", async () => {
    const { again, seen, isGuest } = setUp();
    const refused = again.request(createOrder);
    again.cancel();
    expect(await refused).toBe(false);
    expect(seen).toEqual([true, false]);
    expect(isGuest()).toBe(true);
  });

  it("repeats nothing in the name of another customer", async () => {
    const { again, seen, signsIn } = setUp();
    let repeated: boolean | undefined;
    void again.request(updateProfile).then((ok) => {
      repeated = ok;
    });
    signsIn("lan");
    await Promise.resolve();
    expect(seen).toEqual([true, "other customer"]);
    expect(repeated).toBeUndefined();
  });

  it("opens over a form with unsent text when the session has ended elsewhere, and over no other page", () => {
    const typed = setUp("mai", true);
    expect(typed.again.sessionEnded()).toBe(true);
    expect(typed.seen).toEqual([true]);
    expect(typed.isGuest()).toBe(false);
    typed.signsIn("mai");
    expect(typed.seen).toEqual([true, false]);
    const untouched = setUp();
    expect(untouched.again.sessionEnded()).toBe(false);
    const guest = setUp(null, true);
    expect(guest.again.sessionEnded()).toBe(false);
    expect([...untouched.seen, ...guest.seen]).toEqual([]);
  });

  it("stays open when the end of the session is noticed again", () => {
    const { again, seen } = setUp();
    void again.request(createOrder);
    expect(again.sessionEnded()).toBe(true);
    expect(seen).toEqual([true]);
  });

  it("does not ask guests, nor when it is asked who is here", async () => {
    const guest = setUp(null);
    expect(await guest.again.request(listOrders)).toBe(false);
    const member = setUp();
    // A remote calls with its own copy of the operation.
    expect(await member.again.request({ ...getMe })).toBe(false);
    expect([...guest.seen, ...member.seen]).toEqual([]);
  });
});
