import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { listWishes } from "@thuot-tha/shared/contracts/operations/waitlist/list-wishes";
import { removeWish } from "@thuot-tha/shared/contracts/operations/waitlist/remove-wish";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { loadWishes } from "../../features/waiting-list/saga.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { WaitingListPage } from "./WaitingListPage.tsx";

type Wish = OperationOutput<typeof listWishes>["items"][number];

const wish: Wish = {
  id: "w1",
  variantId: "v1",
  product: { name: "Áo dài lụa sen", link: "ao-dai-lua-sen", image: null },
  size: "M",
  color: "Đỏ",
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  expiresOn: "2026-12-09",
  toldAt: null,
};

async function open(items: Wish[]) {
  const shop = startShop([answer(listWishes, { items }), answer(removeWish, {})]);
  shop.signIn(mai);
  await shop.load(loadWishes);
  shop.show(<WaitingListPage />);
  return shop;
}

describe("WaitingListPage", () => {
  it("names the days, and leads to the product with them", async () => {
    await open([wish, { ...wish, id: "w2", dateFrom: null, dateTo: null, toldAt: "2026-12-01T03:00:00.000Z" }]);
    expect(screen.getByText("Ngày mặc 10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Chờ đến hết ngày 09/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Bất kỳ ngày nào")).toBeInTheDocument();
    expect(screen.getByText("Đã báo có ngày trống lúc 10:00, 01/12/2026")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Áo dài lụa sen" })[0]).toHaveAttribute(
      "href",
      "/product/ao-dai-lua-sen?type=rent&size=M&color=%C4%90%E1%BB%8F&date-from=2026-12-10&date-to=2026-12-12",
    );
  });

  it("leaves a wish", async () => {
    const shop = await open([wish]);
    await userEvent.click(screen.getByRole("button", { name: "Thôi chờ Áo dài lụa sen" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Bạn chưa chờ món nào" })).toBeInTheDocument());
    expect(shop.client.inputs(removeWish)).toEqual([{ params: { id: "w1" } }]);
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã bỏ khỏi danh sách chờ." }]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("leaves the focus where the shopper has gone on meanwhile", async () => {
    let end = (): void => undefined;
    const ended = new Promise<Record<string, never>>((resolve) => {
      end = () => resolve({});
    });
    const shop = await open([wish]);
    shop.client.answer(removeWish, () => ended);
    render(<input aria-label="Tìm sản phẩm" />);
    await userEvent.click(screen.getByRole("button", { name: "Thôi chờ Áo dài lụa sen" }));
    await userEvent.type(screen.getByLabelText("Tìm sản phẩm"), "áo");
    await act(async () => end());
    expect(await screen.findByRole("heading", { name: "Bạn chưa chờ món nào" })).toBeInTheDocument();
    expect(screen.getByLabelText("Tìm sản phẩm")).toHaveFocus();
  });

  it("removes what another tab has removed already", async () => {
    const shop = await open([wish]);
    shop.client.answer(removeWish, () => refuse(404, "Không tìm thấy mục chờ này."));
    await userEvent.click(screen.getByRole("button", { name: "Thôi chờ Áo dài lụa sen" }));
    expect(await screen.findByRole("heading", { name: "Bạn chưa chờ món nào" })).toBeInTheDocument();
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã bỏ khỏi danh sách chờ." }]);
  });
});
