import * as fc from "fast-check";
import type { Schema } from "./document.ts";

export interface Surroundings {
  schemas: Record<string, Schema>;
  /** A value that the shop is known to have under this name, if any. */
  recall: (name: string, index: number) => unknown;
}

/** Constraints that the schemas do not state, by field name: an e-mail address has an @. */
const hints: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress({ size: "small" }),
  account: fc.emailAddress({ size: "small" }),
  phone: fc.stringMatching(/^0[35789]\d{8}$/),
  password: fc.constant("muaha2026"),
  currentPassword: fc.constant("muaha2026"),
};

/** Whether a remembered value is one that the schema of a string allows. */
function fits({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema, value: unknown): boolean {
  if (typeof value !== "string" || value.length < minLength || value.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = Math.max(minLength, 40), pattern, format } = schema;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u")).filter((text) => fits(schema, text));
  if (format === "date-time") {
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  }
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ ...length, unit: "grapheme-ascii" }) },
    fc.string({ ...length, unit: "binary" }),
  );
}

function integers({ minimum = -(2 ** 31), maximum = 2 ** 31, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = exclusiveMinimum === undefined ? minimum : Math.floor(exclusiveMinimum) + 1;
  return fc.integer({ min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(maximum, Number.MAX_SAFE_INTEGER) });
}

/** Values that a schema allows. @param name of the parameter or property it is of */
export function valid(schema: Schema, name: string, surroundings: Surroundings): fc.Arbitrary<unknown> {
  const { schemas, recall } = surroundings;
  const inner = (one: Schema, key = name) => valid(one, key, surroundings);
  if (schema.$ref) return inner(schemas[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => inner(one)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case "object": {
      const { properties = {}, required = [], additionalProperties, propertyNames = {} } = schema;
      const own = fc.record(
        Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, inner(one, key)])),
        { requiredKeys: required, noNullPrototype: true },
      );
      if (typeof additionalProperties !== "object") return own;
      const more = fc.dictionary(texts(propertyNames), inner(additionalProperties), {
        maxKeys: 4,
        noNullPrototype: true,
      });
      return fc.tuple(more, own).map(([others, known]) => ({ ...others, ...known }));
    }
    case "array": {
      const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
      return fc.array(inner(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    }
    case "string": {
      const made = hints[name] ?? texts(schema);
      const known = fc.tuple(fc.nat(), made).map(([index, otherwise]) => {
        const remembered = recall(name, index);
        return fits(schema, remembered) ? remembered : otherwise;
      });
      return fc.oneof({ weight: hints[name] ? 1 : 4, arbitrary: known }, made, texts(schema));
    }
    case "integer":
      return integers(schema);
    case "number":
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
