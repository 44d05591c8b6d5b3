export type Environment = Record<string, string | undefined>;

/** An invalid environment variable. The process must not start. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const settingOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

export const text = (env: Environment, name: string, usual: string): string => settingOf(env, name) ?? usual;

export const optionalText = (env: Environment, name: string): string | null => settingOf(env, name) ?? null;

/** An integer of at least `min`, which is not negative. Throws ConfigError for a value not written in digits only. */
export function wholeNumber(env: Environment, name: string, usual: number, min = 0): number {
  const value = settingOf(env, name);
  if (value === undefined) return usual;
  const number = Number(value);
  // Number also reads "30.000", thirty thousand in Vietnamese, as 30.
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < min) {
    throw new ConfigError(`${name} must be a whole number of at least ${min}, in digits only, not "${value}"`);
  }
  return number;
}

export function flag(env: Environment, name: string, usual: boolean): boolean {
  const value = settingOf(env, name)?.toLowerCase();
  if (value === undefined) return usual;
  if (["1", "true", "on", "yes"].includes(value)) return true;
  if (["0", "false", "off", "no"].includes(value)) return false;
  throw new ConfigError(`${name} must be on or off, not "${value}"`);
}

/** A group of variables that must be set together; null when none is set. Throws ConfigError when only some are set. */
export function together<K extends string>(env: Environment, names: Record<K, string>): Record<K, string> | null {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, name, optionalText(env, name)] as const);
  const missing = entries.filter(([, , value]) => value === null);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    throw new ConfigError(`${missing.map(([, name]) => name).join(", ")} must be given too, or none of them`);
  }
  return Object.fromEntries(entries.map(([key, , value]) => [key, value])) as Record<K, string>;
}

/** Access to developer tools: "on" for every visitor (set explicitly), "local" for this machine only, or "off". */
export type DevAccess = "on" | "local" | "off";

/** The variable's value; by default `local` in a development shop. */
export function devAccess(env: Environment, name: string, isDevelopment: boolean): DevAccess {
  return flag(env, name, isDevelopment) ? (settingOf(env, name) ? "on" : "local") : "off";
}
