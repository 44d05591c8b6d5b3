import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

type Rows<R> = ComponentType<{ items: R[] }>;

/**
 * Rows as a list, and as a table where the screen is wide enough for one beside the account's menu. The table's code
 * loads after the list; without it the list stays.
 */
export function tableWhenWide<R>(List: Rows<R>, load: () => Promise<Rows<R>>): Rows<R> {
  const Table = lazy(async () => ({ default: await load().catch(() => List) }));
  return function TableWhenWide({ items }) {
    const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
    const list = <List items={items} />;
    return isWide ? (
      <Suspense fallback={list}>
        <Table items={items} />
      </Suspense>
    ) : (
      list
    );
  };
}
