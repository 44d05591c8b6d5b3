import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { nameOf, type Operation } from "@thuot-tha/shared/contracts/operations";
import { handlers } from "./operations.ts";

const contracts = "@thuot-tha/shared/contracts/operations";
const folder = dirname(require.resolve(contracts));

/** Every operation file of the contract: "customer/get-me". */
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "entities")
  .flatMap(({ name: noun }) => readdirSync(join(folder, noun)).map((file) => `${noun}/${file.replace(".ts", "")}`));
const camelCase = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe("the operations of the contract", () => {
  it("are all handled, each once", async () => {
    const modules: Record<string, Operation>[] = await Promise.all(files.map((file) => import(`${contracts}/${file}`)));
    const declared = modules.flatMap((module) => Object.values(module));
    expect(handlers.map(({ operation }) => nameOf(operation)).sort()).toEqual(declared.map(nameOf).sort());
    expect(declared).toHaveLength(files.length);
  });

  it.each(files)("has the name of its file: %s", async (file) => {
    const [, verb = ""] = file.split("/");
    expect(Object.keys(await import(`${contracts}/${file}`))).toEqual([camelCase(verb)]);
  });

  it.each(handlers.map(({ operation }) => [nameOf(operation), operation] as const))(
    "says what each part of its path is: %s",
    (_, { path, params }) => {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const shape = (params as { shape?: object } | undefined)?.shape ?? {};
      expect(Object.keys(shape).sort()).toEqual(named.sort());
    },
  );
});
