import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runCatalog } from "../../../testing/shop.ts";
import { ShareButton } from "./ShareButton.tsx";

const url = "http://localhost/product/dam-lua";

/** @param share the device's share function; without it, the device offers none */
async function press(share?: () => Promise<void>, search = "") {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const test = runCatalog();
  test.moveTo(`/product/dam-lua${search}`);
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

  it("passes on the choice, but not where the shopper came from", async () => {
    const share = jest.fn(async () => undefined);
    await press(share, "?type=rent&size=M&utm_source=thu");
    expect(share).toHaveBeenCalledWith({ title: "Đầm lụa", url: `${url}?type=rent&size=M` });
  });

  it("shows nothing when the shopper cancels", async () => {
    expect(await press(() => Promise.reject(new DOMException("Closed.", "AbortError")))).toEqual([]);
  });

  it("copies the address where the device offers nothing", async () => {
    expect(await press()).toEqual([{ kind: "success", message: "Đã chép liên kết." }]);
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("keeps the address in a field to copy it from, where it cannot be shared, until it can", async () => {
    expect(await press(() => Promise.reject(new Error("Not allowed.")))).toEqual([]);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Liên kết của trang này" });
    expect(field).toHaveValue(url);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(url.length);
    expect(field.selectionStart).toBe(0);
    Object.defineProperty(navigator, "share", { value: async () => undefined });
    await userEvent.click(screen.getByRole("button", { name: "Chia sẻ" }));
    expect(field).not.toBeInTheDocument();
  });
});
