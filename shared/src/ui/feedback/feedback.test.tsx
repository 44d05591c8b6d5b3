import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
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

  it("appear at the top right, 24 px from both edges", () => {
    const style = document.createElement("style");
    style.textContent = readFileSync(join(__dirname, "Toasts.module.css"), "utf8");
    document.head.append(style);
    const { container } = render(<Toasts toasts={[]} />);
    const { position, top, right, justifyItems } = getComputedStyle(container.firstElementChild as Element);
    // 1.5rem of 16 px.
    expect([position, top, right, justifyItems]).toEqual(["fixed", "1.5rem", "1.5rem", "end"]);
    style.remove();
  });
});

describe("Dialog", () => {
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

  it("gives the focus to the element that is to have it first, not to its cross", () => {
    render(
      <Dialog title="Đăng nhập lại" place="centre" onClose={() => undefined}>
        <p tabIndex={-1} data-first-focus>
          Phiên đã hết.
        </p>
      </Dialog>,
    );
    expect(screen.getByText("Phiên đã hết.")).toHaveFocus();
  });

  it("closes by a press on its scrim, and not by one that only ends there", async () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Đăng nhập lại" place="centre" onClose={onClose}>
        <input aria-label="E-mail" />
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog", { name: "Đăng nhập lại" });
    const user = userEvent.setup();
    await user.pointer([
      { keys: "[MouseLeft>]", target: screen.getByRole("textbox", { name: "E-mail" }) },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    // Browsers send the click to the element that contains both ends.
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes by its cross alone where the scrim and Esc would lose something", async () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Đăng nhập lại" place="centre" closedby="none" onClose={onClose}>
        Phiên đã hết.
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog", { name: "Đăng nhập lại" });
    expect(dialog).toHaveAttribute("closedby", "none");
    // A browser without the attribute closes it on Esc unless this event is prevented.
    const cancel = createEvent("cancel", dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    await userEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("blurs the page behind in Safari before version 18, too, which knows the prefixed property alone", () => {
    const rule = /\[closedby\]::backdrop \{([^}]*)\}/.exec(
      readFileSync(join(__dirname, "Dialog.module.css"), "utf8"),
    )?.[1];
    expect(rule?.match(/[\w-]+(?=:)/g)).toEqual(["-webkit-backdrop-filter", "backdrop-filter"]);
  });
});
