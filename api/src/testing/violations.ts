import type { JsonSchema } from "../openapi/json-schemas.ts";

/** One invalid value: `at` is the field that the refusal must name, for example "cartItemIds.0". */
export interface Violation {
  at: string;
  what: string;
  value: unknown;
}

type Definitions = Record<string, JsonSchema>;

const kinds: Record<string, unknown> = { string: "x", number: 7, boolean: true, object: {}, array: [], null: null };

/** Resolves references and flattens `anyOf` and `oneOf`. */
export function choices(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const { $ref, anyOf, oneOf, ...own } = schema;
  if ($ref) return choices(definitions[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {}, definitions);
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((one) => choices(one as JsonSchema, definitions));
  return [own.type as unknown].flat().map((type) => ({ ...own, type }) as JsonSchema);
}

const kindOf = ({ type, enum: values, const: only }: JsonSchema): string => {
  if (type === "integer") return "number";
  return (type as string | undefined) ?? typeof (values?.[0] ?? only);
};

/** A value that the schema allows. */
export function sample(schema: JsonSchema, definitions: Definitions): unknown {
  const one = choices(schema, definitions)[0] ?? {};
  if (one.enum) return one.enum[0];
  if (one.const !== undefined) return one.const;
  switch (kindOf(one)) {
    case "object":
      return Object.fromEntries(
        Object.entries(one.properties ?? {}).map(([key, inner]) => [key, sample(inner as JsonSchema, definitions)]),
      );
    case "array":
      return [sample((one.items ?? {}) as JsonSchema, definitions)];
    case "number":
      return one.minimum ?? 1;
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return text(one);
  }
}

function text({ pattern, minLength = 1, format }: JsonSchema): string {
  if (format === "date-time") return "2026-12-01T03:00:00Z";
  const guesses = ["2027-01-10", "page_view", "abcdefgh-12345", "100-200", "a".repeat(minLength)];
  return guesses.find((guess) => guess.length >= minLength && (!pattern || new RegExp(pattern).test(guess))) ?? "a";
}

/** Values of a kind that matches none of the choices. */
function wrongKinds(allowed: readonly JsonSchema[]): [string, unknown][] {
  const fitting = new Set(allowed.map(kindOf));
  return Object.entries(kinds).filter(([kind]) => !fitting.has(kind));
}

/** Values of the right kind that violate another rule of the choice. */
function wrongValues(one: JsonSchema): [string, unknown][] {
  const { minimum, maximum, minLength, maxLength, pattern, minItems, maxItems } = one;
  const wrong: [string, unknown, boolean][] = [
    ["none of the list", "nonsense", Boolean(one.enum)],
    ["too small", Number(minimum) - 1, minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER],
    ["too big", Number(maximum) + 1, maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER],
    ["beyond all numbers", 1e300, one.type === "integer"],
    ["a fraction", (minimum ?? 1) + 0.5, one.type === "integer"],
    ["too short", "a".repeat(Math.max(0, (minLength ?? 0) - 1)), minLength !== undefined && minLength > 0],
    ["too long", "a".repeat((maxLength ?? 0) + 1), maxLength !== undefined],
    ["of another form", "?!", pattern !== undefined],
    ["no day of the calendar", "2027-02-30", /\\d\{2\}-\\d\{2\}/.test(pattern ?? "")],
    ["too few", [], minItems !== undefined && minItems > 0],
    ["too many", Array.from({ length: (maxItems ?? 0) + 1 }, () => "x"), maxItems !== undefined],
  ];
  return wrong.flatMap(([what, value, applies]) => (applies ? [[what, value] as [string, unknown]] : []));
}

/** Every violation of a value and of the values inside it. */
export function violations(schema: JsonSchema, definitions: Definitions, at = ""): Violation[] {
  const allowed = choices(schema, definitions).filter(({ type }) => type !== "null");
  const nullable = choices(schema, definitions).some(({ type }) => type === "null");
  const one = allowed[0] ?? {};
  const kindsHere = wrongKinds(nullable ? [...allowed, { type: "null" }] : allowed);
  const here = at === "" ? [] : [...kindsHere, ...(allowed.length === 1 ? wrongValues(one) : [])];
  const below = (key: string) => (at === "" ? key : `${at}.${key}`);
  const inside = Object.entries(one.properties ?? {}).flatMap(([key, inner]) => [
    ...(one.required?.includes(key) ? [{ at: below(key), what: "missing", value: undefined }] : []),
    ...violations(inner as JsonSchema, definitions, below(key)),
  ]);
  const items =
    one.items && kindOf(one) === "array" ? violations(one.items as JsonSchema, definitions, below("0")) : [];
  return [...here.map(([what, value]) => ({ at, what, value })), ...inside, ...items];
}

/** A copy of `value` with another value at a path; `undefined` removes it. */
export function replaced(value: unknown, at: string, other: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = at.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  if (other === undefined) delete holder[last];
  else holder[last] = other;
  return copy;
}
