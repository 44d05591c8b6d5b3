import { classesIn, usedStyles } from "./used-styles.ts";

const used = (text: string, ...classes: string[]) => usedStyles({ path: `/${text}`, text }, new Set(classes));

describe("usedStyles", () => {
  it.each([
    [
      "keeps rules of elements and of classes in use",
      "p{margin:0}.a{color:red}.b{color:blue}",
      "p{margin:0}.a{color:red}",
    ],
    ["keeps the selectors that can match", ".a,.b:hover,.a .b,p>.a{color:red}", ".a,p>.a{color:red}"],
    [
      "requires no class that a selector excludes",
      ".a:not(.b):is(.c,.d){color:red}",
      ".a:not(.b):is(.c,.d){color:red}",
    ],
    ["reads no class in an attribute", '.a[src$=".svg"]{color:red}', '.a[src$=".svg"]{color:red}'],
    ["keeps states", ".a:hover,.a[open]{color:red}", ".a:hover,.a[open]{color:red}"],
    [
      "reads rules in groups, and drops groups without any",
      "@media (hover:hover){.a{color:red}.b{color:blue}}@layer base{.b{color:red}}",
      "@media (hover:hover){.a{color:red}}",
    ],
    [
      "keeps the animations in use, after the rules",
      "@keyframes turn{to{rotate:1turn}}@keyframes rise{0%{opacity:0}}.a{animation:turn 1s}.b{animation:rise 1s}",
      ".a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
    ],
    ["reads no block in a text", '.a{content:"}.b{"}.b{color:red}', '.a{content:"}.b{"}'],
    [
      "keeps other at-rules",
      '@charset "utf-8";@font-face{font-family:A;src:local("Arial")}.b{color:red}',
      '@charset "utf-8";@font-face{font-family:A;src:local("Arial")}',
    ],
  ])("%s", (_, text, expected) => {
    expect(used(text, "a")).toBe(expected);
  });

  it("writes a stylesheet for each document by its classes, in any order", () => {
    const text = ".a{color:red}.b{color:blue}.c{color:green}";
    expect(used(text, "a", "b")).toBe(".a{color:red}.b{color:blue}");
    expect(used(text, "c")).toBe(".c{color:green}");
    expect(used(text, "b", "a")).toBe(".a{color:red}.b{color:blue}");
  });

  it("names files beside a stylesheet by their whole address", () => {
    const text = '.a{mask-image:url(icons.1a2b.svg)}.b{mask-image:url("data:image/svg+xml,a.svg")}';
    expect(usedStyles({ path: "/r/shell/1.0.0/main.css", text }, new Set(["a", "b"]))).toBe(
      '.a{mask-image:url(/r/shell/1.0.0/icons.1a2b.svg)}.b{mask-image:url("data:image/svg+xml,a.svg")}',
    );
  });
});

describe("classesIn", () => {
  it("finds the classes of all elements", () => {
    expect(classesIn('<p class="a b"><i class="c"></i></p>')).toEqual(new Set(["a", "b", "c"]));
  });
});
