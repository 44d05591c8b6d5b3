import { patterns, type RouteName } from "./patterns.ts";

type Segment<P extends string> = P extends `${infer Head}/${infer Tail}` ? Segment<Head> | Segment<Tail> : P;
type ParameterOf<P extends string> = Segment<P> extends infer S ? (S extends `:${infer Name}` ? Name : never) : never;

/** The parameters a route's path holds: `{ productLink: string }` for `/product/:productLink`. */
export type RouteParams<N extends RouteName> = { [K in ParameterOf<(typeof patterns)[N]>]: string };

export type SearchValues = Record<string, string | number | readonly string[] | undefined>;

type Arguments<N extends RouteName> = keyof RouteParams<N> extends never
  ? [params?: undefined, search?: SearchValues]
  : [params: RouteParams<N>, search?: SearchValues];

/**
 * The address of a route, encoded. Lists repeat their key; undefined and empty values are left out.
 *
 * @example pathTo("product", { productLink: "dam-lua" }) // "/product/dam-lua"
 * @example pathTo("search", undefined, { q: "áo dài" }) // "/search?q=%C3%A1o+d%C3%A0i"
 */
export function pathTo<N extends RouteName>(name: N, ...[params, search]: Arguments<N>): string {
  const values: Record<string, string> = params ?? {};
  const path = patterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
  const query = searchString(search);
  return query === "" ? path : `${path}?${query}`;
}

/** Query string without the question mark, keys in the order given. */
export function searchString(search: SearchValues = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== "") query.append(key, String(one));
    }
  }
  return query.toString();
}

/** The address to come back to after signing in, or the home page: only paths of this shop, so that a link cannot lead away. */
export function safeReturnTo(value: string | null | undefined): string {
  // Browsers drop tabs and line breaks from an address before they read it: "/\t/evil" would become "//evil".
  return value && /^\/(?![/\\])/.test(value) && !/[\t\n\r]/.test(value) ? value : patterns.home;
}
