import { reportServerErrors } from "./server-errors.ts";

/** A `fetch` whose answers have these statuses, one after another, and what it has reported. */
function answering(...statuses: number[]) {
  const reported: string[] = [];
  const fetch = (async () => ({ status: statuses.shift() })) as unknown as typeof window.fetch;
  const reporting = reportServerErrors(fetch, ({ message }) => reported.push(message));
  return { reported, request: async (address: string) => (await reporting(address)).status };
}

describe("reportServerErrors", () => {
  it("reports the first answer of 500 or more, and passes every answer on", async () => {
    const { reported, request } = answering(200, 404, 503, 500);
    const statuses = [];
    for (const path of ["/a", "/b", "/v2/cart?size=M", "/d"]) statuses.push(await request(path));
    expect(statuses).toEqual([200, 404, 503, 500]);
    expect(reported).toEqual(["503 from /v2/cart"]);
  });

  it.each([
    ["/v2/upload/kT9_aQz-3f", "503 from /v2/upload/…"],
    ["https://shop.example:8080/v2/order/TT260101ABCD/change?x=1", "503 from /v2/order/…/change"],
    ["/v2/product/list", "503 from /v2/product/list"],
  ])("leaves ids and tokens of an address out: %s", async (address, report) => {
    const { reported, request } = answering(503);
    await request(address);
    expect(reported).toEqual([report]);
  });
});
