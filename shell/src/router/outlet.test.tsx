import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pages, seenAt, setUpOutlet } from "./testing/outlet.tsx";

describe("createOutlet", () => {
  it("reports no page as shown that another one has replaced during its fade", async () => {
    const { outlet, requestOf, show } = setUpOutlet();
    await show("dam");
    const ready = await requestOf("vay");
    const hidden = outlet.prepare(ready, window.history.state);
    let fade = (): void => undefined;
    document.startViewTransition = ((change: () => void) => ({
      ready: Promise.resolve(),
      updateCallbackDone: new Promise<void>((resolve) => {
        fade = () => resolve(change());
      }),
    })) as typeof document.startViewTransition;
    const arrived: string[] = [];
    const arriving = (name: string) => ({ arrive: () => void arrived.push(name) });
    const fading = outlet.show({ ...(await requestOf("here")), fade: true, ...arriving("here") });
    await waitFor(() => expect(document.querySelector("main")).toHaveTextContent("Ở"));
    expect(await outlet.show({ ...ready, hidden, ...arriving("vay") })).toBe(true);
    fade();
    expect(await fading).toBe(false);
    expect(arrived).toEqual(["vay"]);
  });

  it("fades from the last page to the next, but not on to the first", async () => {
    const { show, headings, transitions } = setUpOutlet();
    await show("dam");
    expect(transitions).toEqual([]);
    await show("vay");
    expect(transitions).toEqual(["Đầm"]);
    expect(headings()).toEqual(["Váy"]);
  });

  it("changes at once with reduced motion", async () => {
    const { show, headings, transitions } = setUpOutlet({ still: true });
    await show("dam");
    await show("vay");
    expect(transitions).toEqual([]);
    expect(headings()).toEqual(["Váy"]);
  });

  it("lets the page on screen follow the address, but not once it is left", async () => {
    const { show, outlet, history } = setUpOutlet();
    const go = (pathname: string) => history.commit({ pathname, search: "", hash: "" }, "push");
    await show("here");
    expect(screen.getByText("Ở /dam")).toBeInTheDocument();
    outlet.leaveFor("here");
    go("/vay");
    expect(await screen.findByText("Ở /vay")).toBeInTheDocument();
    outlet.leaveFor("dam");
    go("/ao-dai");
    await show("dam");
    expect([...new Set(seenAt)]).toEqual(["/dam", "/vay"]);
  });

  it("renders a page at once that the server rendered or the shopper returns to, and defers part of any other", async () => {
    const { show } = setUpOutlet();
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<div><!--&--><p>tất cả</p><!--/&--></div>";
    await show("long", { first: true });
    expect(main).toHaveTextContent(/^tất cả$/);
    await show("dam");
    await show("long");
    expect(main).toHaveTextContent(/^phần đầu$/);
    await show("dam");
    await show("long", { eager: true });
    expect(main).toHaveTextContent(/^tất cả$/);
  });

  it("shows a failed page in its place, reports it, and goes on to the next", async () => {
    const { show, headings, errors } = setUpOutlet();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await show("broken");
    expect(await screen.findByText("Phần này chưa hiện được")).toBeInTheDocument();
    expect(errors).toEqual([new Error("broken on purpose")]);
    await show("vay");
    expect(headings()).toEqual(["Váy"]);
  });

  it("keeps the page on screen that was requested last, when an earlier one loads after it", async () => {
    const { show, headings } = setUpOutlet();
    let comeUp = (_: string): void => undefined;
    pages.slow = new Promise((resolve) => {
      comeUp = resolve;
    });
    await show("dam");
    const before = show("slow");
    expect(await show("vay")).toBe(true);
    comeUp("Chậm");
    expect(await before).toBe(false);
    expect(headings()).toEqual(["Váy"]);
    expect(document.querySelector("main")?.children).toHaveLength(1);
  });

  it("renders no other page over what the server rendered, nor the document's own one once another is rendered", async () => {
    const { show, headings, errors } = setUpOutlet();
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<div><h1>Đầm</h1></div>";
    expect(await show("vay")).toBe(true);
    expect(await show("dam", { first: true })).toBe(false);
    expect(headings()).toEqual(["Váy"]);
    expect(errors).toEqual([]);
  });

  it("lets a page follow the address again that was come back to before another stood", async () => {
    const { show, outlet, history } = setUpOutlet();
    const go = (pathname: string) => history.commit({ pathname, search: "", hash: "" }, "push");
    await show("here");
    outlet.leaveFor("dam");
    go("/vay");
    outlet.leaveFor("here");
    go("/ao-dai");
    await show("here");
    expect(await screen.findByText("Ở /ao-dai")).toBeInTheDocument();
  });

  it("keeps a page that React has rendered anew over changed HTML, and passes it other props", async () => {
    const { show, errors, failures } = setUpOutlet();
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<div><!--&--><p>Danh sách <!-- --><font>?trang=1</font></p><!--/&--></div>";
    await show("list", { first: true, search: "?trang=1" });
    const place = main.firstElementChild;
    await show("list", { search: "?trang=3" });
    expect(await screen.findByText("Danh sách ?trang=3")).toBeVisible();
    expect(main.firstElementChild).toBe(place);
    expect(errors).toHaveLength(1);
    expect(failures).toEqual(["recovered"]);
  });

  it("tries again with what the page was shown for last", async () => {
    const { show } = setUpOutlet();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await show("list", { search: "?trang=1" });
    pages.breaks = true;
    await show("list", { search: "?trang=2" });
    const again = await screen.findByRole("button", { name: "Thử lại" });
    pages.breaks = false;
    await userEvent.click(again);
    expect(await screen.findByText("Danh sách ?trang=2")).toBeInTheDocument();
  });

  it("shows a page that has crashed again for other props", async () => {
    const { show } = setUpOutlet();
    pages.breaks = true;
    await show("list", { search: "?trang=2" });
    await screen.findByRole("button", { name: "Thử lại" });
    pages.breaks = false;
    await show("list", { search: "?trang=1" });
    expect(await screen.findByText("Danh sách ?trang=1")).toBeVisible();
  });

  it("renders other props before a position further down is restored", async () => {
    const { show } = setUpOutlet();
    await show("list", { search: "?trang=1" });
    await show("list", { search: "?trang=3", eager: true, arrive: () => seenAt.push(document.body.textContent ?? "") });
    expect(seenAt.at(-1)).toBe("Danh sách ?trang=3");
  });
});
