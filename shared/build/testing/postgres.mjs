import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Debian's folder with one subfolder for each version. */
const debian = "/usr/lib/postgresql";

/** Folder of PostgreSQL's programs: one on the PATH, else Debian's newest; undefined where there is none. */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => ["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name))));
}

/** The user it runs as, because PostgreSQL refuses to run as root. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}

/**
 * Durability is off, because the data is temporary. The shell waits at the pipe: a line restarts the server, and at the
 * pipe's end, however this process ends, it stops the server and removes its folder.
 */
const script = `
trap '' INT TERM
{ "$0/initdb" -D data -U shop -A trust -E UTF8 --locale=C.UTF-8 --no-sync &&
  "$0/pg_ctl" -D data -l log -w -o "-F -k '$2' -c listen_addresses= -c max_connections=300 $1" start; } >&2 || exit 1
echo ready
while read _; do "$0/pg_ctl" -D data -l log -w -m immediate restart >&2; echo ready; done
"$0/pg_ctl" -D data -m immediate stop >&2
rm -rf "$2"
`;

/**
 * Starts a PostgreSQL server, reachable only through a socket in a temporary folder.
 * @param folder of its programs, from findPostgres
 * @param options more of the server's, as on its command line
 * @returns `url(database)` for a client, the server's process id, `restart()`, which ends its connections like a crash,
 * and `stop()`, which removes all files
 */
export async function startPostgres(folder, options = "") {
  const home = await mkdtemp(join(tmpdir(), "thuot-tha-postgres-"));
  const user = owner();
  if (user.uid !== undefined) await chown(home, user.uid, user.gid);
  const child = spawn("sh", ["-c", script, folder, options, home], { cwd: home, stdio: "pipe", ...user });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let output = "";
  child.stderr.on("data", (text) => {
    output += text;
  });
  const ready = new Promise((resolve) => child.stdout.once("data", () => resolve("ready")));
  if ((await Promise.race([ready, ended])) !== "ready") throw new Error(`PostgreSQL does not start:\n${output}`);
  const [pid] = (await readFile(join(home, "data", "postmaster.pid"), "utf8")).split("\n");
  return {
    pid: Number(pid),
    url: (database) => `postgres://shop@localhost/${database}?host=${encodeURIComponent(home)}`,
    restart: async () => {
      const again = once(child.stdout, "data");
      child.stdin.write("restart\n");
      await again;
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
