import { incompatibility } from "./compatible.ts";

const text = { type: "string" };
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});

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
