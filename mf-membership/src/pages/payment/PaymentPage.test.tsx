import { act, render, screen } from "@testing-library/react";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { joinAccepted } from "../../features/joining/slice.ts";
import type { Payment, PaymentState } from "../../features/payment/slice.ts";
import { openMembership } from "../../testing/open-membership.tsx";
import { payment } from "../../testing/samples.ts";
import { PaymentPage } from "./PaymentPage.tsx";
import { paymentPage } from "./page.ts";

const transfer = {
  bankName: "Ngân hàng Thử",
  bankBin: "970400",
  accountNumber: "0123456789",
  accountName: "THUOT THA",
  memo: "TTMB1",
  qrText: "000201",
};
const page = { params: { paymentId: "pay-1" }, pathname: "/member-ship/payment/pay-1", search: "" };

async function open(
  reply: () => Payment,
  receipts?: PaymentState["receipts"],
  search = "",
  more: () => Pick<OperationOutput<typeof getMembershipPayment>, "bought" | "boughtOtherwise"> = () => ({}),
) {
  const shop = openMembership([answer(getMembershipPayment, () => ({ payment: reply(), receipts, ...more() }))]);
  const joined: unknown[] = [];
  membershipJoined.subscribe(shop.as("shell"), (event) => joined.push(event));
  await shop.load(paymentPage.load!, page);
  const shown = await act(async () => render(shop.around(<PaymentPage {...page} search={search} />)));
  return { ...shop, joined, unmount: shown.unmount };
}

const later = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("the payment of a package", () => {
  it("turns to success by itself and announces the member once", async () => {
    let status: Payment["status"] = "PENDING";
    const shop = await open(() => ({ ...payment, status }));
    expect(screen.getByRole("heading", { name: "Đang chờ thanh toán" })).toBeInTheDocument();
    status = "PAID";
    await later();
    expect(screen.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeInTheDocument();
    expect(screen.getByText(/^Gói Nhung đã là của bạn\. .+ trong thời hạn của gói\.$/)).toBeInTheDocument();
    await later();
    expect(shop.joined).toEqual([{ membershipPackageId: "nhung" }]);
  });

  it("names the time of a package that begins when the running one ends", async () => {
    const bought = {
      membershipPackageId: "nhung",
      startsAt: "2027-02-28T17:00:00.000Z",
      expiresAt: "2028-02-28T17:00:00.000Z",
    };
    await open(
      () => ({ ...payment, status: "PAID" }),
      [],
      "",
      () => ({ bought }),
    );
    expect(screen.getByRole("heading", { name: "Đã nhận thanh toán" })).toBeInTheDocument();
    expect(
      screen.getByText(
        "Gói Nhung bắt đầu lúc 00:00, 01/03/2027, khi gói trước kết thúc, và dùng đến 00:00, 29/02/2028.",
      ),
    ).toBeInTheDocument();
  });

  it("welcomes the member of a package that has begun", async () => {
    const bought = {
      membershipPackageId: "nhung",
      startsAt: "2026-12-01T02:59:59.000Z",
      expiresAt: "2027-12-01T02:59:59.000Z",
    };
    await open(
      () => ({ ...payment, status: "PAID" }),
      [],
      "",
      () => ({ bought }),
    );
    expect(screen.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeInTheDocument();
  });

  it("tracks the purchase of a package paid for in this browser, once", async () => {
    let status: Payment["status"] = "PENDING";
    const shop = await open(() => ({ ...payment, status }));
    const tracked: unknown[] = [];
    analyticsTracked.subscribe(shop.as("shell"), (event) => tracked.push(event));
    shop.host.store.dispatch(joinAccepted(payment));
    status = "PAID";
    await later();
    shop.unmount();
    await act(async () => render(shop.around(<PaymentPage {...page} />)));
    expect(tracked).toEqual([
      {
        name: "purchase",
        transaction_id: "pay-1",
        payment_type: "momo",
        shipping: 0,
        currency: "VND",
        value: 990_000,
        items: [{ item_id: "nhung", item_name: "Nhung", item_category: "membership", price: 990_000, quantity: 1 }],
      },
    ]);
    expect(shop.joined).toHaveLength(2);
  });

  it("tracks no purchase of a payment begun elsewhere", async () => {
    let status: Payment["status"] = "PENDING";
    const shop = await open(() => ({ ...payment, status }));
    const tracked: unknown[] = [];
    analyticsTracked.subscribe(shop.as("shell"), (event) => tracked.push(event));
    status = "PAID";
    await later();
    expect(shop.joined).toHaveLength(1);
    expect(tracked).toEqual([]);
  });

  it("does not poll while the page is hidden, and polls again once it is shown", async () => {
    let visibility: DocumentVisibilityState = "visible";
    const seen = jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
    const shop = await open(() => payment);
    const countRequests = () => shop.client.inputs(getMembershipPayment).length;
    visibility = "hidden";
    await later();
    const before = countRequests();
    await later();
    expect(countRequests()).toBe(before);
    visibility = "visible";
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(countRequests()).toBe(before + 1);
    seen.mockRestore();
  });

  it("shows what to transfer", async () => {
    await open(() => ({ ...payment, type: "bank_transfer", transfer }));
    expect(screen.getByText("0123456789")).toBeInTheDocument();
    expect(screen.getByText("Chuyển 990.000 ₫ với nội dung TTMB1.")).toBeInTheDocument();
    expect(screen.getByText("TTMB1")).toHaveAttribute("translate", "no");
  });

  it("shows what is paid for and how much, and leads to another way while nothing is paid", async () => {
    await open(() => payment);
    expect(screen.getByText(/^Gói Nhung/)).toHaveTextContent("Gói Nhung 990.000 ₫");
    expect(screen.getByRole("link", { name: "Chọn gói hoặc cách thanh toán khác" })).toHaveAttribute(
      "href",
      "/member-ship",
    );
  });

  it("asks for nothing once another payment has bought the package, and still shows money that comes", async () => {
    let status: Payment["status"] = "PENDING";
    let boughtOtherwise = false;
    const reply = () => ({ ...payment, status, transfer: boughtOtherwise ? null : transfer });
    const shop = await open(reply, [], "", () => ({ boughtOtherwise }));
    const requests = () => shop.client.inputs(getMembershipPayment).length;
    expect(screen.getByText("0123456789")).toBeInTheDocument();
    boughtOtherwise = true;
    await later();
    expect(screen.getByRole("heading", { name: "Gói này đã được thanh toán" })).toBeInTheDocument();
    expect(screen.getByText(/^Bạn đã mua gói Nhung qua một lần thanh toán khác/)).toBeInTheDocument();
    expect(screen.queryByText(/990\.000/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Chọn đồ với giá thành viên" })).toHaveAttribute("href", "/home");
    expect(screen.getByRole("link", { name: "Xem gói thành viên" })).toHaveAttribute("href", "/member-ship");
    const before = requests();
    await later();
    expect(requests()).toBe(before);
    [status, boughtOtherwise] = ["REFUNDED", false];
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole("heading", { name: "Tiền đã về ví của bạn" })).toBeInTheDocument();
  });

  it("offers no second payment after a failure where another one has bought the package", async () => {
    await open(
      () => ({ ...payment, status: "FAILED" }),
      [],
      "",
      () => ({ boughtOtherwise: true }),
    );
    expect(screen.getByRole("heading", { name: "Gói này đã được thanh toán" })).toBeInTheDocument();
  });

  it("waits for the outcome of what a shopper may have paid although another payment has bought the package", async () => {
    await open(
      () => payment,
      [],
      "?resultCode=0",
      () => ({ boughtOtherwise: true }),
    );
    expect(screen.getByRole("heading", { name: "Đang chờ xác nhận thanh toán" })).toBeInTheDocument();
  });

  it("leads back to the gateway and, once it has failed, to the packages", async () => {
    let status: Payment["status"] = "PENDING";
    await open(() => ({ ...payment, status, redirectUrl: "https://pay.example/1" }));
    expect(screen.getByRole("link", { name: "Mở trang thanh toán" })).toHaveAttribute("href", "https://pay.example/1");
    status = "FAILED";
    await later();
    expect(screen.getByRole("link", { name: "Thanh toán lại" })).toHaveAttribute("href", "/member-ship");
  });

  it.each(["?resultCode=0", "?vnp_ResponseCode=07", "?apptransid=1&status=1"])(
    "offers no second payment to a shopper who comes back from a gateway with %s",
    async (search) => {
      let status: Payment["status"] = "PENDING";
      await open(() => ({ ...payment, status, redirectUrl: "https://pay.example/1" }), [], search);
      expect(screen.getByRole("heading", { name: "Đang chờ xác nhận thanh toán" })).toBeInTheDocument();
      expect(screen.getByText(/Bạn đừng trả lần nữa khi đang chờ\.$/)).toBeInTheDocument();
      expect(screen.queryByRole("link", { name: "Mở trang thanh toán" })).not.toBeInTheDocument();
      status = "PAID";
      await later();
      expect(screen.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeInTheDocument();
    },
  );

  it("leads to the packages when the gateway says that nothing was paid", async () => {
    await open(() => ({ ...payment, redirectUrl: "https://pay.example/1" }), [], "?resultCode=1006");
    expect(screen.getByRole("heading", { name: "Thanh toán chưa thành công" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Thanh toán lại" })).toHaveAttribute("href", "/member-ship");
  });

  it("leads to the packages once the gateway's time is over, and still shows money that comes late", async () => {
    let status: Payment["status"] = "PENDING";
    const over = { ...payment, redirectUrl: "https://pay.example/1", expiresAt: "2026-12-01T03:00:00.000Z" };
    const shop = await open(() => ({ ...over, status }));
    expect(screen.getByRole("heading", { name: "Đã hết thời gian của lần thanh toán này" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Thanh toán lại" })).toHaveAttribute("href", "/member-ship");
    const requests = () => shop.client.inputs(getMembershipPayment).length;
    const before = requests();
    await later();
    expect(requests()).toBe(before);
    status = "PAID";
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeInTheDocument();
  });

  it("waits for a transfer as long as it takes", async () => {
    await open(() => ({ ...payment, transfer, expiresAt: "2026-12-01T03:00:00.000Z" }));
    expect(screen.getByRole("heading", { name: "Đang chờ thanh toán" })).toBeInTheDocument();
  });

  it("shows why a payment was declined", async () => {
    await open(() => ({ ...payment, status: "FAILED", failure: "Số dư không đủ cho khoản này." }));
    expect(screen.getByText("Số dư không đủ cho khoản này.")).toBeInTheDocument();
  });

  it("does not claim that nothing was taken, because the bank may still be looking into it", async () => {
    await open(() => ({ ...payment, status: "FAILED", failure: "Ngân hàng đang xem xét giao dịch." }));
    expect(screen.getByText("Gói này chưa bắt đầu. Bạn có thể chọn lại gói và cách thanh toán.")).toBeInTheDocument();
    expect(screen.queryByText(/chưa bị trừ tiền/)).not.toBeInTheDocument();
  });

  it("shows that money which was not needed is in the wallet, and leads there", async () => {
    await open(() => ({ ...payment, status: "REFUNDED" }));
    expect(screen.getByRole("heading", { name: "Tiền đã về ví của bạn" })).toBeInTheDocument();
    expect(screen.getByText(/990\.000\s₫ vừa nhận được chuyển vào ví/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem ví" })).toHaveAttribute("href", "/account/wallet");
    expect(screen.getByRole("link", { name: "Xem gói thành viên" })).toHaveAttribute("href", "/member-ship");
  });

  it("shows that a transfer of a wrong sum is in the wallet", async () => {
    await open(() => payment, [{ amount: 900_000, expected: 990_000, at: "2026-12-01T03:00:00.000Z", counted: false }]);
    expect(screen.getByText(/nhận được 900\.000\s₫, còn gói cần 990\.000\s₫.+đã vào ví của bạn/)).toBeInTheDocument();
  });

  it("shows when its request fails, and goes on polling", async () => {
    let fails = false;
    await open(() => (fails ? refuse(0, "Network error", "NETWORK") : payment));
    fails = true;
    await later();
    expect(screen.getByText("Chưa hỏi được trạng thái thanh toán, đang thử lại…")).toBeInTheDocument();
    fails = false;
    await later();
    expect(screen.queryByText("Chưa hỏi được trạng thái thanh toán, đang thử lại…")).toBeNull();
  });

  it("stops polling when the page is left", async () => {
    const shop = await open(() => payment);
    shop.unmount();
    const requests = shop.client.inputs(getMembershipPayment).length;
    await later();
    expect(shop.client.inputs(getMembershipPayment)).toHaveLength(requests);
  });

  it("goes on polling when the page of an older payment unmounts after its own has mounted", async () => {
    const shop = await open(() => payment);
    await act(async () => render(shop.around(<PaymentPage {...page} params={{ paymentId: "pay-2" }} />)));
    shop.unmount();
    const requests = shop.client.inputs(getMembershipPayment).length;
    await later();
    expect(shop.client.inputs(getMembershipPayment).slice(requests)).toEqual([{ params: { paymentId: "pay-2" } }]);
  });
});
