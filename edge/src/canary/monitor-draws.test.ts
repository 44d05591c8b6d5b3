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
  const server = `exports.platform = {}; exports.inlineScripts = []; exports.render = async ({ fetchApi, url }) => { ${body} };`;
  await publish(shop.store, await writeBuild(shop.folder, "shell", { version: "2.0.0", server }));
  return [{ name: "shell", version: "2.0.0" }];
}
/** Requests a document of a visitor's set. @param network the third number of the visitor's address */
const request = (url: string, cookie: string, network: number) =>
  shop.edge.inject({ url, headers: { cookie }, remoteAddress: `10.0.${network}.1` });
/** Requests a document of each visitor's set from forty networks each. */
async function requestForty(...cookies: string[]) {
  for (let i = 0; i < 40; i++)
    for (const [index, cookie] of cookies.entries()) await request(`/home?${i}`, cookie, 40 * index + i);
}
/** Failed documents of the stable set and of the candidate, and all of them. */
async function draws() {
  const live = await liveComposition(shop.store);
  const { stable, candidate } = await readCounts(shop.store, comparisonId(live!.stable, live!.candidates[0]!));
  return [stable, candidate].map((one) => `${one.draws.failures} of ${one.draws.trials}`).join(", ");
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
    await eventually(draws, "0 of 40, 0 of 0");
  });
});

describe("a document that fails for its address", () => {
  it("counts once for a network, which cannot withdraw a candidate with it", async () => {
    shop = await runningEdge();
    const body =
      'if (url.startsWith("/bad")) throw new Error("bad"); return { status: 200, html: "", failures: [], complete: true };';
    await promote(shop.store, await publishShell(body), who, { percent: 50, check });
    await eventually(revision, 2);
    for (let i = 0; i < 40; i++) {
      await request(`/home?${i}`, visitors.stable, i);
      await request(`/bad?${i}`, visitors.candidate, 100);
    }
    await eventually(draws, "0 of 40, 1 of 1");
  });
});
