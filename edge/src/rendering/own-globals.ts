/**
 * What bundles see as `globalThis`: the real one, but what they put there stays here. Libraries keep registries in it
 * (react-redux its contexts, zod its schemas); in the real one those would hold every set that was ever live.
 */
export function ownGlobals(): typeof globalThis {
  const own: Record<PropertyKey, unknown> = {};
  return new Proxy(own, {
    get: (_, key) => (key in own ? own[key] : Reflect.get(globalThis, key)),
    has: (_, key) => key in own || key in globalThis,
  }) as unknown as typeof globalThis;
}
