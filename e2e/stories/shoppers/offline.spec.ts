import { expect, type Page } from "@playwright/test";
import { newPerson } from "../../steps/person.ts";
import { open, settled } from "../../steps/shopping.ts";
import { networkTo } from "../../support/network.ts";
import { test } from "../../support/shop.ts";

/** Everything the shop stores on the device, by cache name. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      all[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    }
    return all;
  });

/** The text of a page that the device stores. */
const storedText = (page: Page, path: string) =>
  page.evaluate(async (path) => (await (await caches.open("pages")).match(path, { ignoreVary: true }))?.text(), path);

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

const keepsPage = (page: Page, path: string) => expect.poll(async () => (await kept(page)).pages ?? []).toContain(path);

test("a guest without a network sees again what they have seen, and is back at once when there is one", async ({
  page,
}) => {
  await open(page, "/home");
  await keepsPage(page, "/offline");
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Đầm", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await keepsPage(page, "/dam");

  await page.context().setOffline(true);
  await expect(page.getByText("Bạn đang ngoại tuyến. Những trang đã xem vẫn mở được")).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  await expect(page.getByText("Những trang đã xem vẫn mở được")).toBeVisible();
  await open(page, "/vay");
  await expect(page.getByRole("heading", { level: 1, name: "Trang này chưa có trong máy" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Đầm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await page.goto("/vay");
  await expect(page.getByRole("heading", { level: 1, name: "Trang này chưa có trong máy" })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  await expect(page.getByText("Bạn đang ngoại tuyến")).toBeHidden();
});

test("a guest without a network sees the same notice for a clicked and a requested page, and gets it afterwards", async ({
  page,
}) => {
  await open(page, "/dam");
  await keepsPage(page, "/home");
  await page.context().setOffline(true);
  await expect(page.getByText("Những trang đã xem vẫn mở được")).toBeVisible();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trang này chưa có trong máy" })).toBeVisible();
  await expect(page).toHaveURL(/\/vay$/);
  await page.getByRole("main").getByRole("link", { name: "Về trang chủ" }).click();
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  // The document is left, and with it what this evaluates.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole("heading", { level: 1, name: "Trang này chưa có trong máy" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
});

test("a guest without a network finds each page they have seen listed once, by whichever address they came", async ({
  page,
}) => {
  await open(page, "/dam");
  await keepsPage(page, "/offline");
  await open(page, "/dam?sort=newest&utm_source=zalo");
  await open(page, "/dam?type=rent");
  const addresses = async () => (await kept(page)).pages?.filter((path) => path === "/dam");
  await expect.poll(addresses).toHaveLength(3);
  await page.context().setOffline(true);
  await page.goto("/vay");
  const links = page.getByRole("main").getByRole("listitem");
  await expect(links).toHaveText(["Thử lại", "Về trang chủ", "Đầm"]);
  await expect(links.last().getByRole("link")).toHaveAttribute("href", "/dam?type=rent");
});

test("a guest whose line hangs sees again what they have seen, and the shop as it is once it answers", async ({
  page,
  shop,
}) => {
  const line = await networkTo(shop.url);
  await open(page, `${line.url}/dam`);
  await keepsPage(page, "/dam");
  await keepsPage(page, "/home");
  line.break(/./, "hangs");
  await page.goto(`${line.url}/dam`);
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  // The address that the installed shop opens. Pictures that are not on the device keep it loading.
  await page.goto(`${line.url}/`, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  const notice = page.getByText("Chưa kết nối được với cửa hàng");
  await expect(notice).toBeVisible();
  line.mend();
  await expect(notice).toBeHidden();
  await line.stop();
});

test("a guest sees again what they have seen while a proxy does not reach the shop, and the shop once it does", async ({
  page,
  shop,
}) => {
  const line = await networkTo(shop.url);
  await open(page, `${line.url}/dam`);
  await keepsPage(page, "/dam");
  await keepsPage(page, "/offline");
  line.break(/./, "is-unreachable");
  await page.goto(`${line.url}/dam`);
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await page.goto(`${line.url}/vay`);
  await expect(page.getByRole("heading", { level: 1, name: "Trang này chưa có trong máy" })).toBeVisible();
  await expect(page.getByText("Chưa kết nối được với cửa hàng, chúng tôi đang thử lại.")).toBeVisible();
  await expect(page.getByText("ngoại tuyến")).toBeHidden();
  line.mend();
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  await line.stop();
});

test("a guest opens the installed shop without a network, though they have never seen its home page", async ({
  page,
}) => {
  await open(page, "/dam");
  await keepsPage(page, "/home");
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  await expect(page.getByText("Những trang đã xem vẫn mở được")).toBeVisible();
});

test("a guest who comes back has a page's largest picture from the device, also without a network", async ({
  page,
  request,
}) => {
  const textFor = async (accept: string) => (await request.get("/dam", { headers: { accept } })).text();
  await expect.poll(() => textFor("text/html,image/avif")).toContain("data:image/avif");
  const sets = [...(await textFor("text/html")).matchAll(/imagesrcset="([^"]+)"/g)].map(([, set]) => String(set));
  const sizes = sets.flatMap((set) => set.split(", ").map((one) => one.split(" ")[0]));
  const largest = page.locator("#first-picture");

  await open(page, "/dam");
  expect((await largest.evaluate((image: HTMLImageElement) => image.currentSrc)).slice(0, 15)).toBe("data:image/avif");
  await expect
    .poll(async () => ((await kept(page)).pictures ?? []).filter((path) => sizes.includes(path)))
    .toHaveLength(1);
  await keepsPage(page, "/dam");
  const names = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).headerValue);
  await expect.poll(names).toMatch(/^[0-9a-z]{5}$/);

  // The document that has the picture is no longer in the browser's cache.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    const document = await page.goto("/dam");
    expect(await document?.text()).not.toContain("data:image/avif");
    await largest.evaluate((image: HTMLImageElement) => image.decode());
    expect(sizes).toContain(await largest.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname));
    await expect.poll(() => storedText(page, "/dam")).not.toContain("data:image/avif");
  }
});

test("a guest who comes back does not load a page again that has not changed", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const statuses: number[] = [];
  devtools.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
    if ("x-document" in headers) statuses.push(statusCode);
  });
  await open(page, "/home");
  await keepsPage(page, "/home");
  expect(statuses).toEqual([200]);
  await open(page, "/home");
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  expect(statuses).toEqual([200, 304]);
});

test("a customer leaves nothing of their own on the device", async ({ page, context, shop }) => {
  const person = newPerson();
  await context.request.post(`${shop.url}/v2/user/consumer/register`, {
    data: { ...person },
    headers: { "x-client": "consumer" },
  });
  await open(page, "/dam");
  await keepsPage(page, "/dam");
  await context.setOffline(true);
  await open(page, "/dam");
  await expect(page.getByText("Những trang đã xem vẫn mở được")).toBeVisible();
  await context.setOffline(false);
  // Without a network the session is unknown; it is loaded once the network is back.
  await expect(page.getByRole("banner").getByRole("button", { name: person.fullName })).toBeVisible();
  // The calendar requests the free days by POST.
  const posted = page.waitForResponse((answer) => answer.url().endsWith("/v2/cart/invalid-rent-date/list"));
  await page.getByRole("article").getByRole("link").first().click();
  // The list has a button of that name too.
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  expect((await posted).ok()).toBe(true);
  await open(page, "/account/profile");
  await page.goto("/account/order-history");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
  expect(await stored(page)).toContain("tt.recently-seen");
  const paths = Object.values(await kept(page)).flat();
  expect(paths.filter((path) => path.startsWith("/v2/") || path.startsWith("/account"))).toEqual([]);

  await page
    .getByRole("main")
    .getByRole("button", { name: "Đăng xuất" })
    .or(page.getByRole("button", { name: "Đăng xuất" }))
    .first()
    .click();
  await expect.poll(async () => (await kept(page)).pages).toEqual(["/offline", "/home"]);
  expect((await stored(page)).filter((key) => key.startsWith("tt"))).toEqual([]);
});

test("a guest can put the shop on the home screen: its pictures are there, and the browser finds no fault", async ({
  page,
  request,
  shop,
}) => {
  await open(page, "/home");
  const protocol = await page.context().newCDPSession(page);
  const { data, errors, url } = await protocol.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "");
  expect(manifest).toMatchObject({ start_url: "/", display: "minimal-ui", theme_color: "#7B2D43" });
  const { icons, screenshots, shortcuts } = manifest;
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable")).toHaveLength(1);
  expect(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual(["narrow", "wide"]);
  for (const { src, type } of [...icons, ...screenshots]) {
    const picture = await request.get(new URL(src, url).href);
    expect([src, picture.status(), picture.headers()["content-type"]]).toEqual([src, 200, type]);
  }
  for (const shortcut of shortcuts) expect((await request.get(shop.url + shortcut.url)).status()).toBe(200);
});
