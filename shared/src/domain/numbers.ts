/**
 * A number in Vietnamese format, with at most one decimal. Implemented without `Intl.NumberFormat`, whose first use
 * keeps a phone busy for 70 ms, and every page has numbers.
 * @example formatNumber(1234.56) // "1.234,6"
 */
export function formatNumber(value: number): string {
  const [whole = "", decimal] = String(Math.round(value * 10) / 10).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimal ? `${grouped},${decimal}` : grouped;
}
