import { checkReleaseSet as check } from "../../checks/release-set.ts";
import { createToken } from "../../operators/operators.ts";
import { history } from "../../releases/history.ts";
import { promote } from "../../releases/promote.ts";
import { publish } from "../../releases/publish.ts";
import { writeOperators } from "../../testing/operators.ts";
import { temporaryFolder, writeBuild } from "../../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../../testing/running-edge.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let shop: RunningEdge;
let tokens: Record<string, string>;
beforeEach(async () => {
  folder = await temporaryFolder();
  const { file, tokens: made } = await writeOperators(folder.path, {
    lan: ["promote:mf-a:50"],
    minh: ["promote-all", "roll-back"],
    thu: ["promote-all"],
    guest: [],
  });
  tokens = made;
  shop = await runningEdge({ OPERATORS_FILE: file, PROMOTE_NEEDS_SECOND: "100" });
});
afterEach(async () => {
  await shop.close();
  await folder.remove();
});

const form = (url: string, fields: string[][], headers: Record<string, string> = {}) =>
  shop.edge.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const page = (cookie = "") => shop.edge.inject({ url: "/ops", headers: cookie ? { cookie } : {} });

/** Logs in. @returns the cookie that the browser keeps */
async function logIn(name: string): Promise<string> {
  const { headers } = await form("/ops/login", [["token", tokens[name] ?? ""]]);
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

/** Sends a form of the page as an operator who has logged in. */
async function send(name: string, command: string, ...fields: string[][]) {
  const cookie = await logIn(name);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec((await page(cookie)).body) ?? [];
  return form(`/ops/commands/${command}`, [["key", key], ...fields], { cookie });
}
const candidate = async () => {
  await shop.publishAll("2.0.0");
  await promote(shop.store, [{ name: "mf-a", version: "2.0.0" }], who, { percent: 10, check });
  const cookie = await logIn("minh");
  await eventually(async () => (await page(cookie)).body.includes("Candidate mf-a@2.0.0 for 10 % of shoppers"), true);
};

describe("logging in to the operators' page", () => {
  it("takes a token and keeps it where scripts and other addresses do not see it", async () => {
    expect([(await page()).statusCode, (await page()).body]).toEqual([401, expect.stringContaining("Your token")]);
    const answer = await form("/ops/login", [["token", ` ${tokens.guest} `]]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/ops"]);
    expect(answer.headers["set-cookie"]).toMatch(
      /^tt_operator=tt_\S+; Max-Age=43200; Path=\/ops; HttpOnly; SameSite=Lax$/,
    );
    expect((await page(await logIn("guest"))).body).toContain("<span>guest</span>");
    const secure = await form("/ops/login", [["token", tokens.guest ?? ""]], { "x-forwarded-proto": "https" });
    expect(secure.headers["set-cookie"]).toContain("Secure");
    const out = await form("/ops/logout", [], { cookie: await logIn("guest") });
    expect(out.headers["set-cookie"]).toMatch(/^tt_operator=; /);
  });

  it("refuses a wrong token, another site, and after ten wrong tokens every one", async () => {
    const wrong = () => form("/ops/login", [["token", "tt_wrong"]]);
    const answer = await wrong();
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining("This token is not known here")]);
    const other = await form("/ops/login", [["token", tokens.minh ?? ""]], { "sec-fetch-site": "cross-site" });
    expect(other.statusCode).toBe(403);
    for (let tries = 0; tries < 9; tries++) await wrong();
    const late = await form("/ops/login", [["token", tokens.minh ?? ""]]);
    expect([late.statusCode, late.headers["set-cookie"]]).toEqual([429, undefined]);
  });

  it("is not ended by another site", async () => {
    const cookie = await logIn("guest");
    const out = await form("/ops/logout", [], { cookie, "sec-fetch-site": "cross-site" });
    expect([out.statusCode, out.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("does not exist without operators", async () => {
    const plain = await runningEdge();
    expect((await plain.edge.inject("/ops")).body).not.toContain("Releases");
    await plain.close();
  });

  it("takes the token of the older setting, which only shows the page", async () => {
    const { token, hash } = createToken();
    const edge = await shop.another({ OPS_TOKEN_SHA256: hash });
    const answer = await edge.inject({ url: "/ops", headers: { cookie: `tt_operator=${token}` } });
    expect(answer.body).toContain("<span>operators</span>");
    expect(answer.body).not.toContain('action="/ops/commands');
  });
});

describe("the operators' page", () => {
  it("shows versions, shares, the candidate's counts and evidence, and the history", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), { ...who, why: "<script>alert(1)</script>" }, { percent: 10, check });
    const cookie = await logIn("minh");
    await eventually(async () => (await page(cookie)).body.includes("for 10 % of shoppers, as 1 edge saw it"), true);
    const { body, headers } = await page(cookie);
    expect(body).toContain("2.0.0 (10 % of shoppers)");
    expect(body).toContain('aria-label="Evidence against the candidate over time: Loads in browsers 1.0 to 1,');
    expect(body).toContain("<button>Make a link for staff</button>");
    expect(body).toContain("&lt;script&gt;alert");
    expect(body).not.toContain("<script>alert");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; .*script-src 'sha256-\S+'; .*form-action 'self'/,
    );
  });

  it("shows a remote that only a candidate adds", async () => {
    await publish(shop.store, await writeBuild(shop.folder, "mf-c", { server: 'exports.default = "mf-c";' }));
    await promote(shop.store, [{ name: "mf-c", version: "1.0.0" }], who, { percent: 10, check });
    const cookie = await logIn("guest");
    const row =
      '<td data-label="Remote">mf-c</td><td data-label="Stable">none</td><td data-label="Candidate">1.0.0 (10 % of shoppers)</td>';
    await eventually(async () => (await page(cookie)).body.includes(row), true);
  });

  it("shows how fast the live revision is, by track", async () => {
    const cookie = await logIn("guest");
    await eventually(async () => (await page(cookie)).body.includes("all visitors see the same set"), true);
    const { set } = (await shop.get("/composition.json")).json();
    for (const lcp of [900, 2500, 2600]) {
      const payload = { kind: "vitals", values: { lcp, inp: 100 }, set };
      await shop.edge.inject({ method: "POST", url: "/telemetry", payload });
    }
    const { body } = await page(cookie);
    expect(body).toContain('data-label="Largest picture within 2.5 s">67 % of 3</td>');
    expect(body).toContain('data-label="Answer to input within 0.2 s">100 % of 3</td>');
    expect(body).toContain('data-label="Shift of at most 0.1">not measured yet</td>');
  });

  it("shows the latest revisions, each with its changes", async () => {
    const first = await shop.store.readComposition(1);
    for (let revision = 2; revision <= 60; revision++) await shop.store.addComposition({ ...first!, revision });
    const { body } = await page(await logIn("guest"));
    expect(body.match(/data-label="Revision">(\d+)</g)).toHaveLength(50);
    expect(body).toContain('data-label="Revision">11<');
    expect(body.match(/data-label="Changed">[^<]*/g)).toEqual(Array(50).fill('data-label="Changed">'));
  });

  it("shows of each revision only the candidates that it changed", async () => {
    await shop.publishAll("2.0.0");
    for (const name of ["mf-a", "mf-b"])
      await promote(shop.store, [{ name, version: "2.0.0" }], who, { percent: 10, check });
    const { body } = await page(await logIn("guest"));
    expect(body.match(/data-label="Changed">[^<]*/g)?.slice(0, 2)).toEqual([
      'data-label="Changed">mf-b@2.0.0 (10 %)',
      'data-label="Changed">mf-a@2.0.0 (10 %)',
    ]);
  });

  it("loads pages before a candidate is for all, unless the operator unchecks it", async () => {
    await candidate();
    const { body } = await page(await logIn("minh"));
    const [finish = ""] = /action="\/ops\/commands\/finish".*?<\/form>/.exec(body) ?? [];
    expect(finish).toContain('<input type="checkbox" name="browser" checked>');
  });

  it("offers each operator what their roles allow", async () => {
    await candidate();
    const offered = async (name: string) => {
      const { body } = await page(await logIn(name));
      return [...body.matchAll(/action="\/ops\/commands\/([\w-]+)"/g)].map(([, command]) => command);
    };
    expect(await offered("guest")).toEqual([]);
    expect(await offered("lan")).toEqual(["canary", "staff-link", "withdraw"]);
    expect(await offered("thu")).toEqual(["canary", "finish", "staff-link", "withdraw", "promote", "remove"]);
    await send("minh", "withdraw");
    await eventually(async () => (await page(await logIn("minh"))).body.includes("<h2>Candidate"), false);
    expect(await offered("minh")).toEqual(["promote", "remove"]);
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(async () => (await offered("minh")).join(), "promote,rollback,remove");
    expect(await offered("thu")).toEqual(["promote", "remove"]);
  });
});

describe("forms of the operators' page", () => {
  const last = async () => (await history(shop.store))[0];

  it("promote, grow, withdraw and roll back in the operator's name", async () => {
    await shop.publishAll("2.0.0");
    const shown = await send(
      "lan",
      "promote",
      ["words", "mf-a@2.0.0"],
      ["words", ""],
      ["canary", "5"],
      ["why", "filters"],
    );
    expect([shown.statusCode, shown.body]).toEqual([
      200,
      expect.stringContaining("revision 2 is live: mf-a@2.0.0 for 5 %"),
    ]);
    expect(await last()).toMatchObject({ by: "lan", why: "filters", candidates: [{ percent: 5 }] });
    expect((await send("lan", "canary", ["words", "20"])).body).toContain("revision 3 is live");
    expect((await send("lan", "staff-link", ["words", "mf-a"])).body).toContain(">http://localhost:80/home?staff=");
    const tooMuch = await send("lan", "canary", ["words", "51"]);
    expect([tooMuch.statusCode, tooMuch.body]).toEqual([
      403,
      expect.stringContaining("lan may not show new releases of mf-a to 51 % of shoppers"),
    ]);
    expect((await send("minh", "withdraw", ["why", "slow"])).body).toContain(
      "revision 4 is live: mf-a withdrawn: slow",
    );
    expect((await send("minh", "rollback", ["words", "1"])).body).toContain("revision 5 is live: back to revision 1");
    expect(await last()).toMatchObject({ by: "minh", action: "rollback" });
  });

  /** The fields of a form in a page, as a browser sends them. */
  const fieldsIn = (body: string, command: string) => {
    const [content = ""] = new RegExp(`action="/ops/commands/${command}".*?</form>`).exec(body) ?? [];
    return [...content.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, ...field]) => field);
  };

  it("offer to remove what is live and in no candidate, never the shell", async () => {
    await candidate();
    const { body } = await page(await logIn("minh"));
    const [remove = ""] = /action="\/ops\/commands\/remove".*?<\/form>/.exec(body) ?? [];
    expect(remove.match(/<option>[^<]*/g)).toEqual(["<option>", "<option>mf-b"]);
    expect(remove).toContain("<button>Ask the gate</button>");
  });

  it("remove a remote once the operator has seen what the gate says", async () => {
    const cookie = await logIn("minh");
    const asked = [...fieldsIn((await page(cookie)).body, "remove"), ["words", "mf-a"], ["why", "season is over"]];
    const tried = await form("/ops/commands/remove", asked, { cookie });
    expect([tried.statusCode, tried.body]).toEqual([
      200,
      expect.stringContaining(
        "the gate lets it through; nothing was changed, because this was a dry run. Otherwise revision 2 would wait for a second operator: mf-a removed: season is over",
      ),
    ]);
    expect(tried.body).toContain("<button>Remove mf-a</button>");
    expect(await shop.store.objects.list("requests/")).toEqual([]);
    const done = await form("/ops/commands/remove", fieldsIn(tried.body, "remove"), { cookie });
    expect(done.body).toContain("waits for a second operator");
    expect(done.body).not.toContain("<form");
    const [, id = ""] = /ops approve (\w+)/.exec(done.body) ?? [];
    await send("thu", "approve", ["words", id]);
    expect(await last()).toMatchObject({ by: "minh, approved by thu", why: "mf-a removed: season is over" });
    expect(Object.keys((await last())?.stable ?? {})).toEqual(["shell", "mf-b"]);
    expect((await page(cookie)).body).toContain('data-label="Changed">mf-a removed<');
  });

  it("say which remote a rollback removes", async () => {
    await publish(shop.store, await writeBuild(shop.folder, "mf-c", { server: 'exports.default = "mf-c";' }));
    await promote(shop.store, [{ name: "mf-c", version: "1.0.0" }], who, { check });
    const cookie = await logIn("minh");
    const earlier = async () => /<option value="1">([^<]*)/.exec((await page(cookie)).body)?.[1];
    await eventually(earlier, "the set before, revision 1: mf-c removed");
  });

  it("show why the gate refuses a removal, and offer none then", async () => {
    await shop.publishAll("2.0.0");
    const asked = await send("thu", "remove", ["words", "mf-none"], ["dry-run", "on"]);
    expect([asked.statusCode, asked.body]).toEqual([422, expect.stringContaining("mf-none is not live; these are:")]);
    expect(asked.body).not.toContain("<form");
    const denied = await send("lan", "remove", ["words", "mf-a"], ["dry-run", "on"]);
    expect([denied.statusCode, denied.body]).toEqual([403, expect.stringContaining("lan may not remove mf-a")]);
  });

  it("name what a request removes", async () => {
    await shop.publishAll("2.0.0");
    expect((await send("minh", "remove", ["words", "mf-a"])).body).toContain("waits for a second operator");
    const { body } = await page(await logIn("thu"));
    expect(body).toContain("minh wants to remove mf-a (mf-a removed); request");
  });

  it("need a second operator, who approves on the page", async () => {
    await shop.publishAll("2.0.0");
    expect((await send("minh", "promote", ["words", "mf-a@2.0.0"])).body).toContain("waits for a second operator");
    expect((await page(await logIn("minh"))).body).not.toContain('action="/ops/commands/approve"');
    const { body } = await page(await logIn("thu"));
    expect(body).toContain("minh wants to show mf-a@2.0.0 to all shoppers");
    const [, id = ""] = /commands\/approve".*?name="words" value="(\w+)"/.exec(body) ?? [];
    expect((await send("thu", "approve", ["words", id])).body).toContain("revision 2 is live");
    expect(await last()).toMatchObject({ by: "minh, approved by thu" });
  });

  it("are refused without the key of this page, with that of another operator, and from another site", async () => {
    await candidate();
    const cookie = await logIn("minh");
    const key = (body: string) => /name="key" value="([^"]+)"/.exec(body)?.[1] ?? "";
    const own = key((await page(cookie)).body);
    const others = key((await page(await logIn("thu"))).body);
    const refused = async (fields: string[][], headers: Record<string, string>) =>
      (await form("/ops/commands/withdraw", fields, headers)).statusCode;
    expect(await refused([], { cookie })).toBe(403);
    expect(await refused([["key", others]], { cookie })).toBe(403);
    expect(await refused([["key", own]], { cookie, "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await refused([["key", own]], {})).toBe(401);
    expect(await shop.store.revisions()).toEqual([2, 1]);
    expect(await refused([["key", own]], { cookie, "sec-fetch-site": "same-origin" })).toBe(200);
  });
});
