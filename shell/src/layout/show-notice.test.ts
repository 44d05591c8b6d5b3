import { ApiError } from "@thuot-tha/shared/http";
import { createLayoutStore } from "./layout-store.ts";
import { createNotify, createShowError } from "./show-notice.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp() {
  const layout = createLayoutStore();
  const notify = createNotify(layout);
  return {
    notify,
    showError: createShowError(notify),
    messages: () => layout.get().notices.map(({ message }) => message),
  };
}

describe("createNotify", () => {
  it.each([
    ["success", 3000],
    ["info", 3000],
    ["notice", 1500],
    ["error", 4500],
  ] as const)("shows a message of kind %s for %i ms", (kind, milliseconds) => {
    const { notify, messages } = setUp();
    notify({ kind, message: "Đã lưu" });
    jest.advanceTimersByTime(milliseconds - 1);
    expect(messages()).toEqual(["Đã lưu"]);
    jest.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });
});

describe("createShowError", () => {
  it.each([
    [new ApiError({ status: 400, code: "X", message: "Ngày không hợp lệ." }), ["Ngày không hợp lệ."]],
    [new ApiError({ status: 403, code: "X", message: "Không được phép." }), ["Không được phép."]],
    [new ApiError({ status: 404, code: "X", message: "Không có đơn này." }), ["Không có đơn này."]],
    [new ApiError({ status: 409, code: "X", message: "Món này vừa hết." }), ["Món này vừa hết."]],
    [new ApiError({ status: 500, code: "X", message: "Lỗi máy chủ." }), ["Lỗi máy chủ."]],
    [new ApiError({ status: 401, code: "X", message: "Bạn cần đăng nhập." }), []],
    [new TypeError("x is undefined"), ["Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé."]],
    [new DOMException("left", "AbortError"), []],
  ])("of %p shows %j", (error, expected) => {
    const { showError, messages } = setUp();
    showError(error);
    expect(messages()).toEqual(expected);
  });
});
