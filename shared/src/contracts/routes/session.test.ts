import { linkToLogin } from "./session.ts";

describe("linkToLogin", () => {
  it.each([
    ["/account/orders", "?page=2", "/login?returnTo=%2Faccount%2Forders%3Fpage%3D2"],
    ["/ao-dai", "", "/login?returnTo=%2Fao-dai"],
    ["/", "", "/login"],
    ["/home", "?utm_source=zalo", "/login"],
    ["/login", "?returnTo=%2Fcart", "/login"],
    ["/reset-password", "?token=1", "/login"],
  ])("from %s%s is %s", (pathname, search, href) => {
    expect(linkToLogin({ pathname, search })).toBe(href);
  });
});
