import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "./Dialog.tsx";
import { Notice } from "./Notice.tsx";
import { Loading, SkeletonBlock } from "./Skeleton.tsx";
import { EmptyState, ErrorState } from "./State.tsx";
import { Toasts } from "./Toasts.tsx";

describe("EmptyState", () => {
  it("shows what to do next", () => {
    render(<EmptyState title="Giỏ hàng trống" action={<a href="/home">Xem áo dài</a>} />);
    expect(screen.getByRole("heading", { name: "Giỏ hàng trống" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem áo dài" })).toBeInTheDocument();
  });
});

describe("ErrorState", () => {
  it("is announced and offers another try", async () => {
    const onRetry = jest.fn();
    render(<ErrorState onRetry={onRetry} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Chưa tải được phần này");
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe("Notice", () => {
  it("interrupts only for an error", () => {
    render(
      <>
        <Notice tone="error">Vừa hết hàng.</Notice>
        <Notice tone="success">Đã lưu.</Notice>
        <Notice live={false}>Có từ đầu.</Notice>
      </>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Vừa hết hàng.");
    expect(screen.getByRole("status")).toHaveTextContent("Đã lưu.");
  });
});

describe("Loading", () => {
  it("announces once that content is loading", () => {
    render(
      <Loading>
        <SkeletonBlock height="7rem" />
        <SkeletonBlock height="7rem" />
      </Loading>,
    );
    expect(screen.getByRole("status")).toHaveTextContent(/^Đang tải$/);
  });
});

describe("Toasts", () => {
  it("interrupts for errors and announces the others politely", () => {
    render(
      <Toasts
        toasts={[
          { kind: "error", message: "Chưa lưu được." },
          { kind: "success", message: "Đã lưu." },
        ]}
      />,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(/^Chưa lưu được\.$/);
    expect(screen.getByRole("status")).toHaveTextContent(/^Đã lưu\.$/);
  });
});

describe("Dialog", () => {
  // jsdom has the element, but cannot open it.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });

  it("has a name and closes by its cross", async () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Danh mục" place="drawer" onClose={onClose}>
        Áo dài
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog", { name: "Danh mục" });
    expect(dialog).toHaveTextContent("Áo dài");
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
