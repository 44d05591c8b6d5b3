import { startShop } from "../testing/start-shop.tsx";
import { confirmAction } from "./confirm-action.ts";
import { showRefusal } from "./show-refusal.ts";

jest.mock("@thuot-tha/shared/ui/overlays", () => {
  throw new Error("offline");
});

describe("dialogs whose code does not load", () => {
  it("ask through the browser's own dialog", async () => {
    window.confirm = jest.fn(() => true);
    expect(await confirmAction(startShop().host.bus, { title: "Huỷ đơn ĐH-1?", content: "Hoàn 200.000 ₫." })).toBe(
      true,
    );
    expect(window.confirm).toHaveBeenCalledWith("Huỷ đơn ĐH-1?\n\nHoàn 200.000 ₫.");
  });

  it("say why an action was not done through the browser's own dialog", async () => {
    window.alert = jest.fn();
    await showRefusal(
      startShop().host.bus,
      "Chưa huỷ được",
      { message: "Đơn đã giao.", silent: false },
      "Bạn gọi cửa hàng giúp nhé.",
    );
    expect(window.alert).toHaveBeenCalledWith("Chưa huỷ được\n\nĐơn đã giao.\n\nBạn gọi cửa hàng giúp nhé.");
  });
});
