import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";
import { confirm, Drawer, Modal, popup } from "./index.ts";

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

  it("is 520 px wide by default", async () => {
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
      <Drawer open title="Giỏ của bạn" onClose={onClose}>
        Hai món
      </Drawer>,
    );
    const dialog = await screen.findByRole("dialog", { name: "Giỏ của bạn" });
    expect(dialog).toHaveTextContent("Hai món");
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

  it("is false once the shopper goes back, and closes", async () => {
    const { answer } = await inHost(() => confirm({ title: "Huỷ đơn?", okText: "Huỷ đơn", cancelText: "Giữ" }));
    await screen.findByRole("dialog", { name: "Huỷ đơn?" });
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(await answer).toBe(false);
    await gone("Huỷ đơn?");
  });

  it("is false once its signal aborts, and closes, also while it waits for another one", async () => {
    const left = new AbortController();
    const { signal } = left;
    const first = await inHost(() => confirm({ title: "Xoá địa chỉ?", signal }));
    await screen.findByRole("dialog", { name: "Xoá địa chỉ?" });
    const next = await inHost(() => confirm({ title: "Xoá món?", signal }));
    act(() => left.abort());
    expect(await Promise.all([first.answer, next.answer])).toEqual([false, false]);
    await gone("Xoá địa chỉ?");
    await gone("Xoá món?");
    const late = await inHost(() => confirm({ title: "Xoá đơn?", signal }));
    expect(await late.answer).toBe(false);
    expect(screen.queryByText("Xoá đơn?")).not.toBeInTheDocument();
  });

  it("waits for the open question, and leaves it as it is", async () => {
    const first = await inHost(() => confirm({ title: "Xoá món này?" }));
    const dialog = await screen.findByRole("dialog", { name: "Xoá món này?" });
    const next = await inHost(() => confirm({ title: "Huỷ đơn này?" }));
    expect(dialog).toBeInTheDocument();
    expect(screen.queryByRole("dialog", { name: "Huỷ đơn này?" })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Đồng ý" }));
    await expect(first.answer).resolves.toBe(true);
    await gone("Xoá món này?");
    await userEvent.click(await screen.findByRole("button", { name: "Đồng ý" }));
    await expect(next.answer).resolves.toBe(true);
    await gone("Huỷ đơn này?");
  });
});

describe("popup", () => {
  it("shows every message until its only button is pressed", async () => {
    const messages = ["Đơn này đã được giao.", "Bạn gọi cho chúng tôi nhé."];
    const { answer } = await inHost(() => popup("error", { title: "Đơn chưa được huỷ", messages }));
    const dialog = await screen.findByRole("dialog", { name: "Đơn chưa được huỷ" });
    expect(dialog).toHaveStyle({ width: "416px" });
    expect(within(dialog).getByText("Đơn này đã được giao.")).toBeInTheDocument();
    expect(within(dialog).getByText("Bạn gọi cho chúng tôi nhé.")).toBeInTheDocument();
    const [ok, ...others] = within(dialog).getAllByRole("button");
    expect(ok).toHaveAccessibleName("Đã hiểu");
    expect(others).toEqual([]);
    await userEvent.click(ok as HTMLElement);
    await expect(answer).resolves.toBeUndefined();
    await gone("Đơn chưa được huỷ");
  });

  it("closes once its signal aborts, and does not show afterwards", async () => {
    const left = new AbortController();
    const text = { title: "Đơn TT1 chưa được huỷ", messages: ["Đơn đã giao."], signal: left.signal };
    const { answer } = await inHost(() => popup("error", text));
    await screen.findByRole("dialog", { name: "Đơn TT1 chưa được huỷ" });
    act(() => left.abort());
    await answer;
    await gone("Đơn TT1 chưa được huỷ");
    await (await inHost(() => popup("error", text))).answer;
    expect(screen.queryByText("Đơn TT1 chưa được huỷ")).not.toBeInTheDocument();
  });

  it.each(["success", "error", "warning", "info"] as const)("can show a message of tone %s", async (tone) => {
    const { answer } = await inHost(() => popup(tone, { title: `Tin ${tone}`, messages: ["Đã xong."] }));
    const message = within(await screen.findByRole("dialog", { name: `Tin ${tone}` })).getByText("Đã xong.");
    expect(message.closest(`.${tone}`)).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(answer).resolves.toBeUndefined();
    await gone(`Tin ${tone}`);
  });
});
