import { runInNewContext } from "node:vm";
import { script } from "./script.ts";

/** Runs the script in a page that gets this answer to its first update. @returns what it then did */
async function updated(answer: { status: number } | Error, isTouched = false): Promise<string[]> {
  const did: string[] = [];
  let update: () => Promise<void> = async () => undefined;
  runInNewContext(script, {
    addEventListener: (_: "input", touch: () => void) => isTouched && touch(),
    setInterval: (run: typeof update) => (update = run),
    fetch: async () => {
      if (answer instanceof Error) throw answer;
      return { ...answer, ok: answer.status === 200, text: async () => "the new page" };
    },
    location: { reload: () => did.push("reload") },
    document: {
      hidden: false,
      activeElement: null,
      querySelectorAll: () => [{ dataset: { part: "history" }, replaceWith: (other: string) => did.push(other) }],
    },
    DOMParser: class {
      parseFromString = (text: string) => ({ querySelector: (selector: string) => `${selector} of ${text}` });
    },
  });
  await update();
  return did;
}

describe("an update of the operators' page", () => {
  it("replaces what the page shows", async () => {
    expect(await updated({ status: 200 })).toEqual(["main of the new page"]);
  });

  it("leaves forms as they are once one has been filled in", async () => {
    expect(await updated({ status: 200 }, true)).toEqual(['[data-part="history"] of the new page']);
  });

  it("loads the page to log in when the token no longer counts", async () => {
    expect(await updated({ status: 401 })).toEqual(["reload"]);
  });

  it.each([{ status: 503 }, new Error("no connection")])("changes nothing after %j", async (answer) => {
    expect(await updated(answer)).toEqual([]);
  });
});
