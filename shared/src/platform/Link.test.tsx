import { act, render, screen } from "@testing-library/react";
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

/** jsdom follows no links and logs an error, so the test prevents the default. */
const stayHere = (event: Event) => event.preventDefault();
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

  it("leaves a press with a key that opens a tab to the browser", async () => {
    const { link, pushed } = show(<Link to="/dam">Đầm</Link>);
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(link);
    expect(pushed).toEqual([]);
  });

  it.each(["https://example.com/a?b=c", "//example.com/a", "tel:19001234"])("leaves %s to the browser", async (to) => {
    const { link, pushed } = show(<Link to={to}>Ngoài</Link>);
    expect(link.getAttribute("href")).toBe(to);
    await userEvent.click(link);
    expect(pushed).toEqual([]);
  });
});
