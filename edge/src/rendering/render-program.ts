import type { LiveComposition, ShellServer } from "@thuot-tha/shared/contracts/remote";
import type { DescribedFailure, FromProcess, ToProcess } from "./render-messages.ts";

/**
 * The program of a render process: evaluates the server bundles of one set and renders documents with them. It is
 * handed to Node as text (`renderSource`), so it must be self-contained, and the process needs no access to files.
 */
function renderProgram(): void {
  const { process, setImmediate } = globalThis;
  const { compileFunction } = process.getBuiltinModule("node:vm");
  const { builtinModules } = process.getBuiltinModule("node:module");
  const { AsyncLocalStorage, AsyncResource } = process.getBuiltinModule("node:async_hooks");
  const send = (message: FromProcess): void => void process.send?.(message);

  /** Modules of Node that bundles may import: none of them reaches files, the network or other processes. */
  const allowed = new Map<string, unknown>([["async_hooks", { AsyncLocalStorage, AsyncResource }]]);
  for (const name of ["buffer", "crypto", "events", "path", "querystring", "stream", "string_decoder", "url", "util"]) {
    allowed.set(name, process.getBuiltinModule(name));
  }

  /** Globals by which code tells a browser from a server. */
  const ofBrowsers = [
    "window",
    "self",
    "document",
    "navigator",
    "location",
    "history",
    "localStorage",
    "sessionStorage",
  ];

  /** Hides from bundles what Node and its `-e` option put into the global scope. */
  function hideGlobals(): void {
    const kept = new Set(["console", "crypto"]);
    const reaching = ["fetch", "WebSocket", "EventSource", "require", "module", "exports"];
    for (const name of [...builtinModules, ...reaching, ...ofBrowsers, "__filename", "__dirname"]) {
      if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    const { exit, hrtime, nextTick, version, versions } = process;
    const visible = { env: { NODE_ENV: "production" }, exit, hrtime, nextTick, version, versions };
    Object.defineProperty(globalThis, "process", { value: visible, configurable: true, writable: true });
  }

  const classes = { Object, Array, Function, String, Number, Date, Promise, RegExp, Map, Set };
  const { get, getOwnPropertyDescriptor, has, ownKeys } = Reflect;
  const everyGlobal = globalThis;
  const isSame = Object.is;

  /** The members of an object by their keys. It inherits nothing, so that no code can add to it. */
  function membersOf(object: object): Record<PropertyKey, PropertyDescriptor | undefined> {
    const members = Object.create(null);
    for (const key of ownKeys(object)) members[key] = getOwnPropertyDescriptor(object, key);
    return members;
  }

  /** The built-ins with members that all bundles of the process share. */
  const original = [
    ...Object.entries<object>({ ...classes, JSON, Math, Reflect }),
    ...Object.entries(classes).map(([name, { prototype }]): [string, object] => [`${name}.prototype`, prototype]),
  ].map(([name, object]) => ({ name, object, members: membersOf(object), keys: ownKeys(object) }));

  /** Global names when the first bundle starts, with their values; a getter makes its value when it is first read. */
  let globals: { name: string; value: unknown; isGetter: boolean }[] = [];

  function rememberGlobals(): void {
    const members = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
    globals = members.map(([name, { value, get: getter }]) => ({ name, value, isGetter: getter !== undefined }));
  }

  /**
   * What code has changed for all bundles of the process: a global or a member of a built-in that it has replaced or
   * deleted, a member that it has added, or a global of browsers. Undefined when there is nothing. It calls no function
   * that a bundle can change.
   */
  function patched(): string | undefined {
    for (let index = 0; index < ofBrowsers.length; index++) {
      const name = ofBrowsers[index] as string;
      if (has(everyGlobal, name)) return `globalThis.${name}`;
    }
    for (let index = 0; index < globals.length; index++) {
      const { name, value, isGetter } = globals[index] as (typeof globals)[number];
      if (isGetter ? !has(everyGlobal, name) : !isSame(get(everyGlobal, name), value)) return `globalThis.${name}`;
    }
    for (let index = 0; index < original.length; index++) {
      const { name, object, members, keys } = original[index] as (typeof original)[number];
      const change = changedIn(object, members, keys);
      if (change !== undefined) return `${name}.${String(change)}`;
    }
    return undefined;
  }

  /** The key of a member that was added, replaced or deleted. */
  function changedIn(object: object, members: ReturnType<typeof membersOf>, before: PropertyKey[]) {
    const keys = ownKeys(object);
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as PropertyKey;
      const was = members[key];
      const is = getOwnPropertyDescriptor(object, key);
      if (!was || was.get !== is?.get || !isSame(was.value, is?.value)) return key;
    }
    // Each key is one of before, so only a deletion makes fewer.
    if (keys.length === before.length) return undefined;
    for (let index = 0; index < before.length; index++) {
      const key = before[index] as PropertyKey;
      if (!getOwnPropertyDescriptor(object, key)) return key;
    }
  }

  const changes = (what: string): FromProcess => ({ kind: "violation", reason: `server code changes ${what}` });

  /** Characters of an error that are sent, because the edge logs them and may put them into the history. */
  const maxCharacters = 2000;
  function shortened(thrown: unknown): string {
    const text = String(thrown);
    return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
  }

  const describe = (error: unknown): DescribedFailure =>
    error instanceof Error
      ? { message: shortened(error.message), stack: error.stack && shortened(error.stack) }
      : { message: shortened(error) };

  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  /**
   * Its text is decoded directly, because the stream that `Response` makes of a body takes a tenth of a document's
   * time.
   */
  function responseOf({ status, headers, body }: Extract<ToProcess, { kind: "fetched" }>): Response {
    const text = async () => decoder.decode(body);
    return Object.assign(new Response(null, { status, headers }), { text, json: async () => JSON.parse(await text()) });
  }

  const answers = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>();
  let fetches = 0;
  /** Requests an answer of the API through the edge, because this process reaches no network. */
  function fetchApi(rendering: number, path: unknown, init: RequestInit = {}): Promise<Response> {
    const id = ++fetches;
    const headers = Object.fromEntries(new Headers(init.headers));
    send({ kind: "fetch", id, rendering, path: String(path), method: init.method ?? "GET", headers });
    return new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
  }

  /** Freezes a value that all documents share. */
  function frozen<T>(value: T): T {
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) frozen(inner);
    return Object.freeze(value);
  }

  let shell: ShellServer;
  const remotes = new Map<string, () => unknown>();
  let composition: LiveComposition;
  let styles: Record<string, string> = {};
  let integrity: Record<string, string> = {};
  const loadRemote = async (name: string): Promise<unknown> => {
    const remote = remotes.get(name);
    if (!remote) throw new Error(`${name} is not part of the composition`);
    return remote();
  };

  function evaluate(name: string, version: string, code: string, platform: Record<string, unknown>): unknown {
    const importModule = (request: string): unknown => {
      if (request in platform) return platform[request];
      const builtin = allowed.get(request.replace(/^node:/, ""));
      if (builtin) return builtin;
      throw new Error(`${name}@${version} imports ${request}, which the platform does not have`);
    };
    const module: { exports: unknown } = { exports: {} };
    const run = compileFunction(code, ["module", "exports", "require", "global"], {
      filename: `${name}@${version}/server.js`,
    });
    try {
      run(module, module.exports, importModule, globalThis);
    } finally {
      // Code that throws may have changed something before: the next bundle is not to blame for it.
      const change = patched();
      if (change) send({ kind: "violation", reason: `the server code of ${name}@${version} changes ${change}` });
    }
    return module.exports;
  }

  function start({ releases, ...files }: Extract<ToProcess, { kind: "start" }>["bundles"]): void {
    styles = files.styles;
    integrity = files.integrity;
    hideGlobals();
    rememberGlobals();
    for (const { name, version, code } of releases) {
      if (name === "shell") {
        shell = evaluate(name, version, code, {}) as ShellServer;
        continue;
      }
      try {
        const module = evaluate(name, version, code, shell.platform) as { default: unknown };
        remotes.set(name, () => module.default);
      } catch (error) {
        // Pages of this remote fail to render; the others do not need it.
        remotes.set(name, () => {
          throw error;
        });
      }
    }
    const { inlineScripts, readsLoadToken = false } = shell;
    send({ kind: "started", inlineScripts: [...inlineScripts], readsLoadToken });
  }

  async function render({ id, input }: Extract<ToProcess, { kind: "render" }>): Promise<FromProcess> {
    const { status, html, picture, canonical, complete, failures } = await shell.render({
      ...input,
      composition,
      now: new Date(input.now),
      loadRemote,
      fetchApi: (path: unknown, init?: RequestInit) => fetchApi(id, path, init),
      styleText: async (path) => {
        const text = styles[path];
        if (text === undefined) throw new Error(`${path} belongs to no release of this set`);
        return text;
      },
      integrityOf: (path) => integrity[path],
    });
    const change = patched();
    if (change) return changes(change);
    const described = failures.map(({ remote, part, error }) => ({ remote, part, error: describe(error) }));
    return {
      kind: "rendered",
      id,
      document: { status, html: encoder.encode(html), picture, canonical, complete, failures: described },
    };
  }

  async function canonical({ id, input }: Extract<ToProcess, { kind: "canonical" }>): Promise<FromProcess> {
    const url = (await shell.canonicalUrl?.({ ...input, composition, loadRemote })) ?? input.url;
    return { kind: "canonical", id, url };
  }

  function pong(): void {
    const change = patched();
    send(change ? changes(change) : { kind: "pong" });
  }

  /** What is sent in place of an answer that failed, which may be because code has changed a built-in. */
  function failed(id: number, error: unknown): FromProcess {
    const change = patched();
    return change ? changes(change) : { kind: "failed", id, error: describe(error) };
  }

  const answer = (id: number, work: Promise<FromProcess>): void =>
    void work.then(send, (error) => send(failed(id, error)));

  process.on("message", (message: ToProcess) => {
    if (message.kind === "start") start(message.bundles);
    else if (message.kind === "composition") composition = frozen(message.composition);
    else if (message.kind === "render") answer(message.id, render(message));
    else if (message.kind === "canonical") answer(message.id, canonical(message));
    else if (message.kind === "ping") setImmediate(pong);
    else {
      const waiting = answers.get(message.id);
      answers.delete(message.id);
      if (message.kind === "unreachable") waiting?.reject(new TypeError(message.message));
      else {
        waiting?.resolve(responseOf(message));
      }
    }
  });
  process.on("uncaughtException", (error) =>
    send({ kind: "violation", reason: `server code throws outside of a rendering: ${shortened(error.message)}` }),
  );
  process.on("disconnect", () => process.exit());
}

export const renderSource = `(${renderProgram})()`;
