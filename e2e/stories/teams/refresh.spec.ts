import type { Page } from "@playwright/test";
import { copyRemote, type RemoteCopy } from "../../support/copy-remote.ts";
import { runDev } from "../../support/run-dev.ts";
import { expect, test } from "../../support/shop.ts";

const calculator = "src/features/calculator/components/Calculator.tsx";
/** A build and a hot update on a busy machine. Milliseconds. */
const built = { timeout: 60_000 };

/** Edits a component, its texts and its style, then makes a mistake and corrects it; the page must never reload. */
async function work(page: Page, { edit }: RemoteCopy) {
  const rentals = page.getByRole("group", { name: "Số lần thuê mỗi tháng" });
  const more = rentals.getByRole("button", { name: "Tăng" });
  await more.click();
  await more.click();
  await expect(rentals).toHaveText("4");

  const component = await edit(calculator, "{viPackages.wearDays}", '"Mặc bao lâu?"');
  await expect(page.getByRole("group", { name: "Mặc bao lâu?" })).toBeVisible(built);
  const words = await edit("src/locales/vi/packages.ts", "Một tháng bạn thuê mấy lần?", "Bạn hay thuê chứ?");
  await expect(page.getByRole("heading", { name: "Bạn hay thuê chứ?" })).toBeVisible(built);
  const style = await edit(calculator.replace(".tsx", ".module.css"), ".habit {", ".habit { letter-spacing: 3px;");
  await expect(rentals).toHaveCSS("letter-spacing", "3px", built);
  await expect(rentals).toHaveText("4");

  const overlay = page.frameLocator("#webpack-dev-server-client-overlay");
  const mend = await edit(calculator, "return (", "return ((");
  await expect(overlay.getByText(`ERROR in ./${calculator}`)).toBeVisible(built);
  await mend();
  await expect(overlay.owner()).toBeHidden(built);
  await expect(page.getByRole("group", { name: "Mặc bao lâu?" })).toBeVisible(built);
  await expect(rentals).toHaveText("4");
  for (const undo of [component, words, style]) await undo();
  await expect(page.getByRole("heading", { name: "Một tháng bạn thuê mấy lần?" })).toBeVisible(built);
}

test("a team sees each edit at once, in the shop and alone, and keeps what is on screen", async ({ page, shop }) => {
  test.setTimeout(300_000);
  const copy = await copyRemote("mf-membership");
  const dev = await runDev("mf-membership", shop, copy.folder);

  await page.goto(dev.url);
  await page.getByRole("link", { name: "/member-ship", exact: true }).click();
  await work(page, copy);

  await page.goto(dev.inShop);
  await expect(page).toHaveURL(`${shop.url}/home`);
  await page.goto(`${shop.url}/member-ship`);
  await work(page, copy);

  // A new folder is a new page, which the shop shows after a reload.
  const loaded = page.waitForEvent("load", built);
  await copy.add(
    "src/pages/care/page.ts",
    `import { defineRoute } from "@thuot-tha/shared/contracts";
     import { definePage } from "@thuot-tha/shared/platform";
     import { CarePage } from "./CarePage.tsx";
     const careRoute = defineRoute("/care");
     export const carePage = definePage({ route: careRoute, rendering: "client", Component: CarePage, head: () => ({ title: "Bảo quản" }) });`,
  );
  await copy.add("src/pages/care/CarePage.tsx", "export const CarePage = () => <h1>Bảo quản</h1>;");
  await loaded;
  await page.goto(`${shop.url}/care`);
  await expect(page.getByRole("heading", { name: "Bảo quản" })).toBeVisible();

  await page.goto(dev.off);
  await expect(page).toHaveURL(`${shop.url}/home`);
  expect(await page.content()).not.toContain(dev.url);
  await dev.stop();
  await copy.remove();
});
