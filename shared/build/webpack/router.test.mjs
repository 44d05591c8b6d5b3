import withPureTopLevel from "./router.mjs";

describe("the loader of React Router", () => {
  it("marks what is made by a call, and drops its name for developer tools", () => {
    expect(withPureTopLevel('var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\n')).toBe(
      "var Link = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n\n",
    );
  });

  it("makes a class and its context in one call that is pure", () => {
    const source = "var Caught = class extends React.Component {\n  a = 1;\n};\nCaught.contextType = Context;\n";
    expect(withPureTopLevel(source)).toBe(
      "var Caught = /* @__PURE__ */ (() => Object.assign(class extends React.Component {\n  a = 1;\n}, { contextType: Context }))();\n",
    );
  });

  it("leaves calls inside functions and other statements as they are", () => {
    const source = "function draw() {\n  var ref = React.createContext(null);\n}\nvar words = split(text);\n";
    expect(withPureTopLevel(source)).toBe(source);
  });
});
