import { GatewayError } from "./gateway.ts";
import { momoSignature, queryMomo, readMomoNotification } from "./momo.ts";
import { sameSignature } from "./sign.ts";
import { bankSignature, crc16, memoIn, readBankReport, vietqrText } from "./vietqr.ts";
import { beginVnpay, readVnpayNotification, vnpayHash, vnpayTime } from "./vnpay.ts";
import {
  beginZalopay,
  queryZalopay,
  readZalopayCallback,
  zalopayCreateMac,
  zalopayQueryMac,
  zalopayReference,
} from "./zalopay.ts";

// The signatures were computed with openssl, except the two published by a gateway.
const secret = "LOCALTESTSECRET";

/** Mocks the gateway's next answer. */
const answers = (answer: object) => void jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
afterEach(() => jest.restoreAllMocks());

describe("MoMo", () => {
  const keys = { partnerCode: "LOCAL", accessKey: "LOCALACCESS", secretKey: secret };
  const notification = {
    partnerCode: "LOCAL",
    orderId: "DH0001",
    requestId: "DH0001-1",
    amount: 50_000,
    orderInfo: "Don hang DH0001",
    orderType: "momo_wallet",
    transId: 2_588_659_987,
    resultCode: 0,
    message: "Successful.",
    payType: "qr",
    responseTime: 1_767_600_000_000,
    extraData: "",
    signature: "11bd3d69ae0f05e8a6120f2f9a66bb0c204345a08170a371910c7d487fe34a7e",
  };

  it("signs requests with ordered names and unencoded values", () => {
    const create = {
      amount: 50_000,
      extraData: "",
      ipnUrl: "http://localhost:3000/ipn/momo",
      orderId: "DH0001",
      orderInfo: "Don hang DH0001",
      partnerCode: "LOCAL",
      redirectUrl: "http://localhost:3000/return",
      requestId: "DH0001-1",
      requestType: "captureWallet",
    };
    expect(momoSignature(keys, "create", create)).toBe(
      "ae4e09099e46e6ce48e515fc7ad92381dfd2577f56fae4ad52fa86ccb63d1612",
    );
    const query = { orderId: "DH0001", partnerCode: "LOCAL", requestId: "DH0001-2" };
    expect(momoSignature(keys, "query", query)).toBe(
      "d8b3aa5053113fbf107f27de4ba5ffcb42167b08fd3dad1c1a6cb835b4806ef6",
    );
    const refund = { ...query, orderId: "DH0001-3", requestId: "DH0001-3", amount: 50_000, transId: "2588659987" };
    expect(momoSignature(keys, "refund", { ...refund, description: "Hoan tien" })).toBe(
      "dfe9b3dbbbb15be65dfebeeb2ac6ef989718c20ff250ea63cccea56787a79ac8",
    );
  });

  it("reads a notification", () => {
    expect(readMomoNotification(keys, notification)).toEqual({
      reference: "DH0001",
      transaction: "2588659987",
      amount: 50_000,
      outcome: "paid",
      code: "0",
    });
  });

  it.each([
    [0, "paid"],
    [1000, "pending"],
    [7000, "pending"],
    [7002, "pending"],
    [9000, "pending"],
    [1006, "failed"],
    [1001, "failed"],
  ])("takes the result %i as %s", (resultCode, outcome) => {
    const signature = momoSignature(keys, "notification", { ...notification, resultCode });
    expect(readMomoNotification(keys, { ...notification, resultCode, signature }).outcome).toBe(outcome);
  });

  it.each([
    ["another amount", { amount: 1_000 }],
    ["another result", { resultCode: 1000 }],
    ["another order", { orderId: "DH0002" }],
    ["no signature", { signature: "" }],
    ["an amount that is text", { amount: "50000" }],
  ])("refuses %s", (_, change) => {
    expect(() => readMomoNotification(keys, { ...notification, ...change })).toThrow(
      /wrong signature|not a notification/,
    );
  });
});

describe("queryMomo", () => {
  const keys = { partnerCode: "LOCAL", accessKey: "LOCALACCESS", secretKey: secret };
  const query = (answer: object) => {
    answers({ orderId: "DH0001", amount: 50_000, transId: 2_588_659_987, ...answer });
    return queryMomo(keys, "DH0001", "https://pay.example");
  };

  it.each([
    [0, "paid"],
    [1000, "pending"],
    [1005, "failed"],
  ])("takes the result %i as %s", async (resultCode, outcome) => {
    expect((await query({ resultCode })).outcome).toBe(outcome);
  });

  it.each([
    ["maintenance", { resultCode: 10 }],
    ["a signature it does not take", { resultCode: 11 }],
    ["a payment it does not know", { resultCode: 42 }],
    ["money without a number", { resultCode: 0, transId: null }],
    ["another order", { resultCode: 1005, orderId: "DH0002" }],
  ])("learns nothing from %s", async (_, answer) => {
    await expect(query(answer)).rejects.toThrow(GatewayError);
  });
});

describe("ZaloPay", () => {
  const keys = { appId: "1", key1: secret, key2: "LOCALTESTSECRET2" };
  const query = (answer: object) => {
    answers({ amount: 50_000, zp_trans_id: 240_331_000_000_175, ...answer });
    return queryZalopay(keys, "260105_DH0001", "https://pay.example");
  };

  it.each([
    ["paid", { return_code: 1 }],
    ["failed", { return_code: 2, sub_return_code: -54 }],
    ["pending", { return_code: 3 }],
  ])("answers that a payment is %s", async (outcome, answer) => {
    expect((await query(answer)).outcome).toBe(outcome);
  });

  it("names the amount of received money only", async () => {
    expect((await query({ return_code: 1 })).amount).toBe(50_000);
    expect((await query({ return_code: 2, sub_return_code: -54, amount: 0 })).amount).toBeNull();
  });

  it.each([
    ["maintenance", { return_code: 2, sub_return_code: -999 }],
    ["a mac it does not take", { return_code: 2, sub_return_code: -402 }],
    ["money without a number", { return_code: 1, zp_trans_id: undefined }],
  ])("reports no state of a payment by %s", async (_, answer) => {
    await expect(query(answer)).rejects.toThrow(GatewayError);
  });

  it("signs requests", () => {
    const order = {
      app_id: 1,
      app_trans_id: "260105_DH0001",
      app_user: "user123",
      amount: 50_000,
      app_time: 1_767_600_000_000,
      embed_data: "{}",
      item: "[]",
    };
    expect(zalopayCreateMac(secret, order)).toBe("0d260f73a3b1202daaf14c27f0c852a88edc1c0cbba453b02d102932320257de");
    expect(zalopayQueryMac(keys, "260105_DH0001")).toBe(
      "38c56f7cf44826331fcdc7eef52290f9b324e60173b969d3fcb7243809af5aaa",
    );
  });

  it("names no customer when it opens a payment", async () => {
    const sent = jest
      .spyOn(globalThis, "fetch")
      .mockResolvedValueOnce(Response.json({ return_code: 1, order_url: "https://pay.example/1" }));
    const attempt = {
      reference: "260105_DH0001",
      amount: 50_000,
      title: "Thanh toan don hang DH0001",
      createdAt: new Date("2026-01-05T08:00:00Z"),
      expiresAt: new Date("2026-01-05T08:30:00Z"),
    };
    const at = {
      endpoint: "https://pay.example",
      returnUrl: "https://shop.example/back",
      notifyUrl: "https://shop.example/ipn",
      from: "1.2.3.4",
    };
    expect(await beginZalopay(keys, attempt, at)).toBe("https://pay.example/1");
    const { mac: _, ...order } = JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
    expect(order).toEqual({
      app_id: 1,
      app_trans_id: "260105_DH0001",
      app_user: "thuot-tha",
      amount: 50_000,
      app_time: 1_767_600_000_000,
      embed_data: '{"redirecturl":"https://shop.example/back"}',
      item: "[]",
      description: "Thanh toan don hang DH0001",
      bank_code: "",
      callback_url: "https://shop.example/ipn",
    });
  });

  it("prefixes references with the Vietnamese day", () => {
    expect(zalopayReference("2026-01-05", "DH0001")).toBe("260105_DH0001");
  });

  const data = '{"app_id":1,"app_trans_id":"260105_DH0001","amount":50000,"zp_trans_id":240331000000175}';
  const mac = "94d288166ed1d309deb40cef093f190f0424f6c9aaeecbd1dfbd2ec326e94d4a";

  it("reads a callback, signed with the second key over its text", () => {
    expect(readZalopayCallback(keys, { data, mac, type: 1 })).toEqual({
      reference: "260105_DH0001",
      transaction: "240331000000175",
      amount: 50_000,
      outcome: "paid",
    });
  });

  it("refuses another text, another key and another shop's callback", () => {
    expect(() => readZalopayCallback(keys, { data: `${data} `, mac })).toThrow("wrong signature");
    expect(() => readZalopayCallback({ ...keys, key2: secret }, { data, mac })).toThrow("wrong signature");
    expect(() => readZalopayCallback({ ...keys, appId: "2" }, { data, mac })).toThrow("of another shop");
    expect(() => readZalopayCallback(keys, { data })).toThrow("not a callback");
  });
});

describe("VNPAY", () => {
  const keys = { tmnCode: "LOCAL", hashSecret: secret };

  it("signs sorted names, with a plus for a space", () => {
    const fields = {
      vnp_TxnRef: "DH0001",
      vnp_OrderInfo: "Thanh toan don hang DH0001",
      vnp_CurrCode: "VND",
      vnp_Command: "pay",
      vnp_Amount: "5000000",
    };
    expect(vnpayHash(secret, fields)).toBe(
      "21a1b840ede79b16759f63ea452322daa8ba92964d1d3735a5d182c49b6267721f61c6b769784cae1f354a4b809baded27dd1e0e3ae451f81c436b7b77ccd9e6",
    );
  });

  it("builds the payment address with an amount in hundredths and Vietnamese times", () => {
    const attempt = {
      reference: "DH0001",
      amount: 50_000,
      title: "Thanh toan don hang DH0001",
      createdAt: new Date("2026-12-01T20:00:00Z"),
      expiresAt: new Date("2026-12-01T20:30:00Z"),
    };
    const at = {
      endpoint: "https://pay.example",
      returnUrl: "https://shop.example/back",
      notifyUrl: "",
      from: "1.2.3.4",
    };
    const url = new URL(beginVnpay(keys, "VNBANK", attempt, at));
    expect(url.origin + url.pathname).toBe("https://pay.example/paymentv2/vpcpay.html");
    const { vnp_SecureHash: hash, ...fields } = Object.fromEntries(url.searchParams);
    expect(fields).toEqual({
      vnp_Version: "2.1.0",
      vnp_Command: "pay",
      vnp_TmnCode: "LOCAL",
      vnp_Amount: "5000000",
      vnp_CurrCode: "VND",
      vnp_TxnRef: "DH0001",
      vnp_OrderInfo: "Thanh toan don hang DH0001",
      vnp_OrderType: "other",
      vnp_Locale: "vn",
      vnp_ReturnUrl: "https://shop.example/back",
      vnp_IpAddr: "1.2.3.4",
      vnp_CreateDate: "20261202030000",
      vnp_ExpireDate: "20261202033000",
      vnp_BankCode: "VNBANK",
    });
    expect(hash).toBe(vnpayHash(secret, fields));
    expect(vnpayTime(new Date("2026-12-31T17:00:00Z"))).toBe("20270101000000");
  });

  const notification = {
    vnp_Amount: "5000000",
    vnp_ResponseCode: "00",
    vnp_TmnCode: "LOCAL",
    vnp_TransactionNo: "14",
    vnp_TransactionStatus: "00",
    vnp_TxnRef: "DH0001",
    vnp_SecureHash:
      "d6b6d21ad391054032d95852b7d6cfbdc332f5c51ab7da19e2ea3d20719f2b27dc9e0c5b30b533c1122ecbf7b31e10f79a7aa1f339f5387089c84d09ef33c271",
  };

  it("reads a notification", () => {
    expect(readVnpayNotification(keys, { ...notification, vnp_SecureHashType: "HmacSHA512" })).toEqual({
      reference: "DH0001",
      transaction: "14",
      amount: 50_000,
      outcome: "paid",
      code: "00",
    });
  });

  it.each([
    ["00", "02"],
    ["24", "02"],
    ["51", "00"],
  ])("takes the codes %s and %s as failed", (vnp_ResponseCode, vnp_TransactionStatus) => {
    const { vnp_SecureHash: _, ...fields } = { ...notification, vnp_ResponseCode, vnp_TransactionStatus };
    const signed = { ...fields, vnp_SecureHash: vnpayHash(secret, fields) };
    expect(readVnpayNotification(keys, signed).outcome).toBe("failed");
  });

  it("refuses a signed address that is no notification", () => {
    const { vnp_SecureHash: _, vnp_ResponseCode: _code, ...fields } = notification;
    const signed = { ...fields, vnp_SecureHash: vnpayHash(secret, fields) };
    expect(() => readVnpayNotification(keys, signed)).toThrow("not a notification");
  });

  it("refuses changed and duplicate fields", () => {
    expect(() => readVnpayNotification(keys, { ...notification, vnp_Amount: "100" })).toThrow("wrong signature");
    expect(() => readVnpayNotification(keys, { ...notification, vnp_TxnRef: ["DH0001", "DH0002"] })).toThrow(
      "given twice",
    );
  });
});

describe("VietQR", () => {
  it("ends with the check sum of the published examples", () => {
    expect(crc16("123456789")).toBe("29B1");
    expect(crc16("00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304")).toBe(
      "9E6F",
    );
  });

  it("contains account, amount and memo", () => {
    const account = { bankBin: "970403", accountNumber: "0011012345678" };
    const text = vietqrText(account, 180_000, "TT261201K7M2QX");
    expect(text.slice(0, -4)).toBe(
      "00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA5303704540618000058" +
        "02VN62180814TT261201K7M2QX6304",
    );
    expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)));
  });

  it("finds the memo in a bank's description", () => {
    expect(memoIn("TT261201K7M2QX")).toBe("TT261201K7M2QX");
    expect(memoIn("MBVCB.8812.tt261201k7m2qx.CT tu 0123 NGUYEN THI AN")).toBe("TT261201K7M2QX");
    expect(memoIn("chuyen tien TT 261201 K7M2QX")).toBe("TT261201K7M2QX");
    expect(memoIn("hoi vien TV261201ABCDEF")).toBe("TV261201ABCDEF");
    expect(memoIn("tien nha thang 12")).toBeNull();
  });

  const body = '{"transactionId":"FT1","amount":880000,"currency":"VND","description":"TT261201ABCDEF"}';
  const signature = "a936b6c249687696bc270dd6584fd8cf5b7b733fc773a691e6c46612adc09e72";

  it("reads a signed report of a transfer", () => {
    expect(bankSignature(secret, body)).toBe(signature);
    expect(readBankReport(secret, body, signature)).toEqual({
      reference: "TT261201ABCDEF",
      transaction: "FT1",
      amount: 880_000,
      currency: "VND",
      outcome: "paid",
    });
    expect(() => readBankReport(secret, `${body} `, signature)).toThrow("wrong signature");
    expect(() => readBankReport(secret, body, undefined)).toThrow("wrong signature");
    expect(() => readBankReport(secret, "{}", bankSignature(secret, "{}"))).toThrow("not a report");
  });
});

describe("sameSignature", () => {
  it("accepts capital letters, and refuses shorter or longer signatures", () => {
    expect(sameSignature("AB12", "ab12")).toBe(true);
    expect([sameSignature("ab1", "ab12"), sameSignature("ab123", "ab12"), sameSignature(12, "12")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
