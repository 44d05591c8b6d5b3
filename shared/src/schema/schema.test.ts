import * as fc from "fast-check";
import * as light from "./browser.ts";
import * as zod from "./index.ts";

// Either library: the tests make the same schema of both.
type Z = typeof zod;
const both = [light as unknown as Z, zod] as const;

const payload = (z: Z) =>
  z.object({
    id: z.string(),
    day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    note: z.nullable(z.optional(z.string())),
    type: z.enum(["rental", "sale"]),
    price: z.number(),
    quantity: z.int().check(z.minimum(1), z.maximum(9)),
    lines: z.array(z.object({ id: z.string(), known: z.boolean() })),
    answer: z.union([
      z.object({ accepted: z.literal(true), total: z.int() }),
      z.object({ accepted: z.literal(false), message: z.string() }),
    ]),
    phase: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("idle") }),
      z.object({ kind: z.literal("failed"), at: z.nullable(z.int()) }),
    ]),
  });

const read = (z: Z, value: unknown) => {
  const { success, data } = payload(z).safeParse(value);
  return { success, data };
};

const good = {
  id: "a",
  type: "sale",
  price: 1.5,
  quantity: 2,
  note: null,
  lines: [{ id: "l", known: true }],
  answer: { accepted: false, message: "no" },
  phase: { kind: "failed", at: null },
};

/** Values of which some fit a field and most do not. */
const any = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, "", "2026-11-22", "rental", true, false, 0, 1, 9, 10, 1.5, -1, 2 ** 53),
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, [], {}, [{ id: "l", known: true, more: 1 }], [null]),
  fc.constantFrom<unknown>({ accepted: true, total: 1, more: 1 }, { accepted: true }, { kind: "idle" }, { kind: "?" }),
  fc.string(),
  fc.integer(),
);

describe("the schema library of browsers", () => {
  it("exports what the contracts are given of zod", () => {
    expect(Object.keys(light).sort()).toEqual(Object.keys(zod).sort());
  });

  it("reads any value of one field as zod does", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good), "day", "more"), any, (key, value) => {
        const given = { ...good, [key]: value };
        expect(read(both[0], given)).toStrictEqual(read(both[1], given));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([...Object.keys(good)])("refuses a payload without %s unless it is optional, as zod does", (key) => {
    const { [key as keyof typeof good]: _, ...rest } = good;
    expect(read(both[0], rest).success).toBe(key === "note");
    expect(read(both[0], rest)).toStrictEqual(read(both[1], rest));
  });

  it.each([[null], [undefined], [[]], ["text"], [1]])("refuses %j in the place of an object, as zod does", (value) => {
    expect(read(both[0], value)).toEqual({ success: false, data: undefined });
    expect(read(both[1], value)).toEqual({ success: false, data: undefined });
  });

  it("leaves out what a contract does not name", () => {
    expect(light.object({ id: light.string() }).safeParse({ id: "a", more: 1 })).toEqual({
      success: true,
      data: { id: "a" },
    });
  });

  it("reports where a value does not fit and what was expected", () => {
    const schema = light.object({ lines: light.array(light.object({ price: light.int() })) });
    const result = schema.safeParse({ lines: [{ price: 1 }, { price: "2" }] });
    expect(result).toMatchObject({ success: false, error: { message: "lines.1.price: expected int" } });
  });
});
