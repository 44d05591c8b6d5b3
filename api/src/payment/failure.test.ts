import { failureText } from "./failure.ts";

const failed = { status: "FAILED" } as const;
const cancelled = "Bạn đã dừng thanh toán giữa chừng. Bạn thử lại hoặc chọn cách khác nhé.";
const poor = "Số dư không đủ cho khoản này. Bạn nạp thêm tiền hoặc chọn cách khác nhé.";

describe("failureText", () => {
  it.each([
    ["momo", "1001", poor],
    ["momo", "1006", cancelled],
    ["zalopay", "-63", poor],
    ["zalopay", "-49", cancelled],
    ["atm", "51", poor],
    ["card", "24", cancelled],
    ["card", "12", "Thẻ hoặc tài khoản đang bị khoá. Bạn gọi ngân hàng hoặc dùng thẻ khác nhé."],
    ["momo", "2019", "Ví MoMo từ chối lần này (mã 2019). Bạn thử lại hoặc chọn cách khác nhé."],
    ["atm", "not-opened", "Thẻ ATM / Internet Banking đang không phản hồi. Bạn thử lại sau hoặc chọn cách khác nhé."],
  ] as const)("says why %s declined with %s", (type, failure, text) => {
    expect(failureText({ ...failed, type, failure })).toBe(text);
  });

  it("is null for a payment that has not failed, or failed for an unknown reason", () => {
    expect(failureText({ type: "momo", status: "PENDING", failure: "1001" })).toBeNull();
    expect(failureText({ ...failed, type: "momo", failure: null })).toBeNull();
    expect(failureText({ ...failed, type: "cash", failure: "51" })).toBeNull();
  });
});
