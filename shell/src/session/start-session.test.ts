import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";
import { membershipJoined, membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import {
  sessionChanged,
  sessionDoubted,
  sessionSignedIn,
  sessionSignedOut,
} from "@thuot-tha/shared/contracts/events/session";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { recentlySeen } from "@thuot-tha/shared/contracts/storage";
import { createBus, openScope } from "@thuot-tha/shared/platform";
import { type Answer, answer, createFakeClient, refuse } from "@thuot-tha/shared/testing";
import type { Report } from "../failure.ts";
import { getMembershipPricing } from "../store/membership.ts";
import { getMenu } from "../store/menu.ts";
import { openStore } from "../store/open-store.ts";
import { getSession } from "../store/session.ts";
import { startSession } from "./start-session.ts";
import type { TabNews } from "./tabs.ts";

const now = () => new Date();
const report: Report = ({ error }) => {
  throw error;
};
const user = { id: "u1", email: "mai@example.com", phone: "0901234567", fullName: "Mai", avatar: null };
const guestIs = () => refuse(401, "Bạn cần đăng nhập.");
const customer = (expiresAt?: string) => ({
  user,
  customer: {
    id: "c1",
    membership: expiresAt ? { membershipPackageId: "vang", expiresAt } : null,
    birthday: null,
    gender: null,
    height: null,
    weight: null,
  },
});
const pricing = { percentDiscount: 10, extendDay: 3, items: [] };

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z") }));
afterEach(() => void jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

/** Two tabs of one browser, each with a shop of its own. */
function tabs() {
  const listeners: ((news: TabNews) => void)[] = [];
  return () => {
    const mine: ((news: TabNews) => void)[] = [];
    return {
      broadcast: (news: TabNews) => {
        for (const listener of listeners) if (!mine.includes(listener)) listener(news);
      },
      listen: (listener: (news: TabNews) => void) => {
        mine.push(listener);
        listeners.push(listener);
      },
    };
  };
}

const menu = [{ id: "1", parentId: null, name: "Đầm", link: "dam", logoUrl: null, displays: [], children: [] }];

function startShop(
  answers: readonly Answer[],
  tab = tabs()(),
  maySignedIn = () => true,
  state: Record<string, unknown> = { menu },
  waitForSignIn = () => false,
) {
  const client = createFakeClient(answers);
  const store = openStore(state);
  const shopBus = createBus({
    report: ({ id, reason }) => {
      throw new Error(`${id}: ${reason}`);
    },
  });
  const known: boolean[] = [];
  const left = { count: 0 };
  const bus = shopBus.scope(openScope("mf-account"));
  const membership = shopBus.scope(openScope("mf-membership"));
  const received = { sessions: [] as boolean[], prices: [] as unknown[], builds: [] as unknown[] };
  sessionChanged.subscribe(bus, ({ isGuest, customer }) => {
    received.sessions.push(isGuest);
    received.builds.push([customer?.height, customer?.weight]);
  });
  membershipPricingChanged.subscribe(bus, (prices) => received.prices.push(prices));
  startSession({
    store,
    client,
    bus: shopBus.scope(openScope("shell")),
    now,
    report,
    maySignedIn,
    tabs: tab,
    onKnown: (isGuest) => known.push(isGuest),
    waitForSignIn,
    onCustomerLeft: () => void left.count++,
  });
  return { left, client, bus, membership, received, known, state: () => store.getState() };
}

describe("the session", () => {
  it("tells that a customer has left also when their session ended while the shop was closed", async () => {
    const first = startShop([answer(getMe, () => customer("2026-12-31T00:00:00Z"))]);
    await settled();
    expect(first.left.count).toBe(0);
    const { left } = startShop([], undefined, () => false);
    await settled();
    expect(left.count).toBe(1);
  });

  it("is a guest's without asking when this browser holds none", async () => {
    const { client, received } = startShop([], undefined, () => false);
    await settled();
    expect(received.sessions).toEqual([true]);
    expect(client.calls).toEqual([]);
  });

  it("brings the member's prices with it, and takes them away with signing out", async () => {
    const { bus, received, state, known } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, pricing),
    ]);
    await settled();
    expect(getMembershipPricing(state())).toEqual(pricing);
    sessionSignedOut.emit(bus, {});
    await settled();
    expect(getMembershipPricing(state())).toBeNull();
    expect(received).toMatchObject({ sessions: [false, true], prices: [pricing, null] });
    expect(known).toEqual([false, true]);
  });

  it("goes on without prices while they fail to load, and brings them once the API answers", async () => {
    const { client, received } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, () => refuse(500, "Lỗi máy chủ.")),
    ]);
    await settled();
    expect(received).toMatchObject({ sessions: [false], prices: [null] });
    client.answer(getMemberPricing, pricing);
    await jest.advanceTimersByTimeAsync(5000);
    expect(received).toMatchObject({ sessions: [false], prices: [null, pricing] });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMemberPricing)).toHaveLength(2);
  });

  it("asks no more for prices that the API refuses", async () => {
    const { client, received } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, () => refuse(403, "Bạn không có quyền.")),
    ]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(received.prices).toEqual([null]);
    expect(client.inputs(getMemberPricing)).toHaveLength(1);
  });

  it("asks no more for prices once the member has signed out", async () => {
    const { bus, client } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, () => refuse(0, "Network error")),
    ]);
    await settled();
    sessionSignedOut.emit(bus, {});
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMemberPricing)).toHaveLength(1);
  });

  it("is looked at again when a membership has been joined", async () => {
    const { client, membership, received } = startShop([
      answer(getMe, () => customer()),
      answer(getMemberPricing, pricing),
    ]);
    await settled();
    client.answer(getMe, () => customer("2026-12-31T00:00:00Z"));
    membershipJoined.emit(membership, { membershipPackageId: "vang" });
    await settled();
    expect(received.prices).toEqual([null, pricing]);
  });

  it("is requested again in every tab when it has ended elsewhere", async () => {
    const tab = tabs();
    const me = [answer(getMe, () => customer())];
    const one = startShop(me, tab());
    const other = startShop(me, tab());
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
    const { client, bus, received, left, state } = startShop(
      [answer(getMe, () => customer())],
      undefined,
      () => maySignedIn,
      undefined,
      () => true,
    );
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
    const one = startShop(me, tab());
    const other = startShop(me, tab());
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
    const one = startShop(answers, tab());
    const other = startShop(answers, tab());
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

describe("what the browser stores of a shopper", () => {
  const searches = defineStored({ key: "tt:searches", lasts: "browser", parse: listOfTexts });
  const device = defineStored({ key: "consent", lasts: "browser", parse: (value) => value });
  const stored = () => [searches.read(), recentlySeen.read(), device.read()];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    searches.write(["đầm"]);
    recentlySeen.write(["p1"]);
    device.write("denied");
  });
  const everything = [["đầm"], ["p1"], "denied"];
  const nothing = [[], [], "denied"];

  it("stays with a guest and one who signs in, and is cleared when they sign out", async () => {
    const { bus } = startShop([answer(getMe, guestIs)]);
    await settled();
    sessionSignedIn.emit(bus, customer());
    await settled();
    expect(stored()).toEqual(everything);
    sessionSignedOut.emit(bus, {});
    await settled();
    expect(stored()).toEqual(nothing);
  });

  it("is cleared when a customer signs out whose id did not fit into the storage", async () => {
    const { bus, left } = startShop([answer(getMe, guestIs)]);
    await settled();
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    sessionSignedIn.emit(bus, customer());
    await settled();
    sessionSignedOut.emit(bus, {});
    await settled();
    full.mockRestore();
    expect(stored()).toEqual(nothing);
    expect(left.count).toBe(1);
  });

  it.each([
    ["has ended in the meantime", () => [answer(getMe, guestIs)], true],
    ["has expired with its cookies", () => [], false],
    [
      "is another customer's",
      () => [answer(getMe, { ...customer(), customer: { ...customer().customer, id: "c2" } })],
      true,
    ],
  ])("is cleared when the shop opens again and the session %s", async (_, answers, maySignedIn) => {
    startShop([answer(getMe, () => customer())]);
    await settled();
    expect(stored()).toEqual(everything);
    startShop(answers(), undefined, () => maySignedIn);
    await settled();
    expect(stored()).toEqual(nothing);
  });

  it("is cleared in a tab whose customer has signed out in another, without the next shopper's", async () => {
    const wear = defineStored({ key: "tt:wear", lasts: "tab", parse: (value) => value });
    const form = defineStored({ key: "form", lasts: "tab", parse: (value) => value });
    const tab = tabs();
    const { client } = startShop([answer(getMe, () => customer())], tab());
    await settled();
    wear.write("2026-12-14");
    form.write("cash");
    localStorage.clear();
    recentlySeen.write(["p2"]);
    client.answer(getMe, guestIs);
    tab().broadcast("session");
    await settled();
    expect([wear.read(), form.read(), recentlySeen.read()]).toEqual([undefined, "cash", ["p2"]]);
  });

  it("stays when the shop opens again and the API gives no answer", async () => {
    startShop([answer(getMe, () => customer())]);
    await settled();
    const { received } = startShop([answer(getMe, () => refuse(0, "Network error"))]);
    await settled();
    expect([received.sessions, stored()]).toEqual([[true], everything]);
  });
});

describe("the menu", () => {
  it("is fetched where the server did not have it in time, and only there", async () => {
    const late = startShop([answer(getCategoryMenu, { items: menu })], undefined, () => false, {});
    await settled();
    expect(getMenu(late.state())).toEqual(menu);
    const rendered = startShop([], undefined, () => false);
    await settled();
    expect(rendered.client.calls).toEqual([]);
  });
});
