import { ReleaseRefused } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/**
 * Refuses a remote that imports of the platform what the set's shell does not export: it would be `undefined` in
 * browsers. The version of the platform, raised by hand, does not say so.
 */
export function checkPlatform(parties: Party[]): void {
  const shell = parties.find(({ platform }) => platform.provides);
  const provides = shell?.platform.provides;
  if (!provides) return;
  for (const { release, platform } of parties) {
    const lacking = Object.entries(platform.uses ?? {}).flatMap(([module, names]) => {
      const exports = provides[module];
      if (exports === null) return [];
      if (!exports) return [module];
      const missing = names.filter((name) => !exports.includes(name));
      return missing.length > 0 ? [`${missing.join(", ")} of ${module}`] : [];
    });
    if (lacking.length === 0) continue;
    throw new ReleaseRefused(
      "PLATFORM",
      `${release} uses ${lacking.join(" and ")}, which ${shell.release} does not provide; promote it with a shell that does, or build it against this one.`,
    );
  }
}
