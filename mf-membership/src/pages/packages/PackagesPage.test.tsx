import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { ApiError } from "@thuot-tha/shared/http";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import type { Payment } from "../../features/joining/slice.ts";
import { openMembership } from "../../testing/open-membership.tsx";
import { lua, nhung, payment, standing } from "../../testing/samples.ts";
import { PackagesPage } from "./PackagesPage.tsx";
import { packagesPage } from "./page.ts";

const page = { params: {}, pathname: "/member-ship", search: "" };

async function open(answers: readonly Answer[] = [], search = "", options: { now?: () => Date } = {}) {
  const shop = openMembership([answer(getMembership, standing), ...answers], options);
  await shop.load(packagesPage.load!, page);
  await shop.show(<PackagesPage {...page} search={search} />);
  return shop;
}

describe("the packages page", () => {
  it("shows the packages of the API, the cheapest first", async () => {
    await open();
    const names = screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
    expect(names).toEqual(["Lụa", "Nhung"]);
    expect(
      screen.getByText("Giảm 20% mỗi lần thuê; món có giá thành viên riêng thì tính theo giá riêng ấy"),
    ).toBeInTheDocument();
    expect(screen.getByText("3 ngày mặc đầu không phụ thu")).toBeInTheDocument();
    expect(screen.getByText(/^299\.000/)).toHaveTextContent("299.000 ₫ / 90 ngày");
  });

  it("is rendered from the package that was chosen, and from nothing else of the address", () => {
    expect(packagesPage.canonicalSearch?.("?utm_source=a&goi=nhung&x=1")).toBe("?goi=nhung");
    expect(packagesPage.canonicalSearch?.("?utm_source=a")).toBe("");
  });

  it("shows when none is on sale, and leads to the shop", async () => {
    await open([answer(listPackages, { items: [] })]);
    expect(screen.getByRole("heading", { name: "Hiện chưa có gói thành viên nào mở bán" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem bộ sưu tập" })).toHaveAttribute("href", "/home");
  });

  it("leads a guest to sign in, and back to the package", async () => {
    const shop = await open();
    await shop.guest();
    expect(screen.getByRole("link", { name: "Tham gia gói Nhung" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Fmember-ship%3Fgoi%3Dnhung",
    );
  });

  it("shows a member until when, what it has saved, and what each package would mean", async () => {
    const shop = await open();
    await shop.customer("lua");
    const mine = await screen.findByRole("region", { name: "Gói Lụa" });
    expect(mine).toHaveTextContent("Dùng đến 00:00, 01/03/2027");
    expect(mine).toHaveTextContent("Còn 89 ngày");
    expect(mine).toHaveTextContent("Đã tiết kiệm 240.000 ₫qua 3 đơn hàng");
    expect(screen.getByRole("button", { name: "Gia hạn gói Lụa" })).toBeInTheDocument();
    expect(screen.getByText("Trừ 200.000 ₫ phần chưa dùng của gói hiện tại")).toBeInTheDocument();
  });

  it("counts a member's days on after midnight, when the shopper returns to the tab", async () => {
    let now = "2026-12-01T16:59:00Z";
    const shop = await open([], "", { now: () => new Date(now) });
    await shop.customer("lua");
    const mine = await screen.findByRole("region", { name: "Gói Lụa" });
    expect(mine).toHaveTextContent("Còn 89 ngày");
    now = "2026-12-01T17:00:00Z";
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(mine).toHaveTextContent("Còn 88 ngày");
  });

  it("shows a package that is paid for and begins later, in words at the membership and on its card", async () => {
    const following = [
      { membershipPackageId: "lua", startsAt: "2027-12-01T03:00:00.000Z", expiresAt: "2028-02-29T03:00:00.000Z" },
    ];
    const membership = { ...standing.membership!, membershipPackageId: "nhung", expiresAt: "2027-12-01T03:00:00.000Z" };
    const shop = await open([answer(getMembership, { ...standing, membership, following })]);
    await shop.customer("nhung");
    expect(await screen.findByRole("region", { name: "Gói Nhung" })).toHaveTextContent(
      "Tiếp theo, đã thanh toán: gói Lụa, từ 10:00, 01/12/2027 đến 10:00, 29/02/2028",
    );
    const [lua, nhung] = screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
    expect([lua, nhung]).toEqual(["LụaĐã mua, bắt đầu 10:00, 01/12/2027", "NhungGói của bạn"]);
  });

  it.each([
    ["momo", "Gói Nhung đang chờ bạn thanh toán 990.000 ₫."],
    ["bank_transfer", "Gói Nhung đang chờ khoản chuyển 990.000 ₫ của bạn, và bắt đầu khi cửa hàng nhận được."],
  ] as const)("leads back to a payment by %s that waits", async (type, text) => {
    const waiting = { ...standing, membership: null, pending: { ...payment, type } };
    const shop = await open([answer(getMembership, waiting)]);
    await shop.customer();
    const notice = (await screen.findByText(text)).closest<HTMLElement>("[role=status]")!;
    expect(within(notice).getByRole("link", { name: "Xem lần thanh toán" })).toHaveAttribute(
      "href",
      "/member-ship/payment/pay-1",
    );
  });

  it("shows no membership that arrives after the customer has signed out", async () => {
    const answers: ((known: typeof standing) => void)[] = [];
    const shop = await open([answer(getMembership, () => new Promise((resolve) => void answers.push(resolve)))]);
    await shop.customer("lua");
    await shop.guest();
    await act(async () => answers[0]?.(standing));
    await shop.customer("nhung");
    expect(answers).toHaveLength(2);
    expect(screen.queryByText(/Đã tiết kiệm/)).toBeNull();
  });

  it("shows nothing of a customer whom another one with the same package replaces", async () => {
    const answers: ((known: typeof standing) => void)[] = [];
    const shop = await open([answer(getMembership, () => new Promise((resolve) => void answers.push(resolve)))]);
    await shop.customer("lua", "1");
    await act(async () => answers[0]?.(standing));
    expect(screen.getByText(/Đã tiết kiệm 240\.000/)).toBeInTheDocument();
    await shop.customer("lua", "2");
    expect(screen.queryByText(/Đã tiết kiệm/)).toBeNull();
    expect(answers).toHaveLength(2);
  });

  it("offers a retry when the membership fails to load", async () => {
    let fails = true;
    const shop = await open([answer(getMembership, () => (fails ? refuse(500, "Lỗi máy chủ.") : standing))]);
    await shop.customer("lua");
    const again = await screen.findByRole("button", { name: "Thử lại" });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole("region", { name: "Gói Lụa" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Gói Lụa" })).toHaveFocus();
  });

  it("shows that the membership loads again, and offers another retry after another failure", async () => {
    let breakOff = (): void => undefined;
    const shop = await open([
      answer(getMembership, () =>
        shop.client.inputs(getMembership).length === 1
          ? refuse(500, "Lỗi máy chủ.")
          : new Promise((_resolve, reject) => {
              breakOff = () => reject(new ApiError({ status: 0, code: "NETWORK", message: "Network error" }));
            }),
      ),
    ]);
    await shop.customer("lua");
    await userEvent.click(await screen.findByRole("button", { name: "Thử lại" }));
    const loading = screen.getByRole("button", { name: /Thử lại/ });
    expect(loading).toHaveAttribute("aria-busy", "true");
    expect(loading).toHaveFocus();
    await act(async () => breakOff());
    const again = screen.getByRole("button", { name: "Thử lại" });
    expect(again).not.toHaveAttribute("aria-busy");
    expect(again).toHaveFocus();
  });

  it("keeps the focus before the packages when a retry finds no membership", async () => {
    let fails = true;
    const shop = await open([
      answer(getMembership, () => (fails ? refuse(500, "Lỗi máy chủ.") : { ...standing, membership: null })),
    ]);
    await shop.customer();
    const again = await screen.findByRole("button", { name: "Thử lại" });
    fails = false;
    await userEvent.click(again);
    expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Gia hạn gói Lụa" })).toHaveFocus();
  });
});

describe("joining", () => {
  /** The page of a customer, whose requests to join the test answers. */
  async function openWithPendingAnswers() {
    const answers: ((created: { payment: Payment }) => void)[] = [];
    const shop = await open([answer(joinPackage, () => new Promise((resolve) => void answers.push(resolve)))]);
    await shop.customer("lua");
    return { shop, answers };
  }

  const upgrade = async () => userEvent.click(await screen.findByRole("button", { name: "Nâng cấp gói Nhung" }));

  it("shows the terms, pays by the chosen method and leads to the payment", async () => {
    const shop = await open([answer(joinPackage, { payment })]);
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
    const shop = await open();
    await shop.customer("lua");
    await upgrade();
    const panel = screen.getByRole("region", { name: "Nâng cấp gói Nhung" });
    await upgrade();
    expect(within(panel).getByRole("heading")).toHaveFocus();
    await userEvent.click(within(panel).getByRole("button", { name: "Để sau" }));
    expect(screen.getByRole("button", { name: "Nâng cấp gói Nhung" })).toHaveFocus();
  });

  it("pays by Enter, and leads to the payment on the way back from the gateway", async () => {
    const shop = await open([answer(joinPackage, { payment: { ...payment, redirectUrl: "#momo" } })]);
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
    const shop = await open([answer(joinPackage, { payment: { ...payment, redirectUrl: "#momo" } })]);
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
    const shop = await open([
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
    const shop = await open();
    await shop.customer("lua");
    await upgrade();
    await shop.guest();
    await shop.customer("lua");
    expect(await screen.findByRole("button", { name: "Nâng cấp gói Nhung" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Nâng cấp gói Nhung" })).toBeNull();
  });

  it("opens at once after signing in for a package", async () => {
    const shop = await open([], "?goi=nhung");
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
    const shop = await open([
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
    const shop = await open([
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
    const shop = await open([
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
    const shop = await open([
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
    const shop = await open([
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

describe("the calculator", () => {
  it("shows the most rewarding package as the habit is chosen", async () => {
    await open();
    const calculator = screen.getByRole("region", { name: "Một tháng bạn thuê mấy lần?" });
    expect(calculator).toHaveTextContent("Gói Nhung lợi nhất: còn lời 3.610.000 ₫.");
    await userEvent.click(within(calculator).getByRole("button", { name: "Giảm" }));
    await userEvent.click(within(calculator).getByRole("radio", { name: "1 ngày" }));
    await userEvent.click(within(calculator).getByRole("radio", { name: /300\.000/ }));
    expect(calculator).toHaveTextContent("Với thói quen này, bạn cứ thuê lẻ là hợp lý nhất.");
  });

  it("shows a package that saves exactly its price as paid for", async () => {
    // A rental of three days at 500 000 saves 60 000, and ninety days have six of them.
    await open([answer(listPackages, { items: [{ ...lua, price: 360_000 }] })]);
    const calculator = screen.getByRole("region", { name: "Một tháng bạn thuê mấy lần?" });
    const outcome = within(calculator).getByRole("listitem");
    expect(outcome).toHaveTextContent("Lụa0 ₫Còn lời sau 90 ngàyHoà vốn từ lần thuê thứ 6");
  });
});
