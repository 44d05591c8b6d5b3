import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { anOrder, inLetterTo, moveOrder, signedIn } from "../../steps/account.ts";
import { apiOf, freeDates } from "../../steps/api.ts";
import { addDays, shownDay } from "../../steps/days.ts";
import { chooseWearDates, open, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

type Order = OperationOutput<typeof getOrder>;

test("a customer moves an order to other days, and nothing more is to be paid", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  const api = apiOf(context.request, shop.url);
  const [line] = order.lines as [Order["lines"][number]];
  const { freeRanges } = await api.get(`/v2/order/${order.id}/line/${line.id}/invalid-date/list`);
  // Other stories rent the same piece, so the next day is not always free.
  const firstDate = addDays(line.dateFrom ?? "", 1);
  const { dateFrom, dateTo } = freeDates({ freeRanges, firstDate, lastDate: addDays(firstDate, 30) }, 2);
  await open(page, `/account/order-history/${order.id}`);
  await page.getByRole("button", { name: "Đổi ngày mặc" }).click();
  const panel = page.getByRole("region", { name: "Đổi ngày mặc" });
  await settled(page);
  await chooseWearDates(page, dateFrom, dateTo);
  await expect(panel.getByText("Giá không đổi.")).toBeVisible();
  await panel.getByRole("button", { name: "Đổi ngày", exact: true }).click();
  await expect(page.getByText("Đã đổi ngày mặc.")).toBeVisible();
  await expect(page.getByText(`${shownDay(dateFrom)} – ${shownDay(dateTo)}`, { exact: true })).toBeVisible();
});

test("a customer keeps a dress longer, prints the order without its forms, and pays the further day by transfer", async ({
  page,
  context,
  shop,
}) => {
  await signedIn(context, shop);
  // Other stories rent the same piece, so the days after these must be free too.
  const { order } = await anOrder(context, shop, "cash", "type=rent", ({ rentUnits }) => rentUnits === 1, 8);
  for (const step of ["deliver", "arrived"] as const) await moveOrder(shop, order.id, step);
  await open(page, `/account/order-history/${order.id}`);
  await page.getByRole("button", { name: "Thuê thêm ngày" }).click();
  const panel = page.getByRole("region", { name: "Thuê thêm ngày" });
  const until = await panel.getByLabel("Mặc đến hết ngày").locator("option").first().textContent();
  await panel.getByLabel("Cách thanh toán").selectOption({ label: "Chuyển khoản ngân hàng" });
  await panel.getByRole("button", { name: /^Thuê thêm, / }).click();
  await expect(page.getByText(/^Đang chờ thanh toán để thuê thêm/)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const current: Order = await apiOf(context.request, shop.url).get(`/v2/order/${order.id}`);
  const payment = current.changes?.[0]?.payment;
  const bank = await context.newPage();
  const transfer = { memo: payment?.transfer?.memo ?? "", amount: String(payment?.amount) };
  await bank.goto(`/v2/sandbox/bank?${new URLSearchParams(transfer)}`);
  await bank.getByRole("button", { name: "Thanh toán" }).click();
  await expect(bank.getByText("Đã chuyển khoản.")).toBeVisible();
  await bank.close();
  await expect(page.getByText(/^Đang chờ thanh toán/)).toBeHidden();
  await expect(page.getByText(new RegExp(`– ${until}$`)).first()).toBeVisible();
});

test("a customer keeps a rented piece for its price", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(
    context,
    shop,
    "cash",
    "type=rent",
    ({ rentUnits }, { types }) => rentUnits > 2 && types.includes("sale"),
  );
  for (const step of ["deliver", "arrived"] as const) await moveOrder(shop, order.id, step);
  await open(page, `/account/order-history/${order.id}`);
  await page.getByRole("button", { name: "Mua lại món này" }).click();
  const panel = page.getByRole("region", { name: "Mua lại món này" });
  await expect(panel.getByText("Trừ 50% tiền thuê")).toBeVisible();
  await expect(panel.getByText("Trừ tiền cọc đã trả")).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Mua lại/ })).toBeEnabled();
});

test("a customer waits for days that are taken, and is notified when they become free", async ({
  page,
  context,
  browser,
  shop,
}) => {
  const renter = await browser.newContext({ baseURL: shop.url });
  await signedIn(renter, shop);
  const { order, product } = await anOrder(renter, shop, "cash", "type=rent", ({ rentUnits }) => rentUnits === 1);
  const [line] = order.lines as [Order["lines"][number]];
  const person = await signedIn(context, shop);
  await open(page, `/product/${product.link}?type=rent&size=${line.size}&color=${encodeURIComponent(line.color)}`);
  await page.getByRole("button", { name: "Báo tôi khi có ngày trống" }).click();
  const form = page.getByRole("form", { name: "Báo tôi khi có ngày trống" });
  await form.getByLabel("Mặc từ ngày").fill(line.dateFrom ?? "");
  await form.getByLabel("đến hết ngày").fill(line.dateTo ?? "");
  await form.getByRole("button", { name: "Báo tôi" }).click();
  await page.getByRole("link", { name: "Xem danh sách chờ" }).click();
  await expect(page.getByRole("link", { name: product.name })).toBeVisible();

  await renter.request.put(`/v2/order/${order.id}/cancel`, { headers: { "x-client": "consumer" } });
  await renter.close();
  await expect(page.getByRole("link", { name: "Thông báo, 1 tin chưa đọc" })).toBeVisible({ timeout: 45_000 });
  await inLetterTo(shop, person.email, /vừa trống ngày/);
  await page.reload();
  await expect(page.getByText(/^Đã báo có ngày trống/)).toBeVisible();
});
