import { checkReleaseSet as check } from "../checks/release-set.ts";
import { comparisonId } from "../releases/candidates.ts";
import { history, liveComposition } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";
import { readCounts } from "./shared-counts.ts";

let shop: RunningEdge;
afterEach(() => shop.close());

/** Publishes a shell whose `render` has this body. */
async function publishShell(body: string) {
  const server = `exports.platform = {}; exports.inlineScripts = []; exports.render = async ({ fetchApi }) => { ${body} };`;
  await publish(shop.store, await writeBuild(shop.folder, "shell", { version: "2.0.0", server }));
  return [{ name: "shell", version: "2.0.0" }];
}
/** Requests forty documents of each visitor's set. */
async function requestForty(...cookies: string[]) {
  for (let i = 0; i < 40; i++) for (const cookie of cookies) await shop.get(`/home?${i}`, cookie);
}
const revision = async () => (await shop.get("/readyz")).json().revision;

describe("a shell that throws instead of rendering", () => {
  it("is withdrawn as a candidate", async () => {
    shop = await runningEdge();
    await promote(shop.store, await publishShell('throw new Error("broken");'), who, { percent: 50, check });
    await eventually(revision, 2);
    await requestForty(visitors.stable, visitors.candidate);
    await eventually(revision, 3);
    const [last] = await history(shop.store);
    expect(last).toMatchObject({ action: "withdraw", by: "edge" });
    expect(last?.why).toMatch(
      /(\d+) of \1 documents were not rendered completely on the server, of the stable set 0 of \d+/,
    );
  });

  it("is rolled back after a promotion to all", async () => {
    shop = await runningEdge();
    await requestForty(visitors.stable);
    await promote(shop.store, await publishShell('throw new Error("broken");'), who, { check });
    await eventually(revision, 2);
    await requestForty(visitors.stable);
    await eventually(revision, 3);
    const [last] = await history(shop.store);
    expect(last).toMatchObject({ action: "rollback", by: "edge" });
    expect(last?.why).toMatch(
      /(\d+) of \1 documents were not rendered completely on the server, of the set before 0 of \d+/,
    );
  });

  it("because the API does not answer counts nowhere", async () => {
    shop = await runningEdge({ API_URL: "http://127.0.0.1:1" });
    await promote(shop.store, await publishShell('await fetchApi("/v2/x");'), who, { percent: 50, check });
    await eventually(revision, 2);
    await requestForty(visitors.stable, visitors.candidate);
    const live = await liveComposition(shop.store);
    const comparison = comparisonId(live!.stable, live!.candidates[0]!);
    const draws = async () => {
      const { stable, candidate } = await readCounts(shop.store, comparison);
      return [stable, candidate].map((one) => `${one.draws.failures} of ${one.draws.trials}`).join(", ");
    };
    await eventually(draws, "0 of 40, 0 of 0");
  });
});
