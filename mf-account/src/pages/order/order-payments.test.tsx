import { screen } from "@testing-library/react";
import { fillJsdomGaps } from "@thuot-tha/shared/testing";
import { openOrder } from "../../testing/open-order.tsx";
import { cancelled, rented } from "../../testing/samples.ts";

beforeAll(fillJsdomGaps);

const payment = {
  id: "p1",
  orderId: rented.id,
  membershipPackageId: null,
  type: "momo" as const,
  status: "PENDING" as const,
  amount: 1_450_000,
  redirectUrl: null,
  transfer: null,
  createdAt: "2026-12-01T03:00:00.000Z",
  paidAt: null,
  expiresAt: null,
};

describe("OrderPage", () => {
  it("shows why a payment was declined", async () => {
    const declined = { ...payment, status: "FAILED" as const, failure: "Số dư không đủ cho khoản này." };
    await openOrder({ ...rented, status: "NOT_PAID", payments: [declined] });
    expect(screen.getByText("Số dư không đủ cho khoản này.")).toBeInTheDocument();
  });

  it("lists what came back to the wallet, and what the wallet has paid", async () => {
    const back = { kind: "DEPOSIT_RETURN" as const, amount: 1_000_000, at: "2026-12-14T03:00:00.000Z" };
    await openOrder({ ...rented, refunds: [{ ...back, note: "Hoàn cọc" }], walletUsed: 450_000, payable: 1_000_000 });
    expect(screen.getByText("+1.000.000 ₫ · Hoàn cọc")).toBeInTheDocument();
    expect(screen.getByText("từ ví 450.000 ₫")).toBeInTheDocument();
  });

  it.each([
    [1_100_000, 0, "Đã hoàn một phần"],
    [1_450_000, 0, "Đã hoàn tiền"],
    [1_450_000, 300_000, "Đã hoàn một phần"],
    [1_750_000, 300_000, "Đã hoàn tiền"],
  ])(
    "says of a cancelled order of which %d ₫ came back, with %d ₫ from the wallet: %s",
    async (amount, walletUsed, says) => {
      const back = { kind: "ORDER_REFUND" as const, amount, at: "2026-12-02T03:00:00.000Z", note: "Hoàn tiền" };
      await openOrder({
        ...{ ...cancelled, walletUsed, refunds: [back], paymentType: "momo", paymentStatus: "REFUNDED" },
        payments: [{ ...payment, status: "REFUNDED", paidAt: "2026-12-01T03:00:00.000Z" }],
      });
      expect(screen.getByText("Ví MoMo", { exact: false })).toHaveTextContent(`Ví MoMo${says}`);
    },
  );

  it("says that a second payment came back, whole, while the first one pays the order", async () => {
    const paidAt = "2026-12-01T03:00:00.000Z";
    await openOrder({
      ...{ ...rented, paymentType: "momo", paymentStatus: "PAID" },
      payments: [
        { ...payment, status: "PAID", paidAt },
        { ...payment, id: "p2", type: "zalopay", status: "REFUNDED", paidAt },
      ],
      refunds: [{ kind: "ADJUSTMENT", amount: 1_450_000, at: paidAt, note: "Trả hai lần" }],
    });
    const [first, second] = screen.getAllByText(/, 1\.450\.000 ₫$/);
    expect(first?.nextElementSibling).toHaveTextContent("Đã thanh toán ·");
    expect(second?.nextElementSibling).toHaveTextContent("Đã hoàn tiền ·");
  });

  it("shows transfers of another sum, and where their money is", async () => {
    const receipt = { amount: 800_000, expected: 880_000, at: "2026-12-14T03:00:00.000Z", counted: true };
    await openOrder({ ...rented, receipts: [receipt, { ...receipt, amount: 70_000, counted: false }] });
    expect(screen.getByText("Nhận được 800.000 ₫, cần 880.000 ₫").nextElementSibling).toHaveTextContent(
      "Đã dùng để trả đơn này",
    );
    expect(screen.getByText("Nhận được 70.000 ₫, cần 880.000 ₫").nextElementSibling).toHaveTextContent(
      "Đã vào ví của bạn",
    );
  });

  it.each([
    ["less", 800_000],
    ["more", 900_000],
  ])("shows at once what to do about a transfer of %s than the sum", async (_, amount) => {
    const receipt = { amount, expected: 880_000, at: "2026-12-14T03:00:00.000Z", counted: false };
    await openOrder({ ...rented, status: "NOT_PAID", receipts: [receipt] });
    expect(screen.getByText("Số tiền chuyển khoản chưa khớp")).toBeInTheDocument();
    expect(screen.getByText(/còn đơn cần 880\.000\s₫\. Cả khoản này đã vào ví của bạn\./)).toBeInTheDocument();
  });
});
