import type { Context } from "../context.ts";
import type { Database } from "../db/client.ts";

/** Dependencies of a staff command, in the process that has the database open. */
export type AdminContext = Pick<Context, "db" | "config" | "media" | "now"> & Pick<Database, "withoutTimeouts">;

/** A command as it was typed. */
export interface AdminCall {
  /** The arguments after the command's name. */
  words: readonly string[];
  /** The folder in which it was typed, which relative paths start from. */
  cwd: string;
  /** The user who typed it: OPS_USER, or the system's user. */
  user: string;
  print(line: string): void;
  onProgress(step: string, done: number, total: number): void;
  /** Aborted when the command is stopped. */
  signal: AbortSignal;
}

/** A command of the shop's staff. */
export interface AdminCommand {
  summary: string;
  /** Its arguments and options. */
  usage: string;
  /** @returns null for unknown arguments, or the exit code */
  run(context: AdminContext, call: AdminCall): Promise<number | null>;
}
