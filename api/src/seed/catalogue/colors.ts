import type { SeedColor } from "../types";

/** Every dye the shop uses, so that a colour filter shows one "Đỏ mận" and not five. */
const DYES = {
  "trang-nga": ["Trắng ngà", "#F1EADD"],
  kem: ["Kem", "#E8DBC5"],
  be: ["Be", "#CDB693"],
  "nau-sua": ["Nâu sữa", "#A98467"],
  "nau-dat": ["Nâu đất", "#6E4A35"],
  "ca-phe": ["Cà phê", "#4A3228"],
  den: ["Đen", "#26221F"],
  than: ["Xám than", "#45464A"],
  ghi: ["Ghi", "#8E8C88"],
  bac: ["Bạc", "#BFC1C4"],
  "do-man": ["Đỏ mận", "#7B2D43"],
  "do-do": ["Đỏ đô", "#8C1F2B"],
  "do-son": ["Đỏ son", "#B5302A"],
  "do-gach": ["Đỏ gạch", "#A94E36"],
  "cam-dat": ["Cam đất", "#C4703F"],
  "hong-phan": ["Hồng phấn", "#E2B8B3"],
  "hong-tro": ["Hồng tro", "#BD8C89"],
  "hong-sen": ["Hồng sen", "#CB647B"],
  "tim-hue": ["Tím Huế", "#694A7C"],
  "oai-huong": ["Oải hương", "#A89BC1"],
  "xanh-ngoc": ["Xanh ngọc", "#559A92"],
  "ngoc-bich": ["Ngọc bích", "#1F6657"],
  "xanh-reu": ["Xanh rêu", "#5C6344"],
  "xo-tham": ["Xô thơm", "#9CA98C"],
  "thien-thanh": ["Thiên thanh", "#9DBBD0"],
  cham: ["Chàm", "#2F4468"],
  "xanh-than": ["Xanh than", "#222E44"],
  "co-vit": ["Cổ vịt", "#1F5A66"],
  "vang-nghe": ["Vàng nghệ", "#CF9830"],
  "vang-mo": ["Vàng mơ", "#E3C47A"],
  "vang-kim": ["Vàng kim", "#C2A052"],
  dong: ["Đồng ánh kim", "#A97E50"],
  champagne: ["Champagne", "#DAC6A5"],
} as const satisfies Record<string, readonly [string, string]>;

type Dye = keyof typeof DYES;

/** The colour a dye key stands for. Throws on an unknown key: a typing slip in a table must not pass. */
export function dye(key: string): SeedColor {
  const entry = DYES[key as Dye];
  if (!entry) throw new Error(`Unknown dye "${key}"`);
  return { name: entry[0], hex: entry[1] };
}
