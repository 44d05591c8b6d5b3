import { useShop } from "../testing/shop.ts";

const paths = ["/v2/dev/mailbox", "/v2/sandbox/bank?memo=TT1&amount=1000", "/v2/dev/oidc/jwks", "/v2/docs/"];
const local = useShop({ API_DOCS: undefined });
const named = useShop({ DEV_MAILBOX: "on", PAYMENT_SANDBOX: "on", DEV_SIGN_IN: "on", API_DOCS: "on" });
const known = useShop({ API_DOCS: undefined, PUBLIC_URL: "https://shop.example" });

const statuses = ({ app }: typeof local, headers: Record<string, string> = {}) =>
  Promise.all(paths.map(async (url) => (await app.inject({ url, headers })).statusCode));
/** The header that an edge on this machine adds to requests from the network. */
const fromNetwork = { "x-forwarded-for": "192.0.2.7" };

describe("routes for developers", () => {
  it("answer this machine only", async () => {
    expect(await statuses(local)).toEqual([200, 200, 200, 200]);
    expect(await statuses(local, fromNetwork)).toEqual([404, 404, 404, 404]);
    const { code } = (await local.app.inject({ url: "/v2/dev/mailbox", headers: fromNetwork })).json();
    expect(code).toBe("NOT_FOUND");
  });

  it("answer every visitor when enabled explicitly", async () => {
    expect(await statuses(named, fromNetwork)).toEqual([200, 200, 200, 200]);
  });

  it("do not exist in a shop with a public address", async () => {
    expect(await statuses(known)).toEqual([404, 404, 404, 404]);
  });
});
