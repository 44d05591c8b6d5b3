import { useShop } from "../testing/shop.ts";
import { requirePaymentType } from "./types.ts";

const shop = useShop();

describe("requirePaymentType", () => {
  it("accepts any type for an order that the wallet pays in full, also one whose gateway is closed", () => {
    const gateways = { ...shop.context.gateways, momo: null };
    expect(() => requirePaymentType(gateways, "momo", 0)).not.toThrow();
    expect(() => requirePaymentType(gateways, "momo", 100_000)).toThrow(
      "Ví MoMo: tạm thời chưa dùng được. Bạn chọn cách khác nhé.",
    );
  });
});
