import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";

/** A place of a schema document: a schema, `true` for any value or `false` for none. */
export type Schema = JsonSchema | boolean;

/** The schema that a `$ref` names in its document; undefined when the document does not have it. */
export function referenced(ref: string, root: JsonSchema): Schema | undefined {
  const keys = ref.replace(/^#\/?/, "").split("/").filter(Boolean);
  return keys.reduce<unknown>((value, key) => (value as JsonSchema | undefined)?.[key], root) as Schema | undefined;
}

/** A schema without these keywords. */
function without(schema: JsonSchema, ...keywords: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/**
 * The schemas that a value of all these schemas keeps, with references and `allOf` resolved. A reference that leads
 * nowhere stands for any value.
 */
export function flat(schemas: Schema[], root: JsonSchema, isOpen: readonly string[] = []): Schema[] {
  const all = schemas.flatMap((schema): Schema[] => {
    if (typeof schema === "boolean") return schema ? [] : [false];
    const { $ref: ref, allOf = [] } = schema as { $ref?: string; allOf?: Schema[] };
    const isNew = ref !== undefined && !isOpen.includes(ref);
    const target = isNew ? flat([referenced(ref, root) ?? true], root, [...isOpen, ref]) : [];
    const own = without(schema, "$ref", "allOf");
    const parts = [...target, ...flat(allOf, root, isOpen)];
    return Object.keys(own).length > 0 ? [own, ...parts] : parts;
  });
  return all.filter((one, index) => all.findIndex((other) => isDeepStrictEqual(one, other)) === index);
}

/** True when no value keeps these schemas, as zod writes it. */
export const isNever = (schemas: Schema[]): boolean =>
  schemas.some((one) => one === false || (typeof one === "object" && isDeepStrictEqual(one.not, {})));

/** The cases of a value that keeps all these schemas, each of one type or one listed value; null when there is one. */
export function cases(schemas: JsonSchema[]): Schema[][] | null {
  for (const schema of schemas) {
    const others: Schema[] = schemas.filter((one) => one !== schema);
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const rest = without(schema, keyword);
      if (schema[keyword]) return (schema[keyword] as Schema[]).map((one) => [...others, rest, one]);
    }
    const values = schema.enum ?? (schema.type === "boolean" && !("const" in schema) ? [true, false] : null);
    if (values) return (values as unknown[]).map((value) => [...others, { ...without(schema, "enum"), const: value }]);
    if (Array.isArray(schema.type)) return schema.type.map((type) => [...others, { ...schema, type }]);
  }
  return null;
}

/** All values of a keyword in these schemas. */
export const all = <T>(schemas: JsonSchema[], keyword: string): T[] =>
  schemas.flatMap((one) => (one[keyword] === undefined ? [] : [one[keyword] as T]));

/** Properties that these schemas list. */
export const listed = (schema: JsonSchema): Record<string, Schema> =>
  (schema.properties ?? {}) as Record<string, Schema>;

/** The types of a value that keeps all these schemas; empty for any type. */
export const typesOf = (schemas: JsonSchema[]): string[] => [
  ...all<string>(schemas, "type"),
  ...all(schemas, "const").map(typeOf),
];

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Number.isInteger(value)) return "integer";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The kind of value that a type names: an integer is a number. */
export const kindOf = (type: string): string => (type === "integer" ? "number" : type);
