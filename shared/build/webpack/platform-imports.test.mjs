import { importsOf, modulesOf } from "./platform-imports.mjs";

describe("the platform as a module", () => {
  it("imports eager modules at once and lazy ones on demand", () => {
    expect(importsOf({ eager: ["react", "redux"], lazy: ["dayjs"] })).toBe(
      'import "react";\nimport "redux";\nexport const lazy = [() => import("dayjs")];',
    );
  });

  it("exports every module by its name", () => {
    expect(modulesOf(["react", "dayjs"])).toBe(
      'import * as m0 from "react";\nimport * as m1 from "dayjs";\nexport const platform = { "react": m0, "dayjs": m1 };',
    );
  });
});
