import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";
import { sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { recentlySeen } from "@thuot-tha/shared/contracts/storage";
import { answer, refuse } from "@thuot-tha/shared/testing";

import { customer, guestIs, startShop, tabs } from "./testing/start-shop.ts";

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z") }));
afterEach(() => void jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

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
    startShop(answers(), { maySignedIn: () => maySignedIn });
    await settled();
    expect(stored()).toEqual(nothing);
  });

  it("is cleared in a tab whose customer has signed out in another, without the next shopper's", async () => {
    const wear = defineStored({ key: "tt:wear", lasts: "tab", parse: (value) => value });
    const form = defineStored({ key: "form", lasts: "tab", parse: (value) => value });
    const tab = tabs();
    const { client } = startShop([answer(getMe, () => customer())], { tab: tab() });
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
