/**
 * The `globalThis` of bundles: reads fall through to the real one, writes stay here. Libraries keep registries in it
 * (react-redux its contexts, zod its schemas), which would keep every set that was ever live in memory.
 */
export function ownGlobals(): typeof globalThis {
  const own: Record<PropertyKey, unknown> = {};
  return new Proxy(own, {
    get: (_, key) => (key in own ? own[key] : Reflect.get(globalThis, key)),
    has: (_, key) => key in own || key in globalThis,
  }) as unknown as typeof globalThis;
}
