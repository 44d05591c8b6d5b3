import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { createTestHost } from "../testing/index.ts";
import { Link } from "./Link.tsx";

function show(link: React.ReactElement) {
  const host = createTestHost({ name: "mf-test" });
  const pushed: [string, unknown][] = [];
  const { navigator } = host.host.router;
  navigator.push = (to, state) => void pushed.push([navigator.createHref(to), state]);
  navigator.replace = (to) => void pushed.push(["replaced", navigator.createHref(to)]);
  render(host.around(link));
  return { pushed, link: screen.getByRole("link") };
}

/** Whether the last press was left to the browser. */
let isLeft: boolean | undefined;
/** jsdom follows no links and logs an error, so the test prevents the default. */
const stayHere = (event: Event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener("click", stayHere));
afterEach(() => window.removeEventListener("click", stayHere));

describe("Link", () => {
  it("is an anchor that leads on inside the shop, with what is kept for the way back", async () => {
    const { link, pushed } = show(
      <Link to="/dam?page=2" state={{ from: "list" }} className="card" rel="nofollow">
        Đầm
      </Link>,
    );
    expect(link.outerHTML).toBe('<a class="card" rel="nofollow" href="/dam?page=2">Đầm</a>');
    await userEvent.click(link);
    expect(pushed).toEqual([["/dam?page=2", { from: "list" }]]);
    // The browser would load the document as well.
    expect(isLeft).toBe(false);
  });

  it("takes the place of the entry that leads to the same page", async () => {
    const { link, pushed } = show(<Link to="/home">Trang chủ</Link>);
    await userEvent.click(link);
    expect(pushed).toEqual([["replaced", "/home"]]);
  });

  it("does not render again when the address changes", async () => {
    const host = createTestHost({ name: "mf-test" });
    const onRender = jest.fn();
    render(
      host.around(
        <Profiler id="link" onRender={onRender}>
          <Link to="/dam">Đầm</Link>
        </Profiler>,
      ),
    );
    act(() => host.moveTo("/vay"));
    expect(host.host.router.location().pathname).toBe("/vay");
    expect(onRender).toHaveBeenCalledTimes(1);
  });

  it("replaces the history entry it is followed from on request", async () => {
    const { link, pushed } = show(
      <Link to="/dam" replace>
        Đầm
      </Link>,
    );
    await userEvent.click(link);
    expect(pushed).toEqual([["replaced", "/dam"]]);
  });

  it("leaves a press to the one who has listened and prevented it", async () => {
    const { link, pushed } = show(
      <Link to="#menu" onClick={(event) => event.preventDefault()}>
        Danh mục
      </Link>,
    );
    await userEvent.click(link);
    expect(pushed).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { button: 1 }])(
    "leaves a press that opens a tab, a window or a download to the browser: %j",
    (press) => {
      const { link, pushed } = show(<Link to="/dam">Đầm</Link>);
      fireEvent.click(link, press);
      expect(pushed).toEqual([]);
      expect(isLeft).toBe(true);
    },
  );

  it("leaves a link to another tab to the browser", () => {
    const { link, pushed } = show(
      <Link to="/dam" target="_blank">
        Đầm
      </Link>,
    );
    fireEvent.click(link);
    expect(pushed).toEqual([]);
    expect(isLeft).toBe(true);
  });

  it.each(["https://example.com/a?b=c", "//example.com/a", "tel:19001234"])("leaves %s to the browser", async (to) => {
    const { link, pushed } = show(<Link to={to}>Ngoài</Link>);
    expect(link.getAttribute("href")).toBe(to);
    await userEvent.click(link);
    expect(pushed).toEqual([]);
  });
});
