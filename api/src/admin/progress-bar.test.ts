import { progressBar } from "./progress-bar.ts";

function written(isTTY: boolean, ...shown: [string, number, number][]): string {
  let text = "";
  const bar = progressBar({ isTTY, write: (more) => (text += more) });
  for (const one of shown) bar.show(...one);
  bar.end();
  return text;
}

describe("progressBar", () => {
  it("writes over its line on a terminal", () => {
    expect(written(true, ["writing", 1, 4], ["writing", 2, 4])).toBe(
      "\r[########······················] 25 % writing, 1 of 4\u001b[K" +
        "\r[###############···············] 50 % writing, 2 of 4\u001b[K\n",
    );
  });

  it("writes a line for every tenth elsewhere", () => {
    const steps = Array.from({ length: 100 }, (_, index): [string, number, number] => ["writing", index + 1, 100]);
    expect(
      written(false, ...steps)
        .trim()
        .split("\n"),
    ).toHaveLength(11);
  });
});
