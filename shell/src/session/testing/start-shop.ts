import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { createBus, openScope } from "@thuot-tha/shared/platform";
import { type Answer, createFakeClient, refuse } from "@thuot-tha/shared/testing";
import type { Report } from "../../failure.ts";
import { openStore } from "../../store/open-store.ts";
import { startSession } from "../start-session.ts";
import type { TabNews, Tabs } from "../tabs.ts";

const report: Report = ({ error }) => {
  throw error;
};
const user = { id: "u1", email: "mai@example.com", phone: "0901234567", fullName: "Mai", avatar: null };
/** The API's answer to a guest. */
export const guestIs = () => refuse(401, "Bạn cần đăng nhập.");
/** The API's answer to a customer. @param expiresAt end of their membership; none without it */
export const customer = (expiresAt?: string) => ({
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
export const pricing = { percentDiscount: 10, extendDay: 3, items: [] };

/** The tabs of one browser, which tell each other what has changed. @returns opens a further tab */
export function tabs() {
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

export const menu = [{ id: "1", parentId: null, name: "Đầm", link: "dam", logoUrl: null, displays: [], children: [] }];

interface Browser {
  tab: Tabs;
  maySignedIn: () => boolean;
  /** The state that the server has rendered with. */
  state: Record<string, unknown>;
  waitForSignIn: () => boolean;
}

/** Opens the shop in a tab of its own browser, with the API's answers. */
export function startShop(answers: readonly Answer[], browser: Partial<Browser> = {}) {
  const { tab = tabs()(), maySignedIn = () => true, state = { menu }, waitForSignIn = () => false } = browser;
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
    now: () => new Date(),
    report,
    maySignedIn,
    tabs: tab,
    onKnown: (isGuest) => known.push(isGuest),
    waitForSignIn,
    onCustomerLeft: () => void left.count++,
  });
  return { left, client, bus, membership, received, known, state: () => store.getState() };
}
