/** An address of the shop: its path pattern, e.g. `/product/:productLink`. */
export interface Route<P extends string = string> {
  readonly path: P;
}

export const defineRoute = <const P extends `/${string}`>(path: P): Route<P> => ({ path });

type Segment<P extends string> = P extends `${infer Head}/${infer Tail}` ? Segment<Head> | Segment<Tail> : P;
type ParameterOf<P extends string> = Segment<P> extends infer S ? (S extends `:${infer Name}` ? Name : never) : never;

/** The parameters a route's path holds: `{ productLink: string }` for `/product/:productLink`. */
export type RouteParams<P extends string> = { [K in ParameterOf<P>]: string };
