import { isDeepStrictEqual } from "node:util";
import * as entities from "@thuot-tha/shared/contracts/operations/entities";
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The contract's own names for its schemas. */
const names = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(entities)) if (value instanceof z.ZodType) names.add(value, { id });

const inComponents = (reference: string): string => reference.replace("#/$defs/", "#/components/schemas/");

/** Points every reference of a schema at the components of the document. */
function relocated<T>(value: T): T {
  const text = JSON.stringify(value, (key, inner) =>
    key === "$ref" && typeof inner === "string" ? inComponents(inner) : inner,
  );
  return JSON.parse(text);
}

/** Turns the contract's schemas into JSON Schema, and gathers those that have a name of their own. */
export function gatherSchemas() {
  const components: Record<string, JsonSchema> = {};

  function keep(name: string, schema: JsonSchema): void {
    const known = components[name];
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`${name} means two things, coming in and going out`);
    components[name] = schema;
  }

  /** @param io "input" for what a caller sends, "output" for what the server answers */
  function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: "any",
      // Fields may be added within a version: a client has to take them.
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
