import { isDeepStrictEqual } from "node:util";
import * as entities from "@thuot-tha/shared/contracts/operations/entities";
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The names of the contract's schemas. */
const names = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(entities)) if (value instanceof z.ZodType) names.add(value, { id });

const inComponents = (reference: string): string => reference.replace("#/$defs/", "#/components/schemas/");

/** Makes every reference of a schema point to the document's components. */
function relocated<T>(value: T): T {
  const text = JSON.stringify(value, (key, inner) =>
    key === "$ref" && typeof inner === "string" ? inComponents(inner) : inner,
  );
  return JSON.parse(text);
}

/** Converts the contract's schemas to JSON Schema, and collects the named ones. */
export function gatherSchemas() {
  const components: Record<string, JsonSchema> = {};

  function keep(name: string, schema: JsonSchema): void {
    const known = components[name];
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`${name} means two things, coming in and going out`);
    components[name] = schema;
  }

  /** @param io "input" for the caller's data, "output" for the server's */
  function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: "any",
      // Fields may be added within a version, so clients must accept unknown ones.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = made;
    for (const [name, definition] of Object.entries(definitions)) keep(name, relocated(definition));
    return relocated(rest);
  }

  return { components, schemaOf };
}

export type Schemas = ReturnType<typeof gatherSchemas>;
