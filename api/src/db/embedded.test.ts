import * as files from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openFolder } from "./embedded.ts";

jest.mock("node:fs", () => ({ __esModule: true, ...jest.requireActual("node:fs") }));
const { fsyncSync: sync } = jest.requireActual<typeof files>("node:fs");

// Creating a database takes seconds, and many on a busy machine.
jest.setTimeout(120_000);

const guard = { check: () => {}, onBroken: () => {} };
let home: string;
let folder: string;
let opened: PGlite[] = [];
beforeEach(() => {
  home = files.mkdtempSync(join(tmpdir(), "thuot-tha-embedded-"));
  folder = join(home, "db");
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const client of opened) if (!client.closed) await client.close();
  opened = [];
  files.rmSync(home, { recursive: true });
});

async function open(where: string, options: Partial<Parameters<typeof openFolder>[1]> = {}): Promise<PGlite> {
  const client = await openFolder(where, { fsync: true, ...guard, ...options });
  opened.push(client);
  return client;
}

/** A copy of the folder with each file as of its last fsync, which simulates a power cut. */
function syncedCopy(): string {
  const copy = join(home, "copy");
  jest.spyOn(files, "fsyncSync").mockImplementation((file) => {
    sync(file);
    const path = files.readlinkSync(`/proc/self/fd/${file}`);
    const target = path.replace(/^.*\/db(\.new)?(?=\/|$)/, copy);
    const isFolder = files.statSync(path).isDirectory();
    files.mkdirSync(isFolder ? target : dirname(target), { recursive: true });
    if (!isFolder) files.copyFileSync(path, target);
  });
  return copy;
}

const onLinux = process.platform === "linux" ? it : it.skip;

const count = async (client: PGlite): Promise<unknown> =>
  (await client.query<{ count: number }>("SELECT count(*)::int AS count FROM notes")).rows[0]?.count;

describe("openFolder", () => {
  onLinux("keeps each confirmed commit through a power cut, before and after a checkpoint", async () => {
    const copy = syncedCopy();
    const client = await open(folder);
    await client.exec("CREATE TABLE notes (text text)");
    for (let note = 0; note < 5; note++) await client.query("INSERT INTO notes VALUES ($1)", [`${note}`]);
    await client.exec("CHECKPOINT");
    for (let note = 5; note < 8; note++) await client.query("INSERT INTO notes VALUES ($1)", [`${note}`]);
    jest.restoreAllMocks();
    expect(await count(await open(copy))).toBe(8);
  });

  onLinux("closes the folder to other users, also one of an earlier start", async () => {
    const mode = () => files.statSync(folder).mode & 0o777;
    await (await open(folder)).close();
    expect(mode()).toBe(0o700);
    files.chmodSync(folder, 0o755);
    await open(folder);
    expect(mode()).toBe(0o700);
  });

  it("creates the database again after an interrupted first start", async () => {
    files.mkdirSync(`${folder}.new`);
    files.writeFileSync(join(`${folder}.new`, "PG_VERSION"), "18");
    const client = await open(folder);
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(files.readdirSync(home)).toEqual(["db"]);
  });

  it("refuses statements once the folder is no longer its own, and reports it", async () => {
    const errors: Error[] = [];
    let isOwn = true;
    const check = () => {
      if (!isOwn) throw new Error("not its own");
    };
    const client = await open(folder, { check, onBroken: (error) => errors.push(error) });
    await client.exec("CREATE TABLE notes (text text)");
    isOwn = false;
    await expect(client.query("INSERT INTO notes VALUES ('late')")).rejects.toThrow("not its own");
    await client.close();
    expect(errors[0]?.message).toBe("not its own");
    expect(await count(await open(folder))).toBe(0);
  });

  it("confirms no commit whose fsync failed, and refuses all later statements", async () => {
    const errors: Error[] = [];
    const client = await open(folder, { onBroken: (error) => errors.push(error) });
    await client.exec("CREATE TABLE notes (text text)");
    jest.spyOn(files, "fsyncSync").mockImplementation(() => {
      throw new Error("no disk");
    });
    await expect(client.query("INSERT INTO notes VALUES ('lost')")).rejects.toThrow("could not fsync");
    await expect(client.query("SELECT 1")).rejects.toThrow("no disk");
    expect(errors.map(({ message }) => message)).toContain("no disk");
  });
});
