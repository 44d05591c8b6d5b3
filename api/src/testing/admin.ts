import type { TestShop } from "./shop.ts";

/** Runs an admin command in the shop's process, as staff type it. @returns the lines it prints, and its exit code */
export async function runAdmin(shop: TestShop, words: readonly string[], cwd = "/") {
  const { payload } = await shop.app.inject({
    method: "POST",
    url: "/ops/admin",
    headers: { authorization: "Bearer admin-secret" },
    payload: { words, cwd, user: "mai" },
  });
  const answers = payload
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { say?: string; code?: number });
  return { lines: answers.flatMap(({ say }) => say ?? []), code: answers.at(-1)?.code ?? -1 };
}

/** Runs a command in one text, of words without spaces. @returns what it prints, as one text */
export async function staff(shop: TestShop, words: string): Promise<string> {
  return (await runAdmin(shop, words.trim().split(/ +/))).lines.join("\n");
}
