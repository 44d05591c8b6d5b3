import { returnHint } from "./return-hint.ts";

describe("returnHint", () => {
  it.each([
    ["", null],
    ["?utm_source=mail", null],
    ["?orderId=TT1&resultCode=0", "maybe-paid"],
    ["?orderId=TT1&resultCode=1000", null],
    ["?orderId=TT1&resultCode=7000", "maybe-paid"],
    ["?orderId=TT1&resultCode=7002", "maybe-paid"],
    ["?orderId=TT1&resultCode=9000", "maybe-paid"],
    ["?orderId=TT1&resultCode=1006", "not-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=00", "maybe-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=07", "maybe-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=24", "not-paid"],
    ["?apptransid=1&status=1", "maybe-paid"],
    ["?apptransid=1&status=-49", "not-paid"],
  ])("of %j is %s", (search, hint) => {
    expect(returnHint(search)).toBe(hint);
  });
});
