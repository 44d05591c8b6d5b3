import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const programs = ["ceph", "ceph-authtool", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"];

/** True where Ceph's programs are installed; Debian's packages are radosgw, ceph-mon and ceph-osd. */
export function hasRadosgw() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** A port that is free at the moment. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One monitor and one OSD in memory; without the short interval of proposals each new pool takes seconds. */
const settings = ({ home, id, monitor, port }) => `
[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${home}/keyring
run dir = ${home}
admin socket =
log file = ${home}/$name.log
pid file =
paxos propose interval = 0.05
mon allow pool size one = true
mon max pg per osd = 1000
mon data = ${home}/mon
mon data avail crit = 1
osd data = ${home}/osd
osd objectstore = memstore
memstore device bytes = 268435456
osd pool default size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw frontends = beast endpoint=127.0.0.1:${port}
`;

/** The shell waits at the pipe, so it stops the servers and removes their folder however this process ends. */
const script = `
trap '' INT TERM
export CEPH_CONF="$0/ceph.conf"
end() { kill -9 $servers; wait; rm -rf "$0"; }
{ mkdir mon osd &&
  ceph-authtool --create-keyring keyring --gen-key -n mon. --cap mon 'allow *' &&
  ceph-authtool keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' &&
  ceph-authtool keyring --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' --cap mgr 'allow *' &&
  monmaptool --create --fsid "$1" --addv a "[v2:127.0.0.1:$2]" monmap &&
  ceph-mon -i a --mkfs --monmap monmap --keyring keyring; } >&2 || exit 1
ceph-mon -i a -f >&2 & servers=$!
{ timeout 60 ceph osd new "$1" 0 && ceph-osd -i 0 --mkfs --osd-uuid "$1"; } >&2 || { end; exit 1; }
ceph-osd -i 0 -f >&2 & servers="$servers $!"
timeout 60 radosgw-admin user create --uid=shop --display-name=shop --access-key=key --secret=secret >&2 || { end; exit 1; }
radosgw -f -n client.admin >&2 & servers="$servers $!"
echo started
read _
end
`;

/**
 * Starts Ceph's S3 server with nothing in it, in about five seconds. Its keys are `key` and `secret`.
 *
 * @returns its endpoint, and `stop()`, which removes all files
 */
export async function startRadosgw() {
  const home = await mkdtemp(join(tmpdir(), "thuot-tha-radosgw-"));
  const [id, monitor, port] = [randomUUID(), await freePort(), await freePort()];
  await writeFile(join(home, "ceph.conf"), settings({ home, id, monitor, port }));
  const child = spawn("sh", ["-c", script, home, id, String(monitor)], { cwd: home, stdio: "pipe" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let output = "";
  child.stderr.on("data", (text) => {
    output += text;
  });
  const started = new Promise((resolve) => child.stdout.once("data", () => resolve("started")));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  if ((await Promise.race([started, ended])) !== "started") throw new Error(`radosgw does not start:\n${output}`);
  const endpoint = `http://127.0.0.1:${port}`;
  const end = performance.now() + 60_000;
  while (!(await fetch(endpoint).catch(() => null))) {
    if (performance.now() > end) {
      await stop();
      throw new Error(`radosgw does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { endpoint, stop };
}
