import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import type { Payment } from "../../features/joining/slice.ts";
import { openMembership } from "../../testing/open-membership.tsx";
import { openPackages } from "../../testing/open-packages.tsx";
import { lua, nhung, payment, standing } from "../../testing/samples.ts";
import { PackagesPage } from "./PackagesPage.tsx";
import { packagesPage } from "./page.ts";

const page = { params: {}, pathname: "/member-ship", search: "" };

describe("joining", () => {
  /** The page of a customer, whose requests to join the test answers. */
  async function openWithPendingAnswers() {
    const answers: ((created: { payment: Payment }) => void)[] = [];
    const shop = await openPackages([answer(joinPackage, () => new Promise((resolve) => void answers.push(resolve)))]);
    await shop.customer("lua");
    return { shop, answers };
  }

  const upgrade = async () => userEvent.click(await screen.findByRole("button", { name: "Nâng cấp gói Nhung" }));

  it("shows the terms, pays by the chosen method and leads to the payment", async () => {
    const shop = await openPackages([answer(joinPackage, { payment })]);
    await shop.customer("lua");
    await upgrade();
    const panel = screen.getByRole("region", { name: "Nâng cấp gói Nhung" });
    expect(within(panel).getByRole("heading")).toHaveFocus();
    expect(panel).toHaveTextContent("Phần chưa dùng của gói hiện tại, giữ trong 14 ngày−200.000 ₫");
    expect(panel).toHaveTextContent("Dùng đến01/12/2027");
    expect(within(panel).queryByLabelText(/Tiền mặt/)).toBeNull();
    expect(within(panel).getByRole("radio", { name: /Thẻ Visa/ })).toBeDisabled();
    await userEvent.click(within(panel).getByRole("radio", { name: /MoMo/ }));
    await userEvent.click(within(panel).getByRole("button", { name: /^Thanh toán 990\.000/ }));
    expect(shop.client.inputs(joinPackage)).toEqual([
      {
        headers: { "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/) },
        body: { membershipPackageId: "nhung", paymentType: "momo", expectedAmount: 990_000 },
      },
    ]);
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
  });

  it("leads back to its panel when the same package is chosen again, and to its button when it is closed", async () => {
    const shop = await openPackages();
    await shop.customer("lua");
    await upgrade();
    const panel = screen.getByRole("region", { name: "Nâng cấp gói Nhung" });
    await upgrade();
    expect(within(panel).getByRole("heading")).toHaveFocus();
    await userEvent.click(within(panel).getByRole("button", { name: "Để sau" }));
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Nâng cấp gói Nhung" })).toHaveFocus();
  });

  it("pays by Enter, and leads to the payment on the way back from the gateway", async () => {
    const shop = await openPackages([answer(joinPackage, { payment: { ...payment, redirectUrl: "#momo" } })]);
    await shop.customer("lua");
    await upgrade();
    await userEvent.type(screen.getByRole("radio", { name: /MoMo/ }), "{Enter}");
    expect(window.location.hash).toBe("#momo");
    expect(shop.visited).toEqual([]);
    // A browser that does not get there, or is stopped, reports nothing to the page.
    expect(screen.getByRole("link", { name: "Mở trang thanh toán" })).toHaveAttribute("href", "#momo");
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
    expect(screen.queryByRole("region", { name: "Nâng cấp gói Nhung" })).toBeNull();
  });

  it("leads to the payment once when the browser has not left and the tab shows again", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const shop = await openPackages([answer(joinPackage, { payment: { ...payment, redirectUrl: "#momo" } })]);
    await shop.customer("lua");
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(shop.visited).toEqual([]);
    visibility.mockRestore();
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
      window.dispatchEvent(new Event("pageshow"));
    });
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
  });

  it("shows why a method is refused, until another one is chosen", async () => {
    const message = "Ví MoMo nhận từ 1.000.000 ₫ mỗi lần. Bạn chọn cách khác nhé.";
    const shop = await openPackages([
      answer(joinPackage, () => {
        throw new ApiError({ status: 409, code: "PAYMENT_UNAVAILABLE", message, fields: { paymentType: message } });
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    await userEvent.click(screen.getByRole("radio", { name: /MoMo/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    expect(screen.getByRole("group", { name: "Cách thanh toán" })).toHaveAccessibleDescription(message);
    await userEvent.click(screen.getByRole("radio", { name: /Chuyển khoản/ }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it("leads to the payment of the package on screen, not to the one of a package left before its answer", async () => {
    const { shop, answers } = await openWithPendingAnswers();
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    await userEvent.click(screen.getByRole("button", { name: "Gia hạn gói Lụa" }));
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 299\.000/ }));
    expect(shop.client.inputs(joinPackage).map(({ body }) => body.membershipPackageId)).toEqual(["nhung", "lua"]);
    await act(async () => answers[0]?.({ payment }));
    expect(shop.visited).toEqual([]);
    await act(async () => answers[1]?.({ payment: { ...payment, id: "pay-2", membershipPackageId: "lua" } }));
    expect(shop.visited).toEqual(["/member-ship/payment/pay-2"]);
  });

  it("leads no customer to the payment of the one who has signed out", async () => {
    const { shop, answers } = await openWithPendingAnswers();
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    await shop.guest();
    await shop.customer("lua");
    await upgrade();
    await act(async () => answers[0]?.({ payment }));
    expect(answers).toHaveLength(1);
    expect(shop.visited).toEqual([]);
  });

  it("requests once for a double press", async () => {
    const { shop, answers } = await openWithPendingAnswers();
    await upgrade();
    await userEvent.dblClick(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.({ payment }));
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
  });

  it("leads to the payment when its package is chosen again before the answer", async () => {
    const { shop, answers } = await openWithPendingAnswers();
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    await upgrade();
    await act(async () => answers[0]?.({ payment }));
    expect(answers).toHaveLength(1);
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
  });

  it("forgets the chosen package when the customer signs out", async () => {
    const shop = await openPackages();
    await shop.customer("lua");
    await upgrade();
    await shop.guest();
    await shop.customer("lua");
    expect(await screen.findByRole("button", { name: "Nâng cấp gói Nhung" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Nâng cấp gói Nhung" })).toBeNull();
  });

  it("opens at once after signing in for a package", async () => {
    const shop = await openPackages([], "?goi=nhung");
    await shop.customer("lua");
    expect(await screen.findByRole("region", { name: "Nâng cấp gói Nhung" })).toBeInTheDocument();
  });

  it("does not open again when the cached page shows again", async () => {
    const shop = openMembership([answer(getMembership, standing)]);
    const inMode = (mode: "visible" | "hidden") => (
      <Activity mode={mode}>
        <PackagesPage {...page} search="?goi=nhung" />
      </Activity>
    );
    await shop.load(packagesPage.load!, page);
    const { rerender } = await shop.show(inMode("visible"));
    await shop.customer("lua");
    await userEvent.click(await screen.findByRole("button", { name: "Để sau" }));
    for (const mode of ["hidden", "visible"] as const) await act(async () => rerender(shop.around(inMode(mode))));
    expect(screen.queryByRole("region", { name: "Nâng cấp gói Nhung" })).not.toBeInTheDocument();
  });

  it("leads no shopper to the gateway who has left the page before the answer and comes back", async () => {
    window.location.hash = "";
    const answers: ((created: { payment: Payment }) => void)[] = [];
    const shop = openMembership([
      answer(getMembership, standing),
      answer(joinPackage, () => new Promise((resolve) => void answers.push(resolve))),
    ]);
    const inMode = (mode: "visible" | "hidden") => (
      <Activity mode={mode}>
        <PackagesPage {...page} />
      </Activity>
    );
    await shop.load(packagesPage.load!, page);
    const { rerender } = await shop.show(inMode("visible"));
    await shop.customer("lua");
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    await act(async () => rerender(shop.around(inMode("hidden"))));
    await act(async () => answers[0]?.({ payment: { ...payment, redirectUrl: "#momo" } }));
    await act(async () => rerender(shop.around(inMode("visible"))));
    expect(answers).toHaveLength(1);
    expect(window.location.hash).toBe("");
    expect(screen.queryByRole("region", { name: "Nâng cấp gói Nhung" })).toBeNull();
  });

  it("shows a changed price and requests again with another key", async () => {
    let current = standing;
    const keys: string[] = [];
    const shop = await openPackages([
      answer(getMembership, () => current),
      answer(joinPackage, ({ headers, body }) => {
        keys.push(headers?.["idempotency-key"] ?? "");
        if (body.expectedAmount === 991_000) return { payment };
        const offers = standing.offers.map((offer) => ({ ...offer, amount: offer.amount + 1_000 }));
        current = { ...standing, offers };
        return refuse(409, "Giá gói vừa thay đổi.", "PRICE_CHANGED");
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Giá gói vừa thay đổi.");
    await userEvent.click(await screen.findByRole("button", { name: /^Thanh toán 991\.000/ }));
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("shows the package's changed price beside the changed amount", async () => {
    let items = [lua, nhung];
    let current = standing;
    const shop = await openPackages([
      answer(listPackages, () => ({ items })),
      answer(getMembership, () => current),
      answer(joinPackage, () => {
        items = [lua, { ...nhung, price: 1_191_000 }];
        current = { ...standing, offers: standing.offers.map((offer) => ({ ...offer, amount: 991_000 })) };
        return refuse(409, "Giá gói vừa thay đổi.", "PRICE_CHANGED");
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    const panel = within(screen.getByRole("region", { name: "Nâng cấp gói Nhung" }));
    expect(panel.getByText("1.190.000 ₫")).toBeInTheDocument();
    await userEvent.click(panel.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    expect(await panel.findByRole("button", { name: /^Thanh toán 991\.000/ })).toBeInTheDocument();
    expect(await panel.findByText("1.191.000 ₫")).toBeInTheDocument();
  });

  it("still pays the changed amount when the packages do not load again", async () => {
    let fails = false;
    let current = standing;
    const shop = await openPackages([
      answer(listPackages, () => (fails ? refuse(500, "Lỗi máy chủ.") : { items: [lua, nhung] })),
      answer(getMembership, () => current),
      answer(joinPackage, ({ body }) => {
        if (body.expectedAmount === 991_000) return { payment };
        fails = true;
        current = { ...standing, offers: standing.offers.map((offer) => ({ ...offer, amount: 991_000 })) };
        return refuse(409, "Giá gói vừa thay đổi.", "PRICE_CHANGED");
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 990\.000/ }));
    await userEvent.click(await screen.findByRole("button", { name: /^Thanh toán 991\.000/ }));
    expect(shop.client.inputs(listPackages)).toHaveLength(2);
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
  });

  it.each([
    ["no answer came", 0],
    ["the proxy lost the answer", 502],
  ])("keeps the key when %s, so that trying again never pays twice", async (_, status) => {
    const keys: string[] = [];
    const shop = await openPackages([
      answer(joinPackage, ({ headers }) => {
        keys.push(headers?.["idempotency-key"] ?? "");
        return keys.length === 1 ? refuse(status, "Network error") : { payment };
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    const pay = screen.getByRole("button", { name: /^Thanh toán 990\.000/ });
    await userEvent.click(pay);
    await userEvent.click(pay);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("uses another key for another method, because the API refuses a key it knows from another request", async () => {
    const keys: string[] = [];
    const shop = await openPackages([
      answer(joinPackage, ({ headers }) => {
        keys.push(headers?.["idempotency-key"] ?? "");
        return keys.length < 3 ? refuse(0, "Network error", "NETWORK") : { payment };
      }),
    ]);
    await shop.customer("lua");
    await upgrade();
    const pay = screen.getByRole("button", { name: /^Thanh toán 990\.000/ });
    await userEvent.click(pay);
    await userEvent.click(screen.getByRole("radio", { name: /MoMo/ }));
    await userEvent.click(pay);
    await userEvent.click(pay);
    expect(keys).toHaveLength(3);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });
});
