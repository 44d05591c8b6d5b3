/** Stored values of one name; newer ones replace the oldest. */
const maxValues = 40;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/(?<=s|x)es$|s$/, "");
const camel = (word: string): string => word.replace(/[-.]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names whose meaning depends on the object. */
const vague = new Set(["id", "link"]);

/** The resource of a path: "cartItem" for "/v2/cart/cart-item/list" and for "/v2/cart/cart-item/{id}". */
function nounOf(path: string): string {
  const words = path.split("/").filter((word) => word !== "" && word !== "list" && !word.startsWith("{"));
  return camel(singular(words.at(-1) ?? ""));
}

/**
 * Values that the shop has answered with, by name, so that requests can refer to existing records. An `id` in the
 * answer of "/v2/product/list" is known as "productId", one below `variants` as "variantId".
 */
export class Memory {
  private readonly values = new Map<string, unknown[]>();

  add(name: string, value: unknown): void {
    const others = (this.values.get(name) ?? []).filter((one) => one !== value);
    this.values.set(name, [value, ...others].slice(0, maxValues));
  }

  /** Remembers every value of a JSON answer. @param path of the operation that gave it */
  learn(path: string, answer: unknown): void {
    const open: [noun: string, value: unknown][] = [[nounOf(path), answer]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [noun, value] = next;
      if (Array.isArray(value)) open.push(...value.map((inner): [string, unknown] => [noun, inner]));
      else if (typeof value === "object" && value !== null) {
        for (const [name, inner] of Object.entries(value)) {
          if (typeof inner === "object") open.push([["items", "item"].includes(name) ? noun : singular(name), inner]);
          else this.learnField(noun, name, inner);
        }
      } else if (typeof value === "string") this.add(noun, value);
    }
  }

  private learnField(noun: string, name: string, value: unknown): void {
    this.add(name, value);
    if (vague.has(name)) this.add(`${noun}${capital(name)}`, value);
    // The token in an upload address.
    if (typeof value === "string" && /^https?:/.test(value)) this.add("token", value.slice(value.lastIndexOf("/") + 1));
  }

  /**
   * One of the values of a parameter or property; undefined when none is known.
   * @param path of the operation it is for
   * @param index any whole number; the newest value has 0
   */
  recall(name: string, path: string, index: number): unknown {
    const own = camel(singular(name));
    const [before = path] = path.split(`{${name}}`);
    const wanted = vague.has(own) ? `${nounOf(before)}${capital(own)}` : own;
    const found = this.values.get(wanted) ?? this.similar(wanted) ?? this.values.get(own) ?? [];
    return found[index % Math.max(1, found.length)];
  }

  /** Values of a longer or a shorter name: of "productId" for "favoriteProductId". */
  private similar(wanted: string): unknown[] | undefined {
    const ends = (one: string, other: string) => one.toLowerCase().endsWith(other.toLowerCase());
    return [...this.values].find(([key]) => !vague.has(key) && (ends(key, wanted) || ends(wanted, key)))?.[1];
  }
}
