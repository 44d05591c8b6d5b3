import { createLayoutStore } from "../layout/layout-store.ts";
import { watchUnsentForms } from "./unsent-forms.ts";
import { createUpdates } from "./updates.ts";

interface Given {
  outdated?: () => Promise<boolean | null>;
  failed?: boolean;
  unsent?: boolean;
  writing?: boolean;
}

function setUp({ outdated = async () => true, failed = false, unsent = false, writing = false }: Given = {}) {
  const layout = createLayoutStore();
  const seen: string[] = [];
  layout.subscribe(() => seen.push(layout.get().update));
  const updates = createUpdates({
    outdated,
    hasFailed: () => failed,
    hasUnsent: () => unsent,
    isWriting: () => writing,
    layout,
    reload: () => seen.push("reload"),
    reloadOnce: () => seen.push("reload once"),
  });
  return { updates, seen };
}

describe("createUpdates", () => {
  it("offers a new version once, and never again when it is put off", async () => {
    const { updates, seen } = setUp();
    expect(updates.isOutdated()).toBe(false);
    expect(await updates.check()).toBe(true);
    expect(updates.isOutdated()).toBe(true);
    await updates.check();
    updates.postpone();
    await updates.check();
    expect(seen).toEqual(["offered", "none"]);
  });

  it("offers nothing while this is the newest", async () => {
    const { updates, seen } = setUp({ outdated: async () => false });
    expect(await updates.check()).toBe(false);
    expect(seen).toEqual([]);
  });

  it("takes the offer back once this version is live again, and not because nothing answers", async () => {
    const answers = [true, null, false, true];
    const { updates, seen } = setUp({ outdated: async () => answers.shift() ?? null });
    await updates.check();
    expect([await updates.check(), updates.isOutdated(), seen]).toEqual([false, false, ["offered"]]);
    expect([await updates.check(), updates.isOutdated(), seen]).toEqual([false, false, ["offered", "none"]]);
    await updates.check();
    expect(seen).toEqual(["offered", "none", "offered"]);
  });

  it("leaves the question about what was typed, which another reload than that for a new version asks too", async () => {
    const { updates, seen } = setUp({ outdated: async () => false, unsent: true });
    updates.apply();
    await updates.check();
    expect(seen).toEqual(["unsaved"]);
  });

  it("reloads for the shopper at once where nothing was typed", async () => {
    const { updates, seen } = setUp();
    await updates.check();
    updates.apply();
    expect(seen).toEqual(["offered", "reload"]);
  });

  it("asks for confirmation before what was typed is lost", async () => {
    const { updates, seen } = setUp({ unsent: true });
    await updates.check();
    updates.apply();
    updates.apply();
    expect(seen).toEqual(["offered", "unsaved", "reload"]);
  });

  it("reloads by itself where parts have failed, but never over something typed or sent", async () => {
    const failed = setUp({ failed: true });
    await failed.updates.check();
    expect(failed.seen).toEqual(["reload once"]);
    const typing = setUp({ failed: true, unsent: true });
    await typing.updates.check();
    expect(typing.seen).toEqual(["offered"]);
    const ordering = setUp({ failed: true, writing: true });
    await ordering.updates.check();
    expect(ordering.seen).toEqual(["offered"]);
  });
});

describe("watchUnsentForms", () => {
  it("tracks a form that was typed into until it is sent or gone", () => {
    document.body.innerHTML = "<form><input name=a><input type=checkbox name=b></form>";
    const [form, text, box] = [...document.querySelectorAll<HTMLElement>("form, input")];
    const hasUnsent = watchUnsentForms(document);
    box?.dispatchEvent(new Event("input", { bubbles: true }));
    expect(hasUnsent()).toBe(false);
    text?.dispatchEvent(new Event("input", { bubbles: true }));
    expect(hasUnsent()).toBe(true);
    form?.dispatchEvent(new Event("submit", { bubbles: true }));
    expect(hasUnsent()).toBe(false);
    text?.dispatchEvent(new Event("input", { bubbles: true }));
    form?.remove();
    expect(hasUnsent()).toBe(false);
  });

  it("leaves out a form that leads to an address, such as the filters of a list", () => {
    document.body.innerHTML = '<form action="/dam"><input name=price></form>';
    const hasUnsent = watchUnsentForms(document);
    document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    expect(hasUnsent()).toBe(false);
  });

  it.each([
    ["a field that is marked", '<input aria-invalid="true">', true],
    ["a message", '<p role="alert">Máy chủ bận.</p>', true],
    ["thanks", '<p role="status">Đã lưu.</p>', false],
  ])("of a sent form that answers with %s (%s) is %s", (_, answer, expected) => {
    document.body.innerHTML = "<form><input name=a></form>";
    const form = document.querySelector("form");
    const hasUnsent = watchUnsentForms(document);
    form?.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    form?.dispatchEvent(new Event("submit", { bubbles: true }));
    form?.insertAdjacentHTML("beforeend", answer);
    expect(hasUnsent()).toBe(expected);
    form?.remove();
    expect(hasUnsent()).toBe(false);
  });

  it("reloads a page shown before the answer, but not one in which the shopper has typed or sent something", () => {
    const idle = setUp();
    idle.updates.replaceShown();
    expect(idle.seen).toEqual(["reload"]);
    const typing = setUp({ unsent: true });
    typing.updates.replaceShown();
    expect(typing.seen).toEqual([]);
    const ordering = setUp({ writing: true });
    ordering.updates.replaceShown();
    expect(ordering.seen).toEqual([]);
  });
});
