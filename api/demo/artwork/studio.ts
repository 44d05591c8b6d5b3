const rooms = ["seamless", "arch", "window", "leaves", "wall", "moon", "curtain", "panel"];
/** Pale cloth stands out on the first list, deep cloth on the second. */
const deepTones = ["sage", "clay", "rose", "slate", "moss", "taupe"];
const paleTones = ["ivory", "sand", "mist", "blush", "oat", "celadon"];

function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** The name of a studio that suits a colour: `seed` varies room and wall among those it stands out against. */
export function studioFor(hex: string, seed: number): string {
  const tones = lightness(hex) > 0.56 ? deepTones : paleTones;
  return `${rooms[(seed * 5) % rooms.length]}-${tones[(seed * 7) % tones.length]}`;
}
