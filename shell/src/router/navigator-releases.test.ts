import { pageOf, promised, setUp, target, traversed } from "./testing/navigator.ts";

describe("createNavigator, when other releases go live", () => {
  it("requests a document when other releases have gone live", async () => {
    const { navigator, documents, shown } = setUp({ outdated: async () => true, isOutdated: () => true });
    await navigator.go(target("/dam"), "push");
    await navigator.go(target("/vest"), "pop");
    expect(documents).toEqual(["assign /dam", "reload"]);
    expect(shown).toEqual([]);
  });

  it("keeps its releases for another state of the page on screen, and not for a link to the page itself", async () => {
    const { navigator, documents, shown } = setUp({ outdated: async () => true, isOutdated: () => true });
    await navigator.go({ ...target("/home"), search: "?attr=den" }, "push");
    await navigator.go({ ...target("/home"), search: "?attr=den", state: { stay: true } }, "replace");
    await navigator.go(await traversed(-1), "pop");
    expect(shown).toEqual(Array(3).fill("mf-catalog/page /home"));
    expect(documents).toEqual([]);
    await navigator.go(target("/home"), "replace");
    expect(documents).toEqual(["replace /home"]);
  });

  it("replaces no other state of the page on screen when the answer comes late", async () => {
    const outdated = promised<boolean>();
    let replaced = 0;
    const { navigator, shown } = setUp({ outdated: () => outdated.promise, replaceShown: () => replaced++ });
    await navigator.go({ ...target("/home"), search: "?attr=den" }, "push");
    outdated.keep(true);
    await outdated.promise;
    expect([shown, replaced]).toEqual([["mf-catalog/page /home"], 0]);
  });

  it("shows a page that is ready before the answer, and requests its document when other releases are live", async () => {
    const outdated = promised<boolean>();
    const replaced = promised<string>();
    const { navigator, shown } = setUp({
      outdated: () => outdated.promise,
      replaceShown: () => replaced.keep("replaced"),
    });
    await navigator.go(target("/dam"), "push");
    expect(shown).toEqual(["mf-catalog/page /dam"]);
    outdated.keep(true);
    expect(await replaced.promise).toBe("replaced");
  });

  it("requests no document of a page that the shopper has left before the answer", async () => {
    const outdated = promised<boolean>();
    const answers = [outdated.promise, Promise.resolve(false)];
    let replaced = 0;
    const { navigator } = setUp({
      outdated: () => answers.shift() as Promise<boolean>,
      replaceShown: () => replaced++,
    });
    await navigator.go(target("/dam"), "push");
    await navigator.go(target("/vay"), "push");
    outdated.keep(true);
    await outdated.promise;
    expect(replaced).toBe(0);
  });

  it("requests no document of a page that the shopper has left", async () => {
    const outdated = promised<boolean>();
    const answers = [outdated.promise, Promise.resolve(false)];
    const { navigator, documents, shown } = setUp({
      outdated: () => answers.shift() as Promise<boolean>,
      load: async (match) => (match.props.pathname === "/slow" ? new Promise(() => undefined) : pageOf(match)),
    });
    const first = navigator.go(target("/slow"), "push");
    await navigator.go(target("/dam"), "push");
    outdated.keep(true);
    await first;
    expect(documents).toEqual([]);
    expect(shown).toEqual(["mf-catalog/page /dam"]);
  });
});
