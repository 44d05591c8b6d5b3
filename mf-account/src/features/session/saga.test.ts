import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse, settled } from "@thuot-tha/shared/testing";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { getLogin, getRegister, getSignOut } from "./selectors.ts";
import { loginSubmitted, registerSubmitted, signOutRequested } from "./slice.ts";
import { rememberProvider } from "./social.ts";

describe("a browser that blocks cookies", () => {
  it("can neither sign in nor register, and no request is sent", async () => {
    jest.spyOn(document, "cookie", "set").mockImplementation();
    const shop = startShop([answer(logIn, mai), answer(registerAccount, mai)]);
    shop.store.dispatch(loginSubmitted({ account: "mai@example.vn", password: "mat-khau-1" }));
    shop.store.dispatch(registerSubmitted({ fullName: "Mai", email: "mai@example.vn", phone: "", password: "x" }));
    await settled();
    const message = "Trình duyệt đang chặn cookie nên bạn chưa đăng nhập được. Bạn cho phép cookie rồi thử lại nhé.";
    expect(getLogin(shop.store.getState())).toEqual({ is: "failed", error: { message, silent: false } });
    expect(getRegister(shop.store.getState())).toEqual({ is: "failed", error: { message, silent: false } });
    expect(shop.client.calls).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe("signing out", () => {
  it("ends the session and notifies the shell", async () => {
    const shop = startShop([answer(logOut, {})]);
    shop.signIn(mai);
    shop.store.dispatch(signOutRequested({ everywhere: false }));
    await settled();
    expect(shop.received.signedOut).toBe(1);
    expect(getSignOut(shop.store.getState()).is).toBe("done");
  });

  it("leaves the shopper signed in when the API cannot be reached", async () => {
    const shop = startShop([
      answer(logOut, () => {
        throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
      }),
    ]);
    shop.store.dispatch(signOutRequested({ everywhere: false }));
    await settled();
    expect(shop.received.signedOut).toBe(0);
    expect(getSignOut(shop.store.getState())).toEqual({
      is: "failed",
      error: { message: expect.stringMatching(/^Chưa kết nối được/), silent: false },
    });
  });
});

describe("signing out everywhere", () => {
  it("asks for all sessions to end", async () => {
    const shop = startShop([answer(logOut, {})]);
    shop.signIn(mai);
    shop.store.dispatch(signOutRequested({ everywhere: true }));
    await settled();
    expect(shop.client.calls.at(-1)?.input).toEqual({ body: { everywhere: true } });
    expect(shop.received.signedOut).toBe(1);
    expect(getSignOut(shop.store.getState()).is).toBe("done");
  });

  it("is not done when this session has ended before, because the other devices keep theirs", async () => {
    const shop = startShop([answer(logOut, () => refuse(401, "Bạn cần đăng nhập để tiếp tục."))]);
    shop.signIn(mai);
    shop.store.dispatch(signOutRequested({ everywhere: true }));
    await settled();
    expect(shop.received.signedOut).toBe(1);
    expect(getSignOut(shop.store.getState())).toMatchObject({
      is: "failed",
      error: { message: "Bạn cần đăng nhập để tiếp tục." },
    });
  });
});

describe("an earlier signing out", () => {
  it("ends with any sign-in", async () => {
    const shop = startShop([answer(logOut, {})]);
    shop.signIn(mai);
    shop.store.dispatch(signOutRequested({ everywhere: false }));
    await settled();
    shop.signIn(mai);
    expect(getSignOut(shop.store.getState()).is).toBe("idle");
  });
});

describe("signing in elsewhere", () => {
  it("is tracked once the shopper is back, and only once", () => {
    rememberProvider("google");
    const shop = startShop();
    shop.signIn(mai);
    expect(shop.received.tracked).toEqual([{ name: "login", method: "google" }]);
    const next = startShop();
    next.signIn(mai);
    expect(next.received.tracked).toEqual([]);
  });

  it("is a registration when the account was made on the way", () => {
    rememberProvider("google");
    const cookie = jest.spyOn(document, "cookie", "get").mockReturnValue("tt_cart=0; tt_signed_in=new");
    const shop = startShop();
    shop.signIn(mai);
    expect(shop.received.tracked).toEqual([{ name: "sign_up", method: "google" }]);
    cookie.mockRestore();
  });

  it("is not tracked when they come back as a guest", () => {
    rememberProvider("apple");
    const shop = startShop();
    shop.signOut();
    shop.signIn(mai);
    expect(shop.received.tracked).toEqual([]);
  });
});
