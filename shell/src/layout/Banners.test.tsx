import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Banners } from "./Banners.tsx";
import { initialLayout, type LayoutState } from "./state.ts";

function show(changed: Partial<LayoutState>) {
  const done: string[] = [];
  const actions = {
    reload: () => done.push("reload"),
    postponeUpdate: () => done.push("postpone"),
    cancelSignIn: () => done.push("cancel"),
    askConsent: () => done.push("ask"),
  };
  render(<Banners state={{ ...initialLayout, ...changed }} actions={actions} />);
  return done;
}

describe("Banners", () => {
  it("shows nothing while all is well", () => {
    show({});
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("distinguishes a device without network from a shop that does not answer", () => {
    show({ connection: "offline" });
    expect(screen.getByRole("status")).toHaveTextContent("Bạn đang ngoại tuyến.");
    show({ connection: "unreachable" });
    expect(screen.getByText(/Chưa kết nối được với cửa hàng/)).toBeInTheDocument();
  });

  it("offers a new version, and shows what a reload would lose", async () => {
    const done = show({ update: "offered" });
    await userEvent.click(screen.getByRole("button", { name: "Tải lại" }));
    await userEvent.click(screen.getByRole("button", { name: "Để sau" }));
    show({ update: "unsaved" });
    expect(screen.getByText(/Tải lại bây giờ sẽ mất phần đã gõ/)).toBeInTheDocument();
    expect(done).toEqual(["reload", "postpone"]);
  });

  it("shows the question about measuring", () => {
    show({ consent: <p>Cho phép?</p> });
    expect(screen.getByRole("status", { name: "Quyền riêng tư" })).toHaveTextContent("Cho phép?");
  });
});
