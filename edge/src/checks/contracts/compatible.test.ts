import { incompatibility } from "./compatible.ts";

const text = { type: "string" };
const number = { type: "number" };
const words = { type: "string", enum: ["a", "b"] };
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});

const need = (rule: string) => `the value need not keep ${rule}`;
const several = "the value may fit several alternatives of oneOf";

const kind = (name: string) => object({ kind: { const: name } });

describe("incompatibility", () => {
  it.each([
    ["the same", object({ a: text }), object({ a: text })],
    ["more than is read", object({ a: text, b: text }), object({ a: text })],
    ["less than may be read", object({ a: text }), object({ a: text, b: text }, ["a"])],
    ["a whole number for a number", { type: "integer" }, { type: "number" }],
    ["one of the known words", { enum: ["a"] }, { enum: ["a", "b"] }],
    ["a narrower number", { type: "integer", minimum: 2 }, { type: "integer", minimum: 0 }],
    ["something that may be null, to one who takes null", text, { anyOf: [text, { type: "null" }] }],
    ["anything, to one who takes anything", {}, {}],
    ["lists of the same", { type: "array", items: text }, { type: "array", items: text }],
    [
      "a limit that is now included",
      { ...number, exclusiveMinimum: 3, exclusiveMaximum: 7 },
      { ...number, minimum: 3, maximum: 7 },
    ],
    [
      "whole numbers above 0, to one who takes 1 or more",
      { type: "integer", exclusiveMinimum: 0 },
      { type: "integer", minimum: 1 },
    ],
    [
      "a limit that is further inside",
      { ...number, minimum: 4, maximum: 6 },
      { ...number, exclusiveMinimum: 3, exclusiveMaximum: 7 },
    ],
    [
      "words that became alternatives",
      words,
      {
        anyOf: [
          { type: "string", const: "a" },
          { type: "string", const: "b" },
        ],
      },
    ],
    ["yes and no that became alternatives", { type: "boolean" }, { anyOf: [{ const: true }, { const: false }] }],
    ["words of an allowed length", words, { ...text, minLength: 1, maxLength: 1 }],
    ["a word that matches", { const: "ab" }, { ...text, pattern: "^a" }],
    ["numbers within limits", { enum: [2, 4] }, { ...number, minimum: 2, exclusiveMaximum: 5, multipleOf: 2 }],
    [
      "a text to one who takes null or long texts",
      { ...text, minLength: 2 },
      { type: ["string", "null"], minLength: 2 },
    ],
    ["null to one who takes null or long texts", { type: "null" }, { type: ["string", "null"], minLength: 2 }],
    ["another description", { ...text, description: "a", default: "b" }, { ...text, title: "c" }],
    ["an equal keyword that is unknown", { contains: text }, { contains: text }],
    [
      "a longer pair",
      { type: "array", prefixItems: [text, number], items: false, minItems: 2, maxItems: 2 },
      { type: "array", prefixItems: [text], items: number, minItems: 1 },
    ],
    [
      "a text that keeps all rules",
      { ...text, pattern: "a", minLength: 2 },
      { allOf: [{ ...text, minLength: 1 }, { pattern: "a" }] },
    ],
    [
      "rules that are kept together",
      { allOf: [{ ...text, minLength: 2 }, { pattern: "a" }] },
      { ...text, pattern: "a", minLength: 1 },
    ],
    ["two objects in one", { allOf: [object({ a: text }), object({ b: text })] }, object({ a: text, b: text })],
    ["names that are allowed", object({ a: text }), { ...object({ a: text }), propertyNames: { enum: ["a", "b"] } }],
    [
      "one of several kinds",
      object({ kind: { const: "a" }, x: text }),
      { oneOf: [object({ kind: { const: "a" } }), object({ kind: { const: "b" } })] },
    ],
    [
      "a union in a union, to one who takes a further kind",
      { oneOf: [{ oneOf: [kind("x"), kind("y")] }, kind("b")] },
      { oneOf: [{ oneOf: [kind("x"), kind("y")] }, kind("b"), kind("c")] },
    ],
    [
      "a list of different ones",
      { type: "array", uniqueItems: true, maxItems: 3 },
      { type: "array", uniqueItems: true },
    ],
    ["a list of at most one", { type: "array", maxItems: 1 }, { type: "array", uniqueItems: true }],
    ["a list that may repeat, to one who allows it", { type: "array" }, { type: "array", uniqueItems: false }],
    ["any text, to one who takes none, too", text, { ...text, minLength: 0 }],
    ["any list, to one who takes none, too", { type: "array" }, { type: "array", minItems: 0 }],
    ["a list of as many", { type: "array", minItems: 2, maxItems: 3 }, { type: "array", minItems: 2 }],
    [
      "equal limits that are not included",
      { ...number, exclusiveMinimum: 3, exclusiveMaximum: 7, multipleOf: 1 },
      { ...number, exclusiveMinimum: 3, exclusiveMaximum: 7 },
    ],
    ["a multiple of a multiple", { ...number, multipleOf: 6 }, { ...number, multipleOf: 3 }],
    ["no list, to one who says what is in lists", text, { items: number, prefixItems: [number] }],
    ["no object, to one who says what is in objects", text, { properties: { a: number }, required: ["a"] }],
    [
      "a pair that is never longer",
      { type: "array", prefixItems: [text, number], maxItems: 2 },
      { type: "array", prefixItems: [text, number], items: false },
    ],
    ["a list of no more", { type: "array", minItems: 1, maxItems: 2 }, { type: "array", maxItems: 2 }],
    ["a text to one who takes either a text or a number", text, { oneOf: [text, number] }],
    ["a text to one who takes either a text or nothing", text, { oneOf: [text, { not: {} }] }],
    ["nothing at all", { not: {} }, text],
  ])("takes %s", (_, sent, accepted) => {
    expect(incompatibility(sent, accepted)).toBeNull();
  });

  it.each([
    ["a field that is gone", object({ a: text }), object({ a: text, b: text }), "b may be missing"],
    ["a field that became optional", object({ a: text }, []), object({ a: text }), "a may be missing"],
    ["another type", object({ a: { type: "number" } }), object({ a: text }), "a is number, not string"],
    ["a new word", object({ a: { enum: ["x", "y"] } }), object({ a: { enum: ["x"] } }), 'a may be "y"'],
    [
      "a wider number",
      { type: "integer", minimum: 0 },
      { type: "integer", minimum: 1 },
      "the value need not keep minimum 1",
    ],
    [
      "items of another type, of what need not be a list",
      { items: number },
      { items: text },
      "[] is number, not string",
    ],
    [
      "a field of another type, of what need not be an object",
      { properties: { a: number } },
      { properties: { a: text } },
      "a is number, not string",
    ],
    ["any list to one who takes short ones", { type: "array" }, { type: "array", maxItems: 2 }, need("maxItems 2")],
    ["a longer list", { type: "array", maxItems: 3 }, { type: "array", maxItems: 2 }, need("maxItems 2")],
    ["any number to one who takes large ones", number, { ...number, minimum: 7 }, need("minimum 7")],
    [
      "any number to one who takes positive ones",
      number,
      { ...number, exclusiveMinimum: 0 },
      need("exclusiveMinimum 0"),
    ],
    ["any number to one who takes small ones", number, { ...number, maximum: 7 }, need("maximum 7")],
    [
      "any number to one who takes smaller ones",
      number,
      { ...number, exclusiveMaximum: 7 },
      need("exclusiveMaximum 7"),
    ],
    [
      "a lower limit further outside, neither included",
      { ...number, exclusiveMinimum: 2 },
      { ...number, exclusiveMinimum: 3 },
      need("exclusiveMinimum 3"),
    ],
    [
      "an upper limit further outside, neither included",
      { ...number, exclusiveMaximum: 8 },
      { ...number, exclusiveMaximum: 7 },
      need("exclusiveMaximum 7"),
    ],
    [
      "a whole number above a fraction",
      { type: "integer", exclusiveMinimum: 0.5 },
      { type: "integer", minimum: 2 },
      need("minimum 2"),
    ],
    ["any number to one who takes even ones", number, { ...number, multipleOf: 2 }, need("multipleOf 2")],
    ["multiples of another", { ...number, multipleOf: 3 }, { ...number, multipleOf: 2 }, need("multipleOf 2")],
    ["any list to one who takes no empty one", { type: "array" }, { type: "array", minItems: 1 }, need("minItems 1")],
    ["a shorter list", { type: "array", minItems: 1 }, { type: "array", minItems: 2 }, need("minItems 2")],
    ["a whole number to one who takes texts", { type: "integer" }, text, "the value is integer, not string"],
    ["a text to one who takes nothing", text, { not: {} }, "the value is not known"],
    ["null to one who does not take it", { anyOf: [text, { type: "null" }] }, text, "the value is null, not string"],
    [
      "a field to one who is strict",
      object({ a: text, b: text }),
      { ...object({ a: text }), additionalProperties: false },
      "b is not known",
    ],
    [
      "deep inside a list",
      object({ list: { type: "array", items: object({ id: { type: "number" } }) } }),
      object({ list: { type: "array", items: object({ id: text }) } }),
      "list[].id is number, not string",
    ],
    [
      "a limit that is no more included",
      { ...number, minimum: 3 },
      { ...number, exclusiveMinimum: 3 },
      "the value need not keep exclusiveMinimum 3",
    ],
    [
      "an upper limit that is no more included",
      { ...number, maximum: 7 },
      { ...number, exclusiveMaximum: 7 },
      "the value need not keep exclusiveMaximum 7",
    ],
    [
      "a fraction below the first whole number",
      { ...number, exclusiveMinimum: 0 },
      { ...number, minimum: 1 },
      "the value need not keep minimum 1",
    ],
    [
      "a longer text to one who takes a shorter one, or null",
      { anyOf: [{ ...text, maxLength: 40 }, { type: "null" }] },
      { anyOf: [{ ...text, maxLength: 20 }, { type: "null" }] },
      need("maxLength 20"),
    ],
    ["a word that is no alternative", words, { anyOf: [{ const: "a" }, { const: "c" }] }, 'the value may be "b"'],
    ["no to one who takes yes", { type: "boolean" }, { const: true }, "the value may be false"],
    [
      "a word that is too long",
      { enum: ["a", "đẹp"] },
      { ...text, maxLength: 2 },
      'the value may be "đẹp", which does not keep maxLength 2',
    ],
    [
      "a word that does not match",
      { const: "b" },
      { ...text, pattern: "^a" },
      'the value may be "b", which does not keep pattern ^a',
    ],
    [
      "a number outside of limits",
      { enum: [2, 4] },
      { ...number, maximum: 3 },
      "the value may be 4, which does not keep maximum 3",
    ],
    ["any text to one who takes words", text, words, "the value may be other than a, b"],
    [
      "another place of a pair",
      { type: "array", prefixItems: [text, text] },
      { type: "array", prefixItems: [text, number] },
      "[1] is string, not number",
    ],
    [
      "a list to one who takes a pair",
      { type: "array", items: number },
      { type: "array", prefixItems: [text], items: number },
      "[0] is number, not string",
    ],
    [
      "more than a pair",
      { type: "array", prefixItems: [text], items: text },
      { type: "array", prefixItems: [text], items: false },
      "[] is not known",
    ],
    ["one rule of all that is broken", text, { allOf: [text, { pattern: "a" }] }, "the value need not keep pattern a"],
    [
      "a name that is not allowed",
      object({ a: text, b: text }),
      { type: "object", propertyNames: { enum: ["a"] } },
      'a name in the value may be "b"',
    ],
    [
      "any name",
      { type: "object", additionalProperties: text },
      { type: "object", propertyNames: { maxLength: 3 } },
      "a name in the value need not keep maxLength 3",
    ],
    [
      "a list that may repeat",
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: true },
      "the value need not keep uniqueItems true",
    ],
    [
      "anything else of another type",
      { ...object({ a: text }), additionalProperties: number },
      { ...object({ a: text }), additionalProperties: text },
      "* is number, not string",
    ],
    [
      "a field of another type, and anything else",
      { ...object({ a: text }), additionalProperties: {} },
      object({ a: number }),
      "a is string, not number",
    ],
    [
      "anything else to one who is strict",
      { ...object({ a: text }), additionalProperties: {} },
      { ...object({ a: text }), additionalProperties: false },
      "* is not known",
    ],
    [
      "anything else where a field is known",
      { type: "object", additionalProperties: number },
      object({ b: text }, []),
      "b is number, not string",
    ],
    [
      "a field that only some names have",
      { type: "object", patternProperties: { "^a": number } },
      object({ ab: text }, []),
      "ab may be anything, not only string",
    ],
    [
      "a field named like one of every object",
      object({ constructor: number }),
      { type: "object", additionalProperties: text },
      "constructor is number, not string",
    ],
    [
      "what fits two alternatives",
      object({ kind: { const: "a" } }),
      { oneOf: [object({ kind: text }), object({ kind: { const: "a" } })] },
      "the value may fit several alternatives of oneOf",
    ],
    [
      "what fits the first alternative and the last, but not the one between",
      kind("a"),
      { oneOf: [kind("a"), kind("b"), object({ kind: text })] },
      several,
    ],
    ["a word that fits two alternatives", { const: "a" }, { oneOf: [{ const: "a" }, { enum: ["b", "a"] }] }, several],
    [
      "what fits an alternative and one inside of another",
      kind("x"),
      { oneOf: [kind("x"), { oneOf: [kind("x"), kind("y")] }] },
      "the value may fit several alternatives of oneOf",
    ],
    [
      "what may fit a union that contains itself",
      kind("x"),
      { $defs: { U: { oneOf: [{ $ref: "#/$defs/U" }, text] } }, oneOf: [kind("x"), { $ref: "#/$defs/U" }] },
      "the value may fit several alternatives of oneOf",
    ],
    [
      "a keyword that is unknown",
      { type: "array" },
      { type: "array", contains: text },
      "the value need not keep contains, which the gate cannot compare",
    ],
    [
      "what is refused",
      text,
      { ...text, not: { const: "a" } },
      "the value need not keep not, which the gate cannot compare",
    ],
    [
      "a reference that leads nowhere",
      text,
      { $ref: "#/$defs/Text" },
      "the value is described by #/$defs/Text, which is missing",
    ],
    ["a reference to itself only", text, { anyOf: [{ $ref: "#" }, number] }, "the value is defined by itself only"],
    [
      "a rule beside a reference",
      text,
      { $defs: { Text: text }, $ref: "#/$defs/Text", minLength: 1 },
      "the value need not keep minLength 1",
    ],
  ])("finds %s", (_, sent, accepted, fault) => {
    expect(incompatibility(sent, accepted)).toBe(fault);
  });

  it("compares schemas that contain themselves", () => {
    const tree = (type: string) => ({
      type: "object",
      properties: { name: { type }, children: { type: "array", items: { $ref: "#" } } },
      required: ["name", "children"],
    });
    expect(incompatibility(tree("string"), tree("string"))).toBeNull();
    expect(incompatibility(tree("number"), tree("string"))).toBe("name is number, not string");
  });

  it("resolves equal references in the document of each side", () => {
    const documentWith = (type: string) => ({ components: { schemas: { Id: { type } } } });
    const roots = (sent: string, accepted: string) => ({
      sentRoot: documentWith(sent),
      acceptedRoot: documentWith(accepted),
    });
    const thing = object({ id: { $ref: "#/components/schemas/Id" } });
    expect(incompatibility(thing, thing, roots("string", "string"))).toBeNull();
    expect(incompatibility(thing, thing, roots("number", "string"))).toBe("id is number, not string");
  });
});
