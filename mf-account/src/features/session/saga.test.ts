import { ApiError } from "@thuot-tha/shared/http";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { getSignOut } from "./selectors.ts";
import { signOutAsked } from "./slice.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("signing out", () => {
  it("ends the session and tells the shop", async () => {
    const shop = startShop({ "session.logout": () => ({}) });
    shop.signIn(mai);
    shop.store.dispatch(signOutAsked());
    await settled();
    expect(shop.heard.signedOut).toBe(1);
    expect(getSignOut(shop.store.getState()).is).toBe("done");
  });

  it("leaves the shopper signed in when the API cannot be reached", async () => {
    const shop = startShop({
      "session.logout": () => {
        throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
      },
    });
    shop.store.dispatch(signOutAsked());
    await settled();
    expect(shop.heard.signedOut).toBe(0);
    expect(getSignOut(shop.store.getState())).toEqual({
      is: "failed",
      error: { message: "Network error", silent: false },
    });
  });
});
