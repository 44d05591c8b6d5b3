import { expect, type Page } from "@playwright/test";

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Lets the browser save data, so that no page is prefetched before its link is pressed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

export const ready = (page: Page) => expect(page.locator("html[data-ready]")).toBeAttached();

/** Holds back the answers to a page's own requests; a service worker's are not seen here. @returns how to let them go */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits until nothing on the page is loading: no busy control, placeholder or picture in view. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const inView = ({ bottom, left, right, top }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const pictures = [...document.images].filter((picture) => inView(picture.getBoundingClientRect()));
    return !document.querySelector("[aria-busy=true]") && pictures.every((picture) => picture.complete);
  });

/** Waits until the page has reloaded itself and its document is complete. */
export const reloaded = (page: Page) =>
  page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.type === "reload" && document.readyState === "complete";
  });

const dayButton = (page: Page, day: string) => page.locator(`button[data-day="${day}"]`);

/** Chooses wear dates in the calendar, turning months as needed. */
export async function chooseWearDates(page: Page, dateFrom: string, dateTo: string): Promise<void> {
  for (const day of [dateFrom, dateTo]) {
    for (let months = 0; months < 12 && !(await dayButton(page, day).isVisible()); months++) {
      await page.getByRole("button", { name: "Tháng sau" }).click();
    }
    await dayButton(page, day).click();
  }
}

/** On a product page: opens the calendar, chooses wear dates in it, and closes it. */
export async function rentFor(page: Page, dateFrom: string, dateTo: string): Promise<void> {
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  await expect(sheet.getByRole("grid").first()).toBeVisible();
  await settled(page);
  await chooseWearDates(page, dateFrom, dateTo);
  await sheet.getByRole("button", { name: "Xong" }).click();
  await expect(sheet).toBeHidden();
}

/** A size of the product on screen, with its remaining stock or without. */
export const sizeOption = (page: Page, size: string) =>
  page
    .getByRole("group", { name: /^Cỡ/ })
    .getByRole("radio", { name: new RegExp(`^${size}\\s?(\\d|Còn|Kín|Hết|Không)`) });

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Thêm vào giỏ" }).click();
  // The first one fetches the cart's code.
  await expect(page.getByText(/^Đã thêm .+ vào giỏ/)).toBeVisible();
}

/** From a product page to the cart, and on to paying. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Xem giỏ hàng" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Giỏ hàng" })).toBeVisible();
  await page.getByRole("link", { name: /^Tiến hành đặt/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thanh toán" })).toBeVisible();
}

/** Sees a page that is printed dark on white. */
export async function seeDarkOnWhite(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("main")).toHaveCSS("color", "rgb(0, 0, 0)");
}
