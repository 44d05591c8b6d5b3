import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button.tsx";

describe("Button", () => {
  it("is pressed by click and keyboard and never sends a form by itself", async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Thuê ngay</Button>);
    const button = screen.getByRole("button", { name: "Thuê ngay" });
    expect(button).toHaveAttribute("type", "button");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it("keeps the focus while loading, announces it and takes no clicks", async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Gửi
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole("button").focus();
    rerender(form(true));
    const button = screen.getByRole("button", { name: /Gửi/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Đang xử lý");
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is a link with an address, and a router's link with `as`", () => {
    const RouterLink = ({ to, ...rest }: { to: string }) => <a href={`#${to}`} {...rest} />;
    render(
      <>
        <Button href="/home">Trang chủ</Button>
        <Button href="/onsale" as={RouterLink}>
          Thanh lý
        </Button>
      </>,
    );
    expect(screen.getByRole("link", { name: "Trang chủ" })).toHaveAttribute("href", "/home");
    expect(screen.getByRole("link", { name: "Thanh lý" })).toHaveAttribute("href", "#/onsale");
  });
});
