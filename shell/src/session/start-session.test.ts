import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import { sessionDoubted, sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { getMenu } from "../store/menu.ts";
import { getSession } from "../store/session.ts";

import { customer, guestIs, menu, pricing, startShop, tabs } from "./testing/start-shop.ts";

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z") }));
afterEach(() => void jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

describe("the session", () => {
  it("tells that a customer has left also when their session ended while the shop was closed", async () => {
    const first = startShop([answer(getMe, () => customer("2026-12-31T00:00:00Z"))]);
    await settled();
    expect(first.left.count).toBe(0);
    const { left } = startShop([], { maySignedIn: () => false });
    await settled();
    expect(left.count).toBe(1);
  });

  it("is a guest's without asking when this browser holds none", async () => {
    const { client, received } = startShop([], { maySignedIn: () => false });
    await settled();
    expect(received.sessions).toEqual([true]);
    expect(client.calls).toEqual([]);
  });

  it("is requested again in every tab when it has ended elsewhere", async () => {
    const tab = tabs();
    const me = [answer(getMe, () => customer())];
    const one = startShop(me, { tab: tab() });
    const other = startShop(me, { tab: tab() });
    await settled();
    for (const { client } of [one, other]) client.answer(getMe, guestIs);
    sessionDoubted.emit(one.bus, {});
    await settled();
    expect([one, other].map(({ received }) => received.sessions)).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it.each([
    ["the API answers so", true],
    ["its cookie is gone", false],
  ])("keeps its customer while the page waits for them to sign in again, when %s", async (_fact, hasCookie) => {
    let maySignedIn = true;
    const { client, bus, received, left, state } = startShop([answer(getMe, () => customer())], {
      maySignedIn: () => maySignedIn,
      waitForSignIn: () => true,
    });
    await settled();
    client.answer(getMe, guestIs);
    maySignedIn = hasCookie;
    sessionDoubted.emit(bus, {});
    await settled();
    expect(client.inputs(getMe)).toHaveLength(hasCookie ? 2 : 1);
    expect(received.sessions).toEqual([false]);
    expect(getSession(state()).isGuest).toBe(false);
    expect(left.count).toBe(0);
  });

  it.each(["2026-12-10", "2027-03-01"])(
    "loses the member's prices in the second the membership ends, %s",
    async (day) => {
      const end = `${day}T00:00:00Z`;
      const { client, received } = startShop([answer(getMe, () => customer(end)), answer(getMemberPricing, pricing)]);
      await settled();
      client.answer(getMe, () => customer());
      await jest.advanceTimersByTimeAsync(Date.parse(end) - Date.now() - 1);
      expect(received.prices).toEqual([pricing]);
      await jest.advanceTimersByTimeAsync(1);
      expect(received.prices).toEqual([pricing, null]);
    },
  );

  it("stays ended when the API's answer from before comes only afterwards", async () => {
    let reply = (): void => undefined;
    const late = new Promise<ReturnType<typeof customer>>((resolve) => {
      reply = () => resolve(customer("2026-12-31T00:00:00Z"));
    });
    const { client, bus, membership, received, state } = startShop([answer(getMe, () => customer())]);
    await settled();
    client.answer(getMe, late);
    membershipJoined.emit(membership, { membershipPackageId: "vang" });
    sessionSignedOut.emit(bus, {});
    reply();
    await settled();
    expect(getSession(state()).isGuest).toBe(true);
    expect(received.sessions).toEqual([false, true]);
  });

  it("is what the API said last, when it is asked again before it has answered", async () => {
    const answers: ((me: ReturnType<typeof customer>) => void)[] = [];
    const { membership, received } = startShop([
      answer(getMe, () => new Promise((resolve) => void answers.push(resolve))),
      answer(getMemberPricing, pricing),
    ]);
    membershipJoined.emit(membership, { membershipPackageId: "vang" });
    answers[0]?.(customer());
    await settled();
    answers[1]?.(customer("2026-12-31T00:00:00Z"));
    await settled();
    expect(received.prices).toEqual([pricing]);
  });

  it("is the same in every tab", async () => {
    const tab = tabs();
    let signedIn = false;
    const me: readonly Answer[] = [
      answer(getMe, () => (signedIn ? customer("2026-12-31T00:00:00Z") : guestIs())),
      answer(getMemberPricing, pricing),
    ];
    const one = startShop(me, { tab: tab() });
    const other = startShop(me, { tab: tab() });
    await settled();
    signedIn = true;
    sessionSignedIn.emit(one.bus, customer("2026-12-31T00:00:00Z"));
    await settled();
    expect(getSession(other.state()).user?.fullName).toBe("Mai");
    expect(other.received.prices).toEqual([null, pricing]);
    signedIn = false;
    sessionSignedOut.emit(other.bus, {});
    await settled();
    expect(getSession(one.state()).isGuest).toBe(true);
    expect(one.received.prices.at(-1)).toBeNull();
  });

  it("brings height and weight to the remotes, and a changed profile to every tab", async () => {
    const tab = tabs();
    const me = customer();
    const answers = [answer(getMe, () => ({ ...me, customer: { ...me.customer, height: 160, weight: 50 } }))];
    const one = startShop(answers, { tab: tab() });
    const other = startShop(answers, { tab: tab() });
    await settled();
    const changed = { ...me, customer: { ...me.customer, height: 160, weight: 52 } };
    other.client.answer(getMe, changed);
    sessionSignedIn.emit(one.bus, changed);
    await settled();
    const builds = [
      [160, 50],
      [160, 52],
    ];
    expect([one.received.builds, other.received.builds]).toEqual([builds, builds]);
  });

  it("is a guest's while the API fails, and the customer's once it answers", async () => {
    const { client, received, known } = startShop([answer(getMe, () => refuse(503, "Máy chủ bận."))]);
    await settled();
    await jest.advanceTimersByTimeAsync(4999);
    expect(client.inputs(getMe)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(client.inputs(getMe)).toHaveLength(2);
    expect(received.sessions).toEqual([true]);
    client.answer(getMe, () => customer());
    await jest.advanceTimersByTimeAsync(5000);
    expect(received.sessions).toEqual([true, false]);
    expect(known).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMe)).toHaveLength(3);
  });

  it("is a guest's for good once the API has answered so", async () => {
    const { client, received } = startShop([answer(getMe, () => refuse(503, "Máy chủ bận."))]);
    await settled();
    client.answer(getMe, guestIs);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMe)).toHaveLength(2);
    expect(received.sessions).toEqual([true, true]);
  });

  it("is not asked for again when the shopper signs in meanwhile", async () => {
    const { bus, client, received } = startShop([answer(getMe, () => refuse(503, "Máy chủ bận."))]);
    await settled();
    sessionSignedIn.emit(bus, customer());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMe)).toHaveLength(1);
    expect(received.sessions).toEqual([true, false]);
  });

  it("stays as it was when asking again brings no answer", async () => {
    const { client, membership, received } = startShop([answer(getMe, () => customer())]);
    await settled();
    client.answer(getMe, () => refuse(0, "Network error"));
    membershipJoined.emit(membership, { membershipPackageId: "vang" });
    await settled();
    expect(received.sessions).toEqual([false]);
  });
});

describe("the menu", () => {
  it("is fetched where the server did not have it in time, and only there", async () => {
    const late = startShop([answer(getCategoryMenu, { items: menu })], { maySignedIn: () => false, state: {} });
    await settled();
    expect(getMenu(late.state())).toEqual(menu);
    const rendered = startShop([], { maySignedIn: () => false });
    await settled();
    expect(rendered.client.calls).toEqual([]);
  });
});
