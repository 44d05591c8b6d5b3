/**
 * Which packages `npm start` releases: those whose content a build has just changed, those not live at all, and those
 * whose build is not in the store, such as one made by `npm run build` or `npm test`.
 * @param {{ live?: object, published: { name: string, version: string }[] }} status output of `ops status --json`
 * @param {string[]} changed packages whose content a build has just changed
 * @param {Record<string, string undefined>} versions of the existing builds, by package
 */
function toRelease({ live, published }, changed, versions) {
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
function neverLive(history, versions) {
  const sets = history.flatMap(({ stable, candidates }) => [stable, ...candidates.map(({ changes }) => changes)]);
  const wasLive = (name) => sets.some((set) => set[name]?.version === versions[name]);
  return Object.keys(versions).filter((name) => versions[name] && !wasLive(name));
}

/**
 * Publishes the builds that are due and puts them live. Without a change, what operators have put live stays; during a
 * candidate nothing goes live. Where it fails, what was live before stays.
 *
 * @param {{ status: object, history: object[], versions: Record<string, string undefined>, changed: string[] }} builds
 * @param {{ ops: (...args: string[]) => Promise<void>, warn: (text: string) => void }} tools `ops` runs an operators'
 *   command and fails where the command does
 * @throws what `ops` has thrown, where nothing is live yet
 */
export async function releaseBuilds({ status, history, versions, changed }, { ops, warn }) {
  const due = toRelease(status, changed, versions);
  const left = neverLive(history, versions).filter((name) => !due.includes(name));
  const named = (names) => names.map((name) => `${name}@${versions[name]}`);
  const promotionOf = (names) => `npm run ops -- promote ${named(names).join(" ")}`;
  try {
    if (due.length > 0) {
      await ops("publish", ...due);
      if (status.live?.candidates.length > 0)
        return warn(`A candidate is out: once it is finished or withdrawn, ${promotionOf([...due, ...left])}`);
      // Starting skips the browser checks of every page.
      await ops("promote", ...named(due), "--no-browser", "--why", "built by npm start");
    }
    if (left.length > 0) warn(`Published, but never live: ${promotionOf(left)}`);
  } catch (error) {
    if (!status.live) throw error;
    // A build may need another one that a start has published before it was killed.
    warn(`${error.message}\nThe shop is served as it was live before. All builds: ${promotionOf([...due, ...left])}`);
  }
}
