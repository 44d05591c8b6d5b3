import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { everyRemote, type Role } from "./roles.ts";

/** A person or program with a token. */
export interface Operator {
  name: string;
  roles: Role[];
}

/** A change that a command makes. Roles allow changes, not commands. */
export type Change =
  | { kind: "publish"; remote: string }
  /** Shows new releases of these remotes to that share of shoppers; 100 for all. */
  | { kind: "promote"; remotes: string[]; percent: number }
  /** Stops showing a candidate with releases of these remotes. */
  | { kind: "withdraw"; remotes: string[] }
  /** Takes these remotes out of the stable set. */
  | { kind: "remove"; remotes: string[] }
  | { kind: "roll-back" }
  | { kind: "collect-garbage" };

/** @returns why the operator may not make the change, as a sentence; null when they may */
export function refusalOf({ name, roles }: Operator, change: Change): string | null {
  const has = (may: Role["may"]) => roles.some((role) => role.may === may);
  const sentence = (what: string) => `${name} may not ${what}; ask another operator, or for a role that allows it.`;
  const promotes = (remote: string, percent: number) =>
    roles.some((role) => role.may === "promote" && role.remote === remote && role.percent >= percent);

  switch (change.kind) {
    case "publish": {
      const isAllowed = roles.some(
        (role) => role.may === "publish" && (role.remote === change.remote || role.remote === everyRemote),
      );
      return isAllowed ? null : sentence(`publish ${change.remote}`);
    }
    case "promote": {
      const denied = change.remotes.filter((remote) => !promotes(remote, change.percent));
      return has("promote-all") || denied.length === 0
        ? null
        : sentence(`show new releases of ${denied.join(", ")} to ${change.percent} % of shoppers`);
    }
    case "withdraw": {
      const denied = change.remotes.filter((remote) => !promotes(remote, 0));
      return has("promote-all") || has("roll-back") || denied.length === 0
        ? null
        : sentence(`withdraw a candidate with releases of ${denied.join(", ")}`);
    }
    case "remove": {
      const denied = change.remotes.filter((remote) => !promotes(remote, 100));
      return has("promote-all") || denied.length === 0 ? null : sentence(`remove ${denied.join(", ")}`);
    }
    case "roll-back":
      return has("roll-back") ? null : sentence("roll back");
    case "collect-garbage":
      return has("promote-all") ? null : sentence("delete releases");
  }
}

type Sets = Pick<Composition, "action" | "stable" | "candidates">;

/** What differs between the live composition and the next one. */
export function changesBetween(live: Sets | null, next: Sets): Change[] {
  if (next.action === "rollback") return [{ kind: "roll-back" }];
  const promoted = newIn(next.stable, live?.stable ?? {});
  const stable: Change[] = promoted.length > 0 ? [{ kind: "promote", remotes: promoted, percent: 100 }] : [];
  const removed = Object.keys(live?.stable ?? {}).filter((name) => !(name in next.stable));
  const without: Change[] = removed.length > 0 ? [{ kind: "remove", remotes: removed.sort() }] : [];
  const before = candidatesOf(live);
  const after = candidatesOf(next);
  const shown = after
    .filter(({ id, percent }) => !before.some((one) => one.id === id && one.percent === percent))
    .map(({ remotes, percent }): Change => ({ kind: "promote", remotes, percent }));
  const gone = before.filter(({ id }) => next.action === "withdraw" && !after.some((one) => one.id === id));
  return [...stable, ...without, ...shown, ...gone.map(({ remotes }): Change => ({ kind: "withdraw", remotes }))];
}

/** The candidates of a composition by the releases that they change. */
function candidatesOf(sets: Sets | null) {
  return (sets?.candidates ?? []).map(({ changes, percent }) => {
    const remotes = Object.keys(changes).sort();
    return { id: remotes.map((name) => `${name} ${changes[name]?.integrity}`).join(), remotes, percent };
  });
}

const newIn = (set: ChosenSet, before: ChosenSet): string[] =>
  Object.keys(set)
    .filter((name) => set[name]?.integrity !== before[name]?.integrity)
    .sort();
