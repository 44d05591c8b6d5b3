import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@thuot-tha/shared/http";
import { fillJsdomGaps } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import { mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

const cancelled = {
  ...rented,
  status: "CANCEL" as const,
  tab: "CANCEL" as const,
  cancel: { allowed: false, refund: 0, percent: 0 },
};

describe("loadOrder", () => {
  it("rejects for somebody else's order, so that the shop shows its not-found page", async () => {
    const shop = startShop({
      "order.get": () => {
        throw new ApiError({ status: 404, code: "NOT_FOUND", message: "Không tìm thấy đơn hàng." });
      },
    });
    await expect(shop.load(loadOrder, { orderId: "TT1" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("OrderPage", () => {
  it("tells wear dates, rental period, costs and what is to come", async () => {
    const shop = startShop({ "order.get": () => rented });
    shop.signIn(mai);
    await shop.load(loadOrder, { orderId: rented.id });
    shop.show(<OrderPage />);
    expect(screen.getByRole("heading", { level: 1, name: "Đơn TT261201AAAA" })).toBeInTheDocument();
    expect(screen.getByText("10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(screen.getByText("09/12/2026 – 13/12/2026")).toBeInTheDocument();
    expect(screen.getByText("1.450.000 ₫")).toBeInTheDocument();
    expect(screen.getByText("01:05, 02/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Từ 2 đến 9 ngày: hoàn 70% tiền thuê và phí giao")).toBeInTheDocument();
  });

  it("cancels after a question that names the refund", async () => {
    const shop = startShop({ "order.get": () => rented, "order.cancel": () => cancelled });
    shop.signIn(mai);
    await shop.load(loadOrder, { orderId: rented.id });
    shop.show(<OrderPage />);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    const dialog = await screen.findByRole("dialog", { name: "Huỷ đơn TT261201AAAA?" });
    expect(dialog).toHaveTextContent("1.315.000 ₫ về ví của bạn: 70% tiền thuê và phí giao");
    expect(shop.client.inputs("order.cancel")).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ đơn." }]));
    expect(shop.client.calls.at(-1)).toEqual({ name: "order.cancel", input: { params: { orderId: rented.id } } });
    expect(screen.queryByRole("heading", { name: "Huỷ đơn" })).not.toBeInTheDocument();
  });
});
