import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { openPackages } from "../../testing/open-packages.tsx";
import { lua, payment, standing } from "../../testing/samples.ts";
import { packagesPage } from "./page.ts";

describe("the packages page", () => {
  it("shows the packages of the API, the cheapest first", async () => {
    await openPackages();
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
    await openPackages([answer(listPackages, { items: [] })]);
    expect(screen.getByRole("heading", { name: "Hiện chưa có gói thành viên nào mở bán" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem bộ sưu tập" })).toHaveAttribute("href", "/home");
  });

  it("leads a guest to sign in, and back to the package", async () => {
    const shop = await openPackages();
    await shop.guest();
    expect(screen.getByRole("link", { name: "Tham gia gói Nhung" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Fmember-ship%3Fgoi%3Dnhung",
    );
  });

  it("shows a member until when, what it has saved, and what each package would mean", async () => {
    const shop = await openPackages();
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
    const shop = await openPackages([], "", { now: () => new Date(now) });
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
    const shop = await openPackages([answer(getMembership, { ...standing, membership, following })]);
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
    const shop = await openPackages([answer(getMembership, waiting)]);
    await shop.customer();
    const notice = (await screen.findByText(text)).closest<HTMLElement>("[role=status]")!;
    expect(within(notice).getByRole("link", { name: "Xem lần thanh toán" })).toHaveAttribute(
      "href",
      "/member-ship/payment/pay-1",
    );
  });

  it("shows no membership that arrives after the customer has signed out", async () => {
    const answers: ((known: typeof standing) => void)[] = [];
    const shop = await openPackages([
      answer(getMembership, () => new Promise((resolve) => void answers.push(resolve))),
    ]);
    await shop.customer("lua");
    await shop.guest();
    await act(async () => answers[0]?.(standing));
    await shop.customer("nhung");
    expect(answers).toHaveLength(2);
    expect(screen.queryByText(/Đã tiết kiệm/)).toBeNull();
  });

  it("shows nothing of a customer whom another one with the same package replaces", async () => {
    const answers: ((known: typeof standing) => void)[] = [];
    const shop = await openPackages([
      answer(getMembership, () => new Promise((resolve) => void answers.push(resolve))),
    ]);
    await shop.customer("lua", "1");
    await act(async () => answers[0]?.(standing));
    expect(screen.getByText(/Đã tiết kiệm 240\.000/)).toBeInTheDocument();
    await shop.customer("lua", "2");
    expect(screen.queryByText(/Đã tiết kiệm/)).toBeNull();
    expect(answers).toHaveLength(2);
  });

  it("offers a retry when the membership fails to load", async () => {
    let fails = true;
    const shop = await openPackages([answer(getMembership, () => (fails ? refuse(500, "Lỗi máy chủ.") : standing))]);
    await shop.customer("lua");
    const again = await screen.findByRole("button", { name: "Thử lại" });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole("region", { name: "Gói Lụa" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Gói Lụa" })).toHaveFocus();
  });

  it("shows that the membership loads again, and offers another retry after another failure", async () => {
    let breakOff = (): void => undefined;
    const shop = await openPackages([
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
    const shop = await openPackages([
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

describe("the calculator", () => {
  it("shows the most rewarding package as the habit is chosen", async () => {
    await openPackages();
    const calculator = screen.getByRole("region", { name: "Một tháng bạn thuê mấy lần?" });
    expect(calculator).toHaveTextContent("Gói Nhung lợi nhất: còn lời 3.610.000 ₫.");
    await userEvent.click(within(calculator).getByRole("button", { name: "Giảm" }));
    await userEvent.click(within(calculator).getByRole("radio", { name: "1 ngày" }));
    await userEvent.click(within(calculator).getByRole("radio", { name: /300\.000/ }));
    expect(calculator).toHaveTextContent("Với thói quen này, bạn cứ thuê lẻ là hợp lý nhất.");
  });

  it("shows a package that saves exactly its price as paid for", async () => {
    // A rental of three days at 500 000 saves 60 000, and ninety days have six of them.
    await openPackages([answer(listPackages, { items: [{ ...lua, price: 360_000 }] })]);
    const calculator = screen.getByRole("region", { name: "Một tháng bạn thuê mấy lần?" });
    const outcome = within(calculator).getByRole("listitem");
    expect(outcome).toHaveTextContent("Lụa0 ₫Còn lời sau 90 ngàyHoà vốn từ lần thuê thứ 6");
  });
});
