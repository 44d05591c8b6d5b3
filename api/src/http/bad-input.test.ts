import * as fc from "fast-check";
import { type Answered, type Described, definitions, described, rightBody, send } from "../testing/described.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer } from "../testing/steps.ts";
import { choices, replaced, type Violation, violations } from "../testing/violations.ts";

/** The cases are read from the OpenAPI document, so a new operation is tested as soon as it is described. */
const shop = useShop({ LOGIN_LIMIT_PER_ACCOUNT: "100000", LOGIN_LIMIT_PER_ADDRESS: "100000" });
const named = (list: Described[]) => list.map((one): [string, Described] => [one.name, one]);
const withBody = described.filter(({ body }) => body);
const inPlace = (one: Described, place: string) => one.parameters.filter((parameter) => parameter.in === place);

const isNamed = (fields: Record<string, string>, at: string): boolean =>
  Object.keys(fields).some((key) => key === at || key.startsWith(`${at}.`) || at.startsWith(`${key}.`));

/** Names the violations that were accepted; empty when each was refused with the name of its field. */
async function letThrough(wrong: readonly Violation[], request: (one: Violation) => Promise<Answered>) {
  const found: string[] = [];
  for (const violation of wrong) {
    const { status, code, fields } = await request(violation);
    if (status === 400 && code === "VALIDATION_FAILED" && isNamed(fields, violation.at)) continue;
    found.push(`${violation.at} ${violation.what}: ${status} ${code} ${JSON.stringify(fields)}`);
  }
  return found;
}

describe("a field of a body that is wrong", () => {
  it.each(named(withBody))("is refused by name: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const request = ({ at, value }: Violation) =>
      send(shop, one, browser, { payload: JSON.stringify(replaced(rightBody(one), at, value)) });
    expect(await letThrough(violations(one.body ?? {}, definitions), request)).toEqual([]);
  });
});

describe("a body", () => {
  it.each(named(withBody))("must be an object: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const payload of ["[]", "[{}]", '"x"', "7", "true"]) {
      const { status, code } = await send(shop, one, browser, { payload });
      expect([payload, status, code]).toEqual([payload, 400, "VALIDATION_FAILED"]);
    }
  });

  it.each(named(withBody))("may have unknown fields: %s", async (_, one) => {
    const plain = await send(shop, one, (await newCustomer(shop)).browser);
    const more = { ...(rightBody(one) as object), unknown: { deep: [1, null] }, constructor: "x", customerId: "other" };
    const { browser } = await newCustomer(shop);
    expect(await send(shop, one, browser, { payload: JSON.stringify(more) })).toEqual(plain);
  });

  it.each(named(withBody))("never causes a fault (500): %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const keys = Object.keys(choices(one.body ?? {}, definitions)[0]?.properties ?? {});
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()])), { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        await send(shop, one, browser, { payload: JSON.stringify(value) });
      }),
      { numRuns: 25 },
    );
  });
});

describe("a value of the query that is wrong", () => {
  it.each(named(described.filter((one) => inPlace(one, "query").length > 0)))(
    "is refused by name: %s",
    async (_, one) => {
      const { browser } = await newCustomer(shop);
      const wrong = inPlace(one, "query").flatMap(({ name, schema }) => {
        const allowed = choices(schema, definitions).map(({ type }) => type);
        const found = violations(schema, definitions, name).filter(({ value }) => !Array.isArray(value));
        const twice: Violation = { at: name, what: "given twice", value: ["1", "2"] };
        return [
          // Query values are text, so other kinds pass when text is allowed.
          ...found.filter(
            ({ what }) => !(allowed.includes("string") && ["number", "boolean", "object", "null"].includes(what)),
          ),
          ...(allowed.includes("array") ? [] : [twice]),
        ];
      });
      const request = ({ at, value }: Violation) => send(shop, one, browser, { query: { [at]: value } });
      expect(await letThrough(wrong, request)).toEqual([]);
    },
  );
});

describe("days", () => {
  const pairs = [
    ["date-from", "date-to"],
    ["from", "to"],
  ];
  const pairOf = (one: Described) =>
    pairs.find((pair) => pair.every((key) => inPlace(one, "query").some(({ name }) => name === key)));

  it.each(named(described.filter(pairOf)))("do not end before they begin in a query: %s", async (_, one) => {
    const [from = "", to = ""] = pairOf(one) ?? [];
    const { browser } = await newCustomer(shop);
    const query = { [from]: "2027-01-10", [to]: "2027-01-09" };
    const { status, fields } = await send(shop, one, browser, { query });
    expect([status, Object.keys(fields)]).toEqual([400, [to]]);
  });

  const wearing = withBody.filter(({ body }) => body?.properties?.dateFrom);

  it.each(named(wearing))("are valid wear dates: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "lotus-m", dateFrom: "2027-01-10", dateTo: "2027-01-10" });
    const right = { ...(rightBody(one) as object), id, variantId: "lotus-m", type: "rental" };
    const days: [string | null, string | null][] = [
      ["2027-01-10", "2027-01-09"],
      ["2026-11-20", "2026-11-21"],
      ["2026-11-30", "2026-12-05"],
      ["2026-12-01", "2026-12-01"],
      ["2027-01-10", "2027-03-10"],
      ["2028-12-01", "2028-12-01"],
      ["2027-01-10", null],
      [null, null],
    ];
    for (const [dateFrom, dateTo] of days) {
      const payload = JSON.stringify({ ...right, dateFrom, dateTo });
      const { status, code, fields } = await send(shop, one, browser, { payload, params: { id } });
      expect([dateFrom, dateTo, status, code]).toEqual([dateFrom, dateTo, 400, "VALIDATION_FAILED"]);
      expect(Object.keys(fields).join()).toMatch(/^date(From|To)/);
    }
  });
});

describe("a part of the path that is wrong", () => {
  it.each(named(described.filter((one) => inPlace(one, "path").length > 0)))("is refused: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const { name, schema } of inPlace(one, "path")) {
      const { maxLength = 64 } = choices(schema, definitions)[0] ?? {};
      const long = await send(shop, one, browser, { params: { [name]: "a".repeat(maxLength + 1) } });
      expect([long.status, isNamed(long.fields, name)]).toEqual([400, true]);
      const nul = await send(shop, one, browser, { params: { [name]: "a\0b" } });
      expect([nul.status, nul.code]).toEqual([400, "BAD_REQUEST"]);
      for (const value of ["' OR 1=1 --", "-1", "1.5", "%", "..", "😀"]) {
        await send(shop, one, browser, { params: { [name]: value } });
      }
    }
  });
});

describe("a header that is wrong", () => {
  const own = (one: Described) => inPlace(one, "header").filter(({ name }) => name === name.toLowerCase());
  it.each(named(described.filter((one) => own(one).length > 0)))("is refused by name: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const wrong = own(one).flatMap(({ name, schema }) =>
      violations(schema, definitions, name).filter(({ value }) => typeof value === "string"),
    );
    expect(wrong.length).toBeGreaterThan(0);
    const request = ({ at, value }: Violation) => send(shop, one, browser, { headers: { [at]: String(value) } });
    expect(await letThrough(wrong, request)).toEqual([]);
  });
});
