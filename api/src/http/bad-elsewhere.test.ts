import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { OpenApiDocument } from "../openapi/document.ts";
import { goOnline } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

/** Routes that are not operations, because the storefront does not call them with JSON. */
const shop = useShop();
beforeAll(() => goOnline(shop));

/** Sends a request, and throws unless the OpenAPI document allows the status of the answer. */
async function send(one: string, request: InjectOptions) {
  const answer = await shop.app.inject(request);
  const { paths } = (await shop.app.inject({ url: "/v2/openapi.json" })).json<OpenApiDocument>();
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const { responses = {} } = described.find(({ operationId }) => operationId === one) ?? {};
  if (!(answer.statusCode in responses)) throw new Error(`${one} answers ${answer.statusCode}, which is not promised`);
  return answer;
}

const types = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "image/png",
  "nonsense",
  undefined,
];
const bodies = fc.record({
  payload: fc.oneof(fc.string(), fc.json(), fc.constant("{"), fc.constant("a".repeat(100_000)), fc.constant(undefined)),
  type: fc.constantFrom(...types),
});
const sent = ({ payload, type }: { payload: string | undefined; type: string | undefined }) => ({
  payload,
  headers: type === undefined ? {} : { "content-type": type },
});

describe.each<[string, string, object[]]>([
  ["payment.momo-notification", "/v2/payment/momo/ipn", []],
  ["payment.zalopay-notification", "/v2/payment/zalopay/callback", [{ return_code: -1, return_message: "untrusted" }]],
  ["payment.bank-notification", "/v2/payment/bank-transfer/ipn", []],
])("%s", (one, url, refusals) => {
  it("refuses every malformed report without a fault", async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await send(one, { method: "POST", url, ...sent(body) });
        const outcome = answer.statusCode === 200 ? answer.json() : answer.statusCode;
        expect([400, 401, 413, 415, ...refusals]).toContainEqual(outcome);
      }),
      { numRuns: 60 },
    );
  });
});

describe("payment.vnpay-notification", () => {
  it("refuses every malformed report without a fault", async () => {
    const names = fc.constantFrom("vnp_SecureHash", "vnp_Amount", "vnp_TxnRef", "vnp_TmnCode", "x");
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.oneof(fc.string(), fc.array(fc.string()))), async (query) => {
        const answer = await send("payment.vnpay-notification", { url: "/v2/payment/vnpay/ipn", query });
        expect(answer.json()).toEqual({ RspCode: "97", Message: "Invalid checksum" });
      }),
      { numRuns: 60 },
    );
  });
});

describe("the address of an upload", () => {
  it("accepts pictures only", async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await browser.call(requestAvatarUpload, { body: { contentType: "image/png", size: 1000 } });
    const url = new URL(body.uploadUrl).pathname;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { statusCode } = await send("upload.put", { method: "PUT", url, ...sent(body) });
        expect([400, 413, 415]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
    const png = { payload: "x", headers: { "content-type": "image/png" } };
    expect((await send("upload.put", { method: "PUT", url: "/v2/upload/unknown", ...png })).statusCode).toBe(404);
  });
});

describe("signing in with a provider", () => {
  it("redirects to the login page for any malformed callback", async () => {
    const names = fc.constantFrom("code", "state", "error", "iss", "returnTo");
    const paths = fc.constantFrom("google", "facebook", "nobody", "%E0%A4%A", "a".repeat(301));
    await fc.assert(
      fc.asyncProperty(paths, fc.dictionary(names, fc.string()), async (provider, query) => {
        const url = `/v2/user/consumer/login/${provider}/callback`;
        const unreadable = provider.length > 300 || provider.includes("%");
        const expected = unreadable ? 400 : 303;
        expect((await send("session.provider-back", { url, query })).statusCode).toBe(expected);
        const form = new URLSearchParams(query).toString();
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const posted = await send("session.provider-back-form", { method: "POST", url, payload: form, headers });
        expect(posted.statusCode).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
});
