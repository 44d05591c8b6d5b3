import type { Route, RouteParams } from "./route.ts";

export type SearchValues = Record<string, string | number | readonly string[] | undefined>;

type Arguments<P extends string> = keyof RouteParams<P> extends never
  ? [params?: undefined, search?: SearchValues]
  : [params: RouteParams<P>, search?: SearchValues];

/**
 * The address of a route, encoded. Lists repeat their key; undefined and empty values are left out.
 *
 * @example linkTo(productRoute, { productLink: "dam-lua" }) // "/product/dam-lua"
 * @example linkTo(searchRoute, undefined, { q: "áo dài" }) // "/search?q=%C3%A1o+d%C3%A0i"
 */
export function linkTo<P extends string>(route: Route<P>, ...[params, search]: Arguments<P>): string {
  const values: Record<string, string> = params ?? {};
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
  const query = searchString(search);
  return query === "" ? path : `${path}?${query}`;
}

/** Query string without the question mark, keys in the order given. */
export function searchString(search?: SearchValues): string {
  if (!search) return "";
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== "") query.append(key, String(one));
    }
  }
  return query.toString();
}

/**
 * The address to return to after signing in: a path of this shop, encoded, so that a link cannot lead away and a header
 * can contain it; `otherwise` without one.
 */
export function safeReturnTo(value: string | null | undefined, otherwise: string): string {
  if (!value?.startsWith("/")) return otherwise;
  // The path is checked as it is returned, because tabs, backslashes and dots may turn into "//evil", another site.
  const { pathname, search, hash } = new URL(`http://localhost${value}`);
  return pathname.startsWith("//") ? otherwise : pathname + search + hash;
}
