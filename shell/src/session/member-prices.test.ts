import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import { sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { getMembershipPricing } from "../store/membership.ts";

import { customer, pricing, startShop } from "./testing/start-shop.ts";

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z") }));
afterEach(() => void jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

describe("the member's prices", () => {
  it("come with the session, and go when the member signs out", async () => {
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

  it("are missing while they fail to load, and follow once the API answers", async () => {
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

  it("are requested no more once the API refuses them", async () => {
    const { client, received } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, () => refuse(403, "Bạn không có quyền.")),
    ]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(received.prices).toEqual([null]);
    expect(client.inputs(getMemberPricing)).toHaveLength(1);
  });

  it("are requested no more once the member has signed out", async () => {
    const { bus, client } = startShop([
      answer(getMe, () => customer("2026-12-31T00:00:00Z")),
      answer(getMemberPricing, () => refuse(0, "Network error")),
    ]);
    await settled();
    sessionSignedOut.emit(bus, {});
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.inputs(getMemberPricing)).toHaveLength(1);
  });

  it("follow when a membership has been joined", async () => {
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
});
