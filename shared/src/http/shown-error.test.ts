import { ApiError } from "./api-error.ts";
import { toShownError } from "./shown-error.ts";

const failure = { status: 409, code: "OUT_OF_STOCK", message: "Món này vừa hết." };

describe("toShownError", () => {
  it("shows the server's words", () => {
    expect(toShownError(new ApiError(failure))).toEqual({ message: "Món này vừa hết.", silent: false });
  });
  it("keeps the words about single fields for forms", () => {
    const fields = { email: "E-mail chưa đúng." };
    expect(toShownError(new ApiError({ ...failure, fields }))).toMatchObject({ fields });
  });
  it("is silent about 401", () => {
    expect(toShownError(new ApiError({ ...failure, status: 401 })).silent).toBe(true);
  });
  it("treats 400, 403 and 404 like any other error", () => {
    expect([400, 403, 404, 500].some((status) => toShownError(new ApiError({ ...failure, status })).silent)).toBe(
      false,
    );
  });
  it("says that a picture is too large where a proxy refuses it without words", () => {
    const messageOf = (message: string) => toShownError(new ApiError({ ...failure, status: 413, message })).message;
    expect(["Network error", "Ảnh tối đa 5 MB."].map(messageOf)).toEqual([
      "Ảnh này quá lớn, bạn chọn ảnh nhỏ hơn nhé.",
      "Ảnh tối đa 5 MB.",
    ]);
  });
  it("never shows the words of a programming error", () => {
    expect(toShownError(new TypeError("x is undefined"))).toEqual({
      message: "Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.",
      silent: false,
    });
    const lost = new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
    expect(toShownError(lost).message).toBe("Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.");
  });
});
