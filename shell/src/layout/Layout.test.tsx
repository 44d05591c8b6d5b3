import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { renderToString } from "react-dom/server";
import { hydrateLayout } from "../browser/hydrate.tsx";
import { menuLoaded, menuReducer } from "../store/menu.ts";
import { LayoutRoot, layoutPrefix } from "./LayoutRoot.tsx";
import { createLayoutStore } from "./layout-store.ts";
import { noActions } from "./state.ts";

const dress = { id: "1", name: "Đầm", link: "dam", parentId: null, logoUrl: null, displays: [], children: [] };

function showLayout({ asksConsent = false, actions = noActions, path = "/home" } = {}) {
  const { host } = createTestHost({ name: "shell", reducers: { menu: menuReducer }, path });
  host.store.dispatch(menuLoaded([dress]));
  const layout = createLayoutStore();
  render(<LayoutRoot host={host} layout={layout} asksConsent={asksConsent} actions={actions} pageHtml="" />);
  return layout;
}

const drawer = () => screen.queryByLabelText("Danh mục", { selector: "dialog" });

describe("Layout", () => {
  it("renders no drawer for a shopper who only looks", () => {
    showLayout();
    expect(drawer()).not.toBeInTheDocument();
  });

  it("renders the drawer ahead of the press that opens it, and keeps it when it closes", async () => {
    const layout = showLayout();
    await act(async () => layout.change({ isInUse: true }));
    const rendered = drawer();
    expect(rendered).toBeInTheDocument();
    expect(rendered).not.toBeVisible();

    await userEvent.click(screen.getByRole("link", { name: "Danh mục" }));
    expect(rendered).toBeVisible();
    expect(rendered).toHaveAttribute("open");

    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(rendered).not.toBeVisible();
    expect(rendered).not.toHaveAttribute("open");
    expect(drawer()).toBe(rendered);
  });

  it("opens the drawer at the first press as well", async () => {
    showLayout();
    await userEvent.click(screen.getByRole("link", { name: "Danh mục" }));
    expect(drawer()).toBeVisible();
  });

  it("leads a guest to the login page and back before the account link is loaded, and a customer to their account", () => {
    showLayout({ path: "/product/ao-dai?size=M" });
    const link = (name: string) => within(screen.getByRole("banner")).getByRole("link", { name });
    expect(link("Đăng nhập")).toHaveAttribute("href", "/login?returnTo=%2Fproduct%2Fao-dai%3Fsize%3DM");
    cleanup();
    const cookie = jest.spyOn(document, "cookie", "get").mockReturnValue("tt_signed_in=1");
    showLayout({ path: "/product/ao-dai?size=M" });
    cookie.mockRestore();
    expect(link("Tài khoản")).toHaveAttribute("href", "/account");
  });

  it("has the shop's name as it is in every language", () => {
    showLayout();
    expect(screen.getByRole("link", { name: "Thướt Tha, về trang chủ" })).toHaveAttribute("translate", "no");
  });

  it("keeps the page, and all other parts, where one part crashes, and reports the error", async () => {
    const { host } = createTestHost({ name: "shell", reducers: { menu: menuReducer } });
    const layout = createLayoutStore();
    const props = { host, layout, asksConsent: false, actions: noActions };
    const app = document.body.appendChild(document.createElement("div"));
    app.innerHTML = renderToString(<LayoutRoot {...props} pageHtml="<h1>Đầm</h1>" />, {
      identifierPrefix: layoutPrefix,
    });
    const errors: unknown[] = [];
    await act(async () => hydrateLayout(app, props, (error, kind) => errors.push([kind, error])));
    const consent = <p>{{} as string}</p>;
    await act(async () => layout.change({ consent, notices: [{ kind: "info", message: "Đã lưu" }] }));
    expect(screen.getByRole("heading", { name: "Đầm" })).toBeInTheDocument();
    expect(screen.getByText("Đã lưu")).toBeInTheDocument();
    expect(errors).toEqual([
      ["crash", expect.objectContaining({ message: expect.stringContaining("not valid as a React child") })],
    ]);
    app.remove();
  });

  it("keeps the page where a translator has changed the layout before it is hydrated, which is no crash", async () => {
    const { host } = createTestHost({ name: "shell", reducers: { menu: menuReducer } });
    const props = { host, layout: createLayoutStore(), asksConsent: false, actions: noActions };
    const app = document.body.appendChild(document.createElement("div"));
    app.innerHTML = renderToString(<LayoutRoot {...props} pageHtml="<h1>Đầm</h1>" />, {
      identifierPrefix: layoutPrefix,
    });
    const heading = screen.getByRole("heading", { name: "Đầm" });
    const footer = screen.getByText("Thướt Tha", { selector: "footer *" });
    footer.replaceChildren(Object.assign(document.createElement("font"), { textContent: "Graceful" }));
    const kinds: string[] = [];
    await act(async () => hydrateLayout(app, props, (_error, kind) => kinds.push(kind)));
    expect(heading).toBeInTheDocument();
    expect(kinds).toEqual(["recovered"]);
    app.remove();
  });

  it("lets the footer ask again whether a third party may measure, only where the shop asks it", async () => {
    let reopened = 0;
    showLayout({ asksConsent: true, actions: { ...noActions, askConsent: () => void reopened++ } });
    await userEvent.click(screen.getByRole("button", { name: "Tuỳ chọn đo lường" }));
    expect(reopened).toBe(1);
    cleanup();
    showLayout();
    expect(screen.queryByRole("button", { name: "Tuỳ chọn đo lường" })).not.toBeInTheDocument();
  });
});
