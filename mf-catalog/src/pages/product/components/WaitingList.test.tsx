import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { addWish } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, sampleProduct } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { WaitingList } from "./WaitingList.tsx";

const customer = { id: "c1", membership: null, height: 158, weight: 49 };
const user = { id: "u1", fullName: "Mai", email: "mai@example.com", phone: "0901234567", avatar: null };
const product = sampleProduct();
const variant = product.variants[0]!;

function setUp(answers: Parameters<typeof runCatalog>[0] = []) {
  const test = runCatalog(answers);
  test.moveTo("/product/dam-lua?type=rent&size=M&color=red&date-from=2026-12-10&date-to=2026-12-12&utm_source=mail");
  render(test.around(<WaitingList variant={variant} wear={null} />));
  const enter = (session: { isGuest: true } | { isGuest: false }) =>
    act(() =>
      sessionChanged.emit(
        test.as("shell"),
        session.isGuest
          ? { known: true, isGuest: true, user: null, customer: null }
          : { known: true, isGuest: false, user, customer },
      ),
    );
  return { test, enter };
}

const chooseDay = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

describe("WaitingList", () => {
  it("leads a guest to sign in and back to the same piece and days", () => {
    const { enter } = setUp();
    enter({ isGuest: true });
    const link = screen.getByRole("link", { name: "Đăng nhập để được báo khi có ngày trống" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe(
      "/login?returnTo=/product/dam-lua?type=rent&size=M&color=red&date-from=2026-12-10&date-to=2026-12-12",
    );
  });

  const wish = {
    ...{ id: "w1", variantId: variant.id, size: variant.size, color: variant.color },
    product: { name: product.name, link: product.link, image: null },
    ...{ dateFrom: "2026-12-10", dateTo: "2026-12-12", expiresOn: "2026-12-09", toldAt: null },
  };

  it("requests the chosen days and shows what follows", async () => {
    const { test, enter } = setUp([answer(addWish, wish)]);
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    await screen.findByRole("form", { name: "Báo tôi khi có ngày trống" });
    chooseDay("Mặc từ ngày", "2026-12-10");
    chooseDay("đến hết ngày", "2026-12-12");
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi" }));
    expect(await screen.findByText("Chúng tôi sẽ báo khi ngày 10/12/2026 – 12/12/2026 trống.")).toBeInTheDocument();
    expect(test.client.inputs(addWish)).toEqual([
      { body: { variantId: variant.id, wear: { dateFrom: "2026-12-10", dateTo: "2026-12-12" } } },
    ]);
  });

  it.each(["Mặc từ ngày", "đến hết ngày"])("requests a wear of one day by %s alone", async (label) => {
    const { test, enter } = setUp([answer(addWish, wish)]);
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    await screen.findByRole("form", { name: "Báo tôi khi có ngày trống" });
    chooseDay(label, "2026-12-10");
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi" }));
    await screen.findByRole("link", { name: /danh sách/i });
    expect(test.client.inputs(addWish)).toMatchObject([
      { body: { wear: { dateFrom: "2026-12-10", dateTo: "2026-12-10" } } },
    ]);
  });

  it("shows the API's refusal", async () => {
    const message = "Món này đang trống trong những ngày đó, bạn đặt được ngay.";
    const { enter } = setUp([
      answer(addWish, () => {
        throw new ApiError({ status: 409, code: "DAYS_FREE", message });
      }),
    ]);
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    await userEvent.click(await screen.findByRole("button", { name: "Báo tôi" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("shows a refused day at its field, which gets the focus", async () => {
    const message = "Chúng tôi đợi được nhiều nhất 90 ngày tới.";
    const { enter } = setUp([
      answer(addWish, () => {
        throw new ApiError({ status: 400, code: "VALIDATION_FAILED", message, fields: { "wear.dateTo": message } });
      }),
    ]);
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    await userEvent.click(await screen.findByRole("button", { name: "Báo tôi" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText("đến hết ngày")).toHaveFocus();
    expect(screen.getByLabelText("đến hết ngày")).toHaveAccessibleDescription(message);
  });

  it("refuses half a date, which a browser reports as an empty field, and requests nothing", async () => {
    const { test, enter } = setUp();
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    await screen.findByRole("form", { name: "Báo tôi khi có ngày trống" });
    chooseDay("Mặc từ ngày", "2026-12-10");
    const to = screen.getByLabelText("đến hết ngày");
    Object.defineProperty(to, "validity", { value: { badInput: true } });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi" }));
    expect(to).toHaveAccessibleDescription("Ngày này chưa đủ hoặc không có thật. Bạn nhập lại hoặc xoá trống ô này.");
    expect(to).toHaveFocus();
    expect(test.client.inputs(addWish)).toEqual([]);
  });

  it("moves the focus into the form, back to its button when it is left, and to what follows", async () => {
    const wish = {
      ...{ id: "w1", variantId: variant.id, size: variant.size, color: variant.color },
      product: { name: product.name, link: product.link, image: null },
      ...{ dateFrom: null, dateTo: null, expiresOn: "2026-12-09", toldAt: null },
    };
    const { enter } = setUp([answer(addWish, wish)]);
    enter({ isGuest: false });
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    expect(await screen.findByLabelText("Mặc từ ngày")).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Thôi" }));
    expect(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Báo tôi" }));
    const result = await screen.findByText("Chúng tôi sẽ báo khi có ngày trống.");
    expect(result.closest("[tabindex='-1']")).toHaveFocus();
  });
});
