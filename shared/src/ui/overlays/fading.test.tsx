import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";

const fadingProperties = ["WebkitTransition", "WebkitAnimation"];

let confirm: typeof import("./index.ts").confirm;

beforeAll(async () => {
  fillJsdomGaps();
  // Dialogs fade only where the browser knows both when they load.
  for (const name of fadingProperties) {
    Object.defineProperty(CSSStyleDeclaration.prototype, name, { value: "", writable: true, configurable: true });
  }
  ({ confirm } = await import("./index.ts"));
});
// The windows of all test files of a process share this prototype: dialogs of the next files would fade, and never end.
afterAll(() => {
  for (const name of fadingProperties) Reflect.deleteProperty(CSSStyleDeclaration.prototype, name);
});

describe("confirm in a browser with transitions", () => {
  it("returns the focus as it answers, while the dialog fades", async () => {
    render(<button type="button">Xoá</button>);
    const opener = screen.getByRole("button", { name: "Xoá" });
    opener.focus();
    let answer: Promise<boolean> | undefined;
    await act(async () => {
      answer = confirm({ title: "Xoá món này?" });
    });
    const dialog = await screen.findByRole("dialog", { name: "Xoá món này?" });
    await userEvent.click(await screen.findByRole("button", { name: "Đồng ý" }));
    expect(await answer).toBe(true);
    expect(dialog).toBeInTheDocument();
    expect(opener).toHaveFocus();
    await waitFor(() => {
      act(() => void dialog.dispatchEvent(new Event("webkitAnimationEnd", { bubbles: true })));
      expect(dialog).not.toBeInTheDocument();
    });
  });
});
