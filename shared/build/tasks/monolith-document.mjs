/** Replaces the JSON of one of the document's scripts. */
const rewrite = (html, id, change) =>
  html.replace(new RegExp(`(id="${id}">)(.*?)(</script>)`, "s"), (_, before, json, after) => {
    const text = JSON.stringify(change(JSON.parse(json))).replaceAll("<", "\\u003c");
    return before + text + after;
  });

/**
 * A shop's document with the monolith's scripts in place of the releases'. Everything else that it names stays.
 * @param {string} html
 * @param {(chunk: string) => string[]} addressesOf addresses of the scripts of the entry `main` or of a named chunk
 */
export function withMonolith(html, addressesOf) {
  const first = addressesOf("main");
  let page = [];
  const partsOf = ({ name, parts }) =>
    Object.fromEntries(
      Object.keys(parts).map((part) => [
        part,
        { scripts: [...addressesOf(name), ...addressesOf(part)], styles: [], platform: [] },
      ]),
    );
  const changed = rewrite(html, "initial-state", (state) => {
    const { composition, match } = state;
    const remotes = composition.remotes.map((remote) => {
      const [entry] = addressesOf(remote.name);
      return { ...remote, entry, integrity: "", parts: partsOf(remote) };
    });
    page = remotes.find(({ name }) => name === match.remote)?.parts[`page-${match.page}`]?.scripts ?? [];
    return { ...state, composition: { ...composition, remotes } };
  });
  return rewrite(changed, "scripts", (list) => ({
    ...list,
    scripts: first.map((src) => [src]),
    ahead: [...new Set(page)].filter((src) => !first.includes(src)).map((src) => [src]),
  }));
}
