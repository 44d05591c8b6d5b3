/**
 * Which packages `npm start` releases: those whose content a build has just changed, those not live at all, and those
 * whose build is not in the store, such as one made by `npm run build` or `npm test`.
 * @param {{ live?: object, published: { name: string, version: string }[] }} status output of `ops status --json`
 * @param {string[]} changed packages whose content a build has just changed
 * @param {Record<string, string undefined>} versions of the existing builds, by package
 */
export function toRelease({ live, published }, changed, versions) {
  const isKnown = (name) => published.some((one) => one.name === name && one.version === versions[name]);
  return Object.keys(versions).filter(
    (name) => changed.includes(name) || !live?.stable[name] || (versions[name] && !isKnown(name)),
  );
}

/**
 * Which packages have a build that no shopper has seen, such as one whose promotion was refused.
 * @param {{ stable: object, candidates: { changes: object }[] }[]} history output of `ops history --json`
 * @param {Record<string, string undefined>} versions of the existing builds, by package
 */
export function neverLive(history, versions) {
  const sets = history.flatMap(({ stable, candidates }) => [stable, ...candidates.map(({ changes }) => changes)]);
  const wasLive = (name) => sets.some((set) => set[name]?.version === versions[name]);
  return Object.keys(versions).filter((name) => versions[name] && !wasLive(name));
}
