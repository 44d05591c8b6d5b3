import { readConfig } from "./config.ts";

const momo = {
  MOMO_ENDPOINT: "https://momo.example/",
  MOMO_PARTNER_CODE: "P",
  MOMO_ACCESS_KEY: "A",
  MOMO_SECRET_KEY: "S",
};

describe("readPaymentConfig", () => {
  it("has no real gateway, and the sandbox only in development", () => {
    expect(readConfig({}).payments).toMatchObject({
      sandbox: "local",
      momo: null,
      zalopay: null,
      vnpay: null,
      bank: null,
    });
    expect(readConfig({ PUBLIC_URL: "https://shop.example" }).payments.sandbox).toBe("off");
    expect(readConfig({ PUBLIC_URL: "https://shop.example", PAYMENT_SANDBOX: "on" }).payments.sandbox).toBe("on");
    expect(readConfig({ PAYMENT_SANDBOX: "off" }).payments.sandbox).toBe("off");
  });

  it("accepts a gateway with all its keys, and refuses a part of them", () => {
    expect(readConfig(momo).payments.momo).toEqual({
      endpoint: "https://momo.example",
      partnerCode: "P",
      accessKey: "A",
      secretKey: "S",
    });
    expect(() => readConfig({ ...momo, MOMO_SECRET_KEY: "", MOMO_ACCESS_KEY: undefined })).toThrow(
      "MOMO_ACCESS_KEY, MOMO_SECRET_KEY must be given too, or none of them",
    );
    expect(() => readConfig({ BANK_NAME: "VCB" })).toThrow("BANK_BIN, BANK_ACCOUNT_NUMBER, BANK_ACCOUNT_NAME must be");
  });
});
