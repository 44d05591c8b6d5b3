import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notice } from "./Notice.tsx";
import { Loading, SkeletonBlock } from "./Skeleton.tsx";
import { EmptyState, ErrorState } from "./State.tsx";

describe("EmptyState", () => {
  it("says what to do next", () => {
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
  it("says once that something is on its way", () => {
    render(
      <Loading>
        <SkeletonBlock height="7rem" />
        <SkeletonBlock height="7rem" />
      </Loading>,
    );
    expect(screen.getByRole("status")).toHaveTextContent(/^Đang tải$/);
  });
});
