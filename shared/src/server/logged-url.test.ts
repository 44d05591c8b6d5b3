import { loggedUrl } from "./logged-url.ts";

describe("loggedUrl", () => {
  it.each([
    ["/dam?cat=1", "/dam"],
    ["/reset-password?token=s3cret", "/reset-password"],
    ["/v2/user/consumer/login/google/callback?code=s3cret&state=s3cret", "/v2/user/consumer/login/google/callback"],
    ["/v2/upload/s3cret", "/v2/upload/…"],
    ["/v2/upload/s3cret?a=b", "/v2/upload/…"],
    ["/v2/upload/s3cret/more\n?x", "/v2/upload/…/more\n"],
    ["/", "/"],
  ])("keeps of %p %p", (url, expected) => expect(loggedUrl(url)).toBe(expected));
});
