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
    answerConsent: (granted: boolean) => done.push(granted ? "granted" : "denied"),
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

  it("makes declining as easy as agreeing", async () => {
    const done = show({ consent: true });
    const [decline, agree] = screen.getAllByRole("button");
    expect(decline?.className).toBe(agree?.className);
    await userEvent.click(screen.getByRole("button", { name: "Từ chối" }));
    await userEvent.click(screen.getByRole("button", { name: "Đồng ý" }));
    expect(done).toEqual(["denied", "granted"]);
  });
});
