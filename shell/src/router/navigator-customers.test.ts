import { whenSettled } from "../layout/layout-store.ts";
import { matchOf, pageOf, promised, setUp, target } from "./testing/navigator.ts";

describe("createNavigator, with pages for customers", () => {
  it("leads a guest to the login, and remembers where to come back to", async () => {
    const { navigator, history } = setUp({ match: (pathname) => matchOf(pathname, pathname.startsWith("/account")) });
    await navigator.go(target("/account/address"), "push");
    expect(history.current().pathname + history.current().search).toBe("/login?returnTo=%2Faccount%2Faddress");
  });

  it("leads no guest to the login who has gone elsewhere before the session was known", async () => {
    const isGuest = promised<boolean>();
    const { navigator, shown } = setUp({
      match: (pathname) => matchOf(pathname, pathname.startsWith("/account")),
      isGuest: () => isGuest.promise,
    });
    const account = navigator.go(target("/account/wallet"), "push");
    await navigator.go(target("/dam"), "push");
    isGuest.keep(true);
    await account;
    expect(shown).toEqual(["mf-catalog/page /dam"]);
  });

  it("leaves a page for customers after signing out, and no other page", async () => {
    let guest = false;
    const { navigator, history, layout } = setUp({
      match: (pathname) => matchOf(pathname, pathname.startsWith("/account")),
      isGuest: async () => guest,
    });
    await navigator.go(target("/dam"), "push");
    guest = true;
    navigator.leaveCustomer();
    await whenSettled(layout);
    expect(history.current().pathname).toBe("/dam");
    guest = false;
    await navigator.go({ ...target("/account/wallet"), hash: "#vi" }, "push");
    guest = true;
    navigator.leaveCustomer();
    await whenSettled(layout);
    expect(history.current().pathname + history.current().search).toBe("/login?returnTo=%2Faccount%2Fwallet");
  });

  it("leads to the login when the customer has signed out while such a page loads, from wherever they are", async () => {
    const loading = promised<void>();
    let guest = false;
    const { navigator, history, shown, layout } = setUp({
      match: (pathname) => matchOf(pathname, pathname.startsWith("/account")),
      load: async (match) => {
        if (match.login) await loading.promise;
        return pageOf(match);
      },
      isGuest: async () => guest,
    });
    const account = navigator.go(target("/account/wallet"), "push");
    await Promise.resolve();
    guest = true;
    navigator.leaveCustomer();
    loading.keep();
    await account;
    await whenSettled(layout);
    expect(history.current().pathname + history.current().search).toBe("/login?returnTo=%2Faccount%2Fwallet");
    expect(shown).toEqual(["mf-catalog/page /login"]);
  });
});
