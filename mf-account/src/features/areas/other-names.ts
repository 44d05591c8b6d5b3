/** Abbreviations of the words before a place's name. */
const abbreviations: readonly [string, string][] = [
  ["Thành phố ", "TP"],
  ["Thị xã ", "TX"],
  ["Thị trấn ", "TT"],
  ["Quận ", "Q"],
  ["Huyện ", "H"],
  ["Phường ", "P"],
  ["Xã ", "X"],
];

const nicknames: Readonly<Record<string, readonly string[]>> = {
  "Thành phố Hồ Chí Minh": ["Sài Gòn", "TP HCM", "TPHCM"],
};

/** Other names under which shoppers search for a place: "Q 1" and "Q1" for "Quận 1", "Sài Gòn" for Hồ Chí Minh City. */
export function otherNames(name: string): string[] {
  const [kind, short] = abbreviations.find(([kind]) => name.startsWith(kind)) ?? ["", ""];
  const rest = name.slice(kind.length);
  return [...(short ? [`${short} ${rest}`, short + rest] : []), ...(nicknames[name] ?? [])];
}
