import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runCatalog } from "../../../testing/shop.ts";
import { ShareButton } from "./ShareButton.tsx";

const url = "http://localhost/product/dam-lua";

/** @param share the device's share function; without it, the device offers none */
async function press(share?: () => Promise<void>) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const test = runCatalog();
  render(test.around(<ShareButton title="Đầm lụa" path="/product/dam-lua" />));
  await user.click(screen.getByRole("button", { name: "Chia sẻ" }));
  return test.notices;
}

describe("ShareButton", () => {
  it("passes the page's address to the device's share dialog", async () => {
    const share = jest.fn(async () => undefined);
    expect(await press(share)).toEqual([]);
    expect(share).toHaveBeenCalledWith({ title: "Đầm lụa", url });
  });

  it("shows nothing when the shopper cancels", async () => {
    expect(await press(() => Promise.reject(new DOMException("Closed.", "AbortError")))).toEqual([]);
  });

  it("copies the address where the device offers nothing", async () => {
    expect(await press()).toEqual([{ kind: "success", message: "Đã chép liên kết." }]);
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("shows the address where it cannot even be copied", async () => {
    expect(await press(() => Promise.reject(new Error("Not allowed.")))).toEqual([
      { kind: "info", message: `Liên kết của trang này: ${url}` },
    ]);
  });
});
