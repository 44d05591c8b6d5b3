import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";
import { all, kindOf, typesOf } from "./schema-parts.ts";

interface Rule {
  /** The kind of values that the rule is about; all others keep it. */
  kind?: string;
  /** True when a value that keeps all schemas of `sent` keeps the rule with this limit. */
  isKept(sent: JsonSchema[], limit: never): boolean;
}

/** Lower bounds of a number; for the upper ones, `sign` is -1 and limits are negated. */
function bounds(sent: JsonSchema[], inclusive: string, exclusive: string, sign: 1 | -1) {
  const isInteger = typesOf(sent).includes("integer");
  return [
    ...[...all<number>(sent, inclusive), ...all<number>(sent, "const")].map((at) => ({ at: at * sign, isOpen: false })),
    ...all<number>(sent, exclusive).map((at) =>
      isInteger ? { at: Math.floor(at * sign) + 1, isOpen: false } : { at: at * sign, isOpen: true },
    ),
  ];
}

const lower = (sent: JsonSchema[]) => bounds(sent, "minimum", "exclusiveMinimum", 1);
const upper = (sent: JsonSchema[]) => bounds(sent, "maximum", "exclusiveMaximum", -1);

/** Limits of a string, whose length JSON Schema counts in code points. */
const lengths = (sent: JsonSchema[], keyword: string): number[] => [
  ...all<number>(sent, keyword),
  ...all<string>(sent, "const").map((value) => [...value].length),
];

const isListed = (sent: JsonSchema[], values: unknown[]): boolean =>
  all(sent, "const").some((one) => values.some((value) => isDeepStrictEqual(one, value)));

function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    // The pattern was written for a regular expression without this flag; equal patterns are compared as text.
    return false;
  }
}

const rules: Record<string, Rule> = {
  type: {
    isKept: (sent, types: string | string[]) =>
      typesOf(sent).some((type) =>
        [types].flat().some((one) => one === type || (one === "number" && type === "integer")),
      ),
  },
  const: { isKept: (sent, value) => isListed(sent, [value]) },
  enum: { isKept: (sent, values: unknown[]) => isListed(sent, values) },
  minimum: { kind: "number", isKept: (sent, limit: number) => lower(sent).some(({ at }) => at >= limit) },
  exclusiveMinimum: {
    kind: "number",
    isKept: (sent, limit: number) => lower(sent).some(({ at, isOpen }) => at > limit || (isOpen && at === limit)),
  },
  maximum: { kind: "number", isKept: (sent, limit: number) => upper(sent).some(({ at }) => at >= -limit) },
  exclusiveMaximum: {
    kind: "number",
    isKept: (sent, limit: number) => upper(sent).some(({ at, isOpen }) => at > -limit || (isOpen && at === -limit)),
  },
  multipleOf: {
    kind: "number",
    isKept: (sent, limit: number) =>
      [...all<number>(sent, "multipleOf"), ...all<number>(sent, "const")].some((one) => Number.isInteger(one / limit)),
  },
  minLength: {
    kind: "string",
    isKept: (sent, limit: number) => limit === 0 || lengths(sent, "minLength").some((one) => one >= limit),
  },
  maxLength: {
    kind: "string",
    isKept: (sent, limit: number) => lengths(sent, "maxLength").some((one) => one <= limit),
  },
  pattern: {
    kind: "string",
    isKept: (sent, pattern: string) =>
      all(sent, "pattern").includes(pattern) || all<string>(sent, "const").some((value) => matches(value, pattern)),
  },
  format: { kind: "string", isKept: (sent, format: string) => all(sent, "format").includes(format) },
  minItems: {
    kind: "array",
    isKept: (sent, limit: number) => limit === 0 || all<number>(sent, "minItems").some((one) => one >= limit),
  },
  maxItems: {
    kind: "array",
    isKept: (sent, limit: number) => all<number>(sent, "maxItems").some((one) => one <= limit),
  },
  uniqueItems: {
    kind: "array",
    isKept: (sent, isUnique: boolean) =>
      !isUnique || all(sent, "uniqueItems").includes(true) || all<number>(sent, "maxItems").some((one) => one <= 1),
  },
};

/** Keywords that only describe a value, or hold schemas that are referred to. */
const descriptions = [
  "$comment",
  "$defs",
  "$schema",
  "contentEncoding",
  "contentMediaType",
  "default",
  "deprecated",
  "description",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
];

/** Keywords that say what a value consists of, which `compatible.ts` compares. */
const structure = [
  "$ref",
  "additionalProperties",
  "allOf",
  "anyOf",
  "items",
  "oneOf",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
];

/**
 * Finds a rule of `accepted` that a value which keeps all schemas of `sent` may break. A rule that is unknown counts.
 */
export function brokenRule(sent: JsonSchema[], accepted: JsonSchema, here: string): string | null {
  for (const [keyword, limit] of Object.entries(accepted)) {
    if (descriptions.includes(keyword) || structure.includes(keyword)) continue;
    const rule = rules[keyword];
    if (!rule) return `${here} need not keep ${keyword}, which the gate cannot compare`;
    const isOther = typesOf(sent).some((type) => rule.kind && kindOf(type) !== rule.kind);
    if (!isOther && !rule.isKept(sent, limit as never)) return words(keyword, limit, sent, here);
  }
  return null;
}

function words(keyword: string, limit: unknown, sent: JsonSchema[], here: string): string {
  const [type] = typesOf(sent);
  const [value] = all(sent, "const").map((one) => JSON.stringify(one));
  if (keyword === "type") {
    const types = [limit].flat().join(" or ");
    return type ? `${here} is ${type}, not ${types}` : `${here} may be anything, not only ${types}`;
  }
  if (keyword === "const" || keyword === "enum")
    return `${here} may be ${value ?? `other than ${[limit].flat().join(", ")}`}`;
  return `${here} ${value ? `may be ${value}, which does` : "need"} not keep ${keyword} ${limit}`;
}
