import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in ticks. */
const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"]));

/** The fields of `/proc/<pid>/stat` that follow the name of the program: state, parent, … */
async function statOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/**
 * Seconds of processor time used by a process (`own`) and by the running processes that it has started (`children`).
 */
export async function cpuSeconds(pid) {
  const parents = new Map();
  const used = new Map();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await statOf(name);
    parents.set(name, stat[1]);
    used.set(name, (Number(stat[11]) + Number(stat[12])) / ticksPerSecond);
  }
  const isBelow = (name) => parents.get(name) === String(pid) || (parents.has(name) && isBelow(parents.get(name)));
  let children = 0;
  for (const [name, seconds] of used) if (isBelow(name)) children += seconds;
  return { own: used.get(String(pid)) ?? 0, children };
}
