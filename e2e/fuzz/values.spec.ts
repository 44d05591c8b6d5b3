import { expect, test } from "@playwright/test";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import type { Schema } from "./document.ts";
import { valid } from "./values.ts";

const schemas: Record<string, Schema> = {
  Day: { type: "string", pattern: "^(19|20|21)\\d{2}-\\d{2}-\\d{2}$" },
};
const line: Schema = {
  type: "object",
  properties: {
    variantId: { type: "string", minLength: 1, maxLength: 64 },
    type: { type: "string", enum: ["rental", "sale"] },
    quantities: { type: "integer", minimum: 1, maximum: 20 },
    amount: { type: "integer", exclusiveMinimum: 0 },
    dateFrom: { anyOf: [{ $ref: "#/components/schemas/Day" }, { type: "null" }] },
    images: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 },
    params: {
      type: "object",
      propertyNames: { type: "string", maxLength: 40 },
      additionalProperties: { anyOf: [{ type: "number" }, { type: "boolean" }] },
    },
    kind: { const: "line" },
    size: { type: ["string", "null"] },
  },
  required: ["variantId", "quantities"],
};

for (const [remembered, what] of [
  ["lotus", "fits"],
  ["a".repeat(100), "is too long"],
  [7, "is of another type"],
  [undefined, "is not there"],
] as const) {
  test(`values fit their schema when the stored value ${what}`, () => {
    const fits = new Ajv2020({ strict: false }).compile({ ...line, components: { schemas } });
    const values = valid(line, "", { schemas, recall: () => remembered });
    fc.assert(
      fc.property(values, (value) => fits(value)),
      { seed: 1, numRuns: 300 },
    );
  });
}

test("a stored value is used", () => {
  const values = fc.sample(valid({ type: "string" }, "id", { schemas, recall: () => "lotus" }), {
    seed: 1,
    numRuns: 20,
  });
  expect(values).toContain("lotus");
});
