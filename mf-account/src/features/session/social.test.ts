import { checkStatus, socialFailure, socialPath } from "./social.ts";

describe("checkStatus", () => {
  it.each(["authorization_expired", "not_authorized", "unknown", "made-up"])(
    "throws 'Unauthorized user' for %s",
    (status) => {
      expect(() => checkStatus(`?status=${status}`)).toThrow("Unauthorized user");
    },
  );

  it.each(["", "?returnTo=%2Fhome", "?status=connected"])("lets %s pass", (search) => {
    expect(() => checkStatus(search)).not.toThrow();
  });
});

describe("socialFailure", () => {
  it("names the failure in Vietnamese, with the catalogue's own text", () => {
    expect(socialFailure("?status=not_authorized")).toEqual({
      message:
        "Bạn chưa cho phép Thướt Tha đăng nhập bằng tài khoản này. Bạn thử lại, hoặc đăng nhập bằng mật khẩu nhé.",
      silent: false,
    });
    expect(socialFailure("")).toBeNull();
  });
});

describe("socialPath", () => {
  it("comes back to where the shopper was", () => {
    expect(socialPath("google", "/checkout?step=2")).toBe(
      "/v2/user/consumer/login/google?returnTo=%2Fcheckout%3Fstep%3D2",
    );
  });
});
