import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";
import { confirm, Drawer, Modal, notify, popup, toast } from "./index.ts";

beforeAll(fillJsdomGaps);

/** The host renders in its own root, which `render` does not wait for. */
const inHost = async <T,>(call: () => Promise<T>): Promise<{ answer: Promise<T> }> => {
  let answer: Promise<T> | undefined;
  await act(async () => {
    answer = call();
  });
  return { answer: answer as Promise<T> };
};

const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());

describe("Modal", () => {
  it("is a dialog with a name, its own buttons and a cross", async () => {
    const onClose = jest.fn();
    render(
      <Modal open title="Bảng size" onClose={onClose} footer={<button type="button">Đã hiểu</button>}>
        Ngực, eo, hông
      </Modal>,
    );
    const dialog = await screen.findByRole("dialog", { name: "Bảng size" });
    expect(dialog).toHaveTextContent("Ngực, eo, hông");
    expect(within(dialog).getByRole("button", { name: "Đã hiểu" })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Đóng" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("is 520 px wide unless told", async () => {
    render(
      <Modal open title="Zoom" onClose={() => {}}>
        …
      </Modal>,
    );
    expect(await screen.findByRole("dialog", { name: "Zoom" })).toHaveStyle({ width: "520px" });
  });
});

describe("Drawer", () => {
  it("is a dialog with a name that closes by its cross", async () => {
    const onClose = jest.fn();
    render(
      <Drawer open title="Bộ lọc" side="bottom" onClose={onClose}>
        Màu, cỡ, giá
      </Drawer>,
    );
    const dialog = await screen.findByRole("dialog", { name: "Bộ lọc" });
    expect(dialog).toHaveTextContent("Màu, cỡ, giá");
    await userEvent.click(within(dialog).getByRole("button", { name: "Đóng" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("confirm", () => {
  it("is true for yes", async () => {
    const { answer } = await inHost(() => confirm({ title: "Huỷ đơn này?", okText: "Huỷ đơn", danger: true }));
    const dialog = await screen.findByRole("dialog", { name: "Huỷ đơn này?" });
    expect(dialog).toHaveStyle({ width: "416px" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Huỷ đơn" }));
    await expect(answer).resolves.toBe(true);
    await gone("Huỷ đơn này?");
  });

  it("is false for the other button and for Esc", async () => {
    const first = await inHost(() => confirm({ title: "Xoá địa chỉ?" }));
    await userEvent.click(await screen.findByRole("button", { name: "Để sau" }));
    await expect(first.answer).resolves.toBe(false);
    await gone("Xoá địa chỉ?");
    const second = await inHost(() => confirm({ title: "Xoá món này?" }));
    await screen.findByRole("dialog", { name: "Xoá món này?" });
    await userEvent.keyboard("{Escape}");
    await expect(second.answer).resolves.toBe(false);
    await gone("Xoá món này?");
  });
});

describe("popup", () => {
  it("waits for the question that stands, and leaves it as it is", async () => {
    const first = await inHost(() => confirm({ title: "Xoá món này?" }));
    const dialog = await screen.findByRole("dialog", { name: "Xoá món này?" });
    const next = await inHost(() => popup.error({ title: "Chưa lưu được", message: "Bạn thử lại nhé." }));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Đồng ý" }));
    await expect(first.answer).resolves.toBe(true);
    await gone("Xoá món này?");
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await expect(next.answer).resolves.toBeUndefined();
    await gone("Chưa lưu được");
  });

  it("shows each message until OK is pressed", async () => {
    const message = ["Món A vừa hết.", "Món B hết ngày trống."];
    const { answer } = await inHost(() => popup.error({ title: "Chưa đặt được", message }));
    const dialog = await screen.findByRole("dialog", { name: "Chưa đặt được" });
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole("button", { name: "OK" }));
    await expect(answer).resolves.toBeUndefined();
    await gone("Chưa đặt được");
  });
});

describe("toast and notify", () => {
  it("show what they are given", async () => {
    await inHost(() => toast.success("Đã thêm vào giỏ"));
    await inHost(() => notify.error({ title: "Thanh toán chưa xong", message: "Bạn thử lại nhé." }));
    expect(await screen.findByText("Đã thêm vào giỏ")).toBeInTheDocument();
    const card = await screen.findByText("Thanh toán chưa xong");
    expect(card.closest('[role="alert"]')).toHaveTextContent("Bạn thử lại nhé.");
  });
});
