import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { deleteAddress } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { listDistricts } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { listWards } from "@thuot-tha/shared/contracts/operations/customer/list-wards";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { useShop } from "../testing/shop.ts";
import { homeAddress, newAddress, newCustomer } from "../testing/steps.ts";

const shop = useShop();

describe("the lists of areas", () => {
  it("are sorted by Vietnamese name, numbers by value", async () => {
    const browser = shop.browser();
    const cities = await browser.call(listCities, {});
    expect(cities.body.items.map(({ name }) => name)).toEqual([
      ...["Thành phố Đà Nẵng", "Thành phố Hồ Chí Minh", "Tỉnh Bà Rịa - Vũng Tàu"],
    ]);
    const districts = await browser.call(listDistricts, { params: { cityId: "79" } });
    expect(districts.body.items.map(({ name }) => name)).toEqual(["Quận 1", "Quận 2", "Quận 10"]);
  });

  it("contain the name after the merger when it is known", async () => {
    const { body } = await shop.browser().call(listWards, { params: { districtId: "760" } });
    expect(body.items).toEqual([
      { id: "26740", name: "Phường Bến Nghé", mergedName: "Phường Sài Gòn" },
      { id: "26734", name: "Phường Tân Định" },
    ]);
  });

  it("are empty for a district without wards and unknown for a district that is not", async () => {
    const wards = (districtId: string) => shop.browser().call(listWards, { params: { districtId } });
    expect((await wards("498")).body).toEqual({ items: [] });
    expect((await wards("999")).error.code).toBe("DISTRICT_NOT_FOUND");
    expect((await shop.browser().call(listDistricts, { params: { cityId: "999" } })).status).toBe(404);
  });
});

describe("createAddress", () => {
  it("makes one default of several concurrent first addresses", async () => {
    const { browser } = await newCustomer(shop);
    const streets = ["1 Lê Lợi", "2 Lê Lợi", "3 Lê Lợi", "4 Lê Lợi"];
    await Promise.all(streets.map((street) => browser.call(createAddress, { body: { ...homeAddress, street } })));
    const { body } = await browser.call(listAddresses, {});
    expect(body.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
  });

  it("drops what cannot be seen from a name and a street, and refuses those of nothing else", async () => {
    const { browser } = await newCustomer(shop);
    const pasted = { ...homeAddress, receiverName: "\u200bNguyễn\u00ad An\u202e ", street: "\ufeff12 Lê\u200d Lợi" };
    const { body } = await browser.call(createAddress, { body: pasted });
    expect([body.receiverName, body.street]).toEqual(["Nguyễn An", "12 Lê Lợi"]);
    const blank = { ...homeAddress, receiverName: "\u200b\u200b", street: " \u202e\u2060\u3164\u200b" };
    expect((await browser.call(createAddress, { body: blank })).error.fields).toEqual({
      receiverName: "Hãy nhập tên người nhận.",
      street: "Hãy nhập số nhà, tên đường.",
    });
  });

  it("answers with the address, names included; the first one is the default", async () => {
    const { browser } = await newCustomer(shop);
    const { status, body } = await browser.call(createAddress, { body: homeAddress });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      type: "ADDRESS_TYPE_HOME",
      receiverName: "Nguyễn Thị An",
      phone: "0912345678",
      city: { id: "79", name: "Thành phố Hồ Chí Minh" },
      district: { id: "760", name: "Quận 1" },
      ward: { id: "26734", name: "Phường Tân Định" },
      street: "12 Lê Lợi",
      isDefault: true,
    });
  });

  it("stores an address once that is sent again, and two at once, and still makes it the default one", async () => {
    const { browser } = await newCustomer(shop);
    const send = (more: object = {}) => browser.call(createAddress, { body: { ...homeAddress, ...more } });
    const list = async () =>
      (await browser.call(listAddresses, {})).body.addresses.map(({ id, isDefault }) => [id, isDefault]);
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
    const other = (await send({ street: "14 Lê Lợi" })).body;
    const again = await send({ street: "14 Lê Lợi", isDefault: true });
    expect([again.status, again.body]).toEqual([201, { ...other, isDefault: true }]);
    expect(await list()).toEqual([
      [other.id, true],
      [one.body.id, false],
    ]);
    expect((await send()).body).toEqual({ ...one.body, isDefault: false });
    expect(await list()).toHaveLength(2);
  });

  it("answers with the last of fifty addresses when it is sent again, and refuses another one", async () => {
    const { browser } = await newCustomer(shop);
    const send = (number: number) =>
      browser.call(createAddress, { body: { ...homeAddress, street: `${number} Lê Lợi` } });
    for (let number = 1; number < 50; number += 1) await send(number);
    const last = await send(50);
    expect((await send(50)).body).toEqual(last.body);
    expect((await send(51)).error.code).toBe("TOO_MANY_ADDRESSES");
  });

  it("requires no ward when the district has none", async () => {
    const { browser } = await newCustomer(shop);
    const island = { ...homeAddress, cityId: "48", districtId: "498", wardId: null };
    const { status, body } = await browser.call(createAddress, { body: island });
    expect([status, body.ward]).toEqual([201, null]);
  });

  it.each([
    ["a ward of another district", { wardId: "27163" }, "wardId"],
    ["no ward where there are some", { wardId: null }, "wardId"],
    ["a district of another province", { cityId: "48" }, "districtId"],
    ["an unknown province", { cityId: "0" }, "cityId"],
  ])("refuses %s", async (_, change, field) => {
    const { browser } = await newCustomer(shop);
    const { status, error } = await browser.call(createAddress, { body: { ...homeAddress, ...change } });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toContain(field);
  });
});

describe("the default address", () => {
  it("is one at any time", async () => {
    const { browser } = await newCustomer(shop);
    const first = await newAddress(browser);
    const { body: second } = await browser.call(createAddress, {
      body: { ...homeAddress, street: "14 Lê Lợi", isDefault: true },
    });
    const list = async () =>
      (await browser.call(listAddresses, {})).body.addresses.map(({ id, isDefault }) => [id, isDefault]);
    expect(await list()).toEqual([
      [second.id, true],
      [first, false],
    ]);
    await browser.call(updateAddress, { params: { id: first }, body: { ...homeAddress, isDefault: true } });
    await browser.call(updateAddress, { params: { id: first }, body: { ...homeAddress, isDefault: false } });
    expect(await list()).toEqual([
      [first, true],
      [second.id, false],
    ]);
    await browser.call(deleteAddress, { params: { id: first } });
    expect(await list()).toEqual([[second.id, true]]);
  });
});

describe("another customer's address", () => {
  it("does not exist", async () => {
    const owner = await newCustomer(shop);
    const params = { id: await newAddress(owner.browser) };
    const { browser } = await newCustomer(shop);
    const answers = [
      await browser.call(getAddress, { params }),
      await browser.call(updateAddress, { params, body: homeAddress }),
      await browser.call(deleteAddress, { params }),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
      [404, "ADDRESS_NOT_FOUND"],
      [404, "ADDRESS_NOT_FOUND"],
      [404, "ADDRESS_NOT_FOUND"],
    ]);
    expect((await owner.browser.call(getAddress, { params })).status).toBe(200);
  });
});
