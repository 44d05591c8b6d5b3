import type { ProductDrawing, SeedBanner } from "../types";

function garment(look: string, color: string, accent: string, seed: number): ProductDrawing {
  const [family, silhouette = "", fabric = "", pattern = ""] = look.split(" ");
  return {
    family: family as ProductDrawing["family"],
    silhouette,
    fabric,
    pattern,
    color,
    accent,
    background: "",
    seed,
  };
}

export const seedBanners: SeedBanner[] = [
  {
    id: "hero-mua-cuoi",
    title: "Mùa cưới, may từ lụa",
    subtitle: "Áo dài và đầm cưới cho cô dâu, phù dâu và cả hai bên gia đình",
    link: "/cuoi-hoi",
    position: "home-hero",
    drawing: {
      palette: ["#EFE4D6", "#D9C2B0", "#7B2D43"],
      garments: [
        garment("ao-dai truyen-thong gam van-may", "#8C1F2B", "#C2A052", 11),
        garment("ao-dai co-thuyen ren ren", "#E8DBC5", "#F1EADD", 12),
        garment("dam duoi-ca satin tron", "#F1EADD", "#F1EADD", 13),
      ],
      seed: 1,
    },
  },
  {
    id: "hero-da-hoi",
    title: "Đêm nay mặc gì?",
    subtitle: "Đầm dạ hội giao trước một ngày, tiệc xong chúng tôi đến nhận lại",
    link: "/dam-da-hoi",
    position: "home-hero",
    drawing: {
      palette: ["#CBD0CB", "#8D9A96", "#1F6657"],
      garments: [
        garment("dam xe-ta satin tron", "#DAC6A5", "#F1EADD", 21),
        garment("dam duoi-ca satin tron", "#1F6657", "#F1EADD", 22),
        garment("dam co-yem satin tron", "#7B2D43", "#F1EADD", 23),
      ],
      seed: 2,
    },
  },
  {
    id: "hero-cong-so",
    title: "Đường cắt của ngày thứ Hai",
    subtitle: "Blazer, set và những chiếc túi đi cùng",
    link: "/cong-so",
    position: "home-hero",
    drawing: {
      palette: ["#E8E1D5", "#C6B8A3", "#4A3228"],
      garments: [
        garment("set vest-quan tuyt tron", "#E8DBC5", "#F1EADD", 31),
        garment("ao-khoac trench cotton tron", "#B99B72", "#F1EADD", 32),
        garment("vest hai-hang tuyt tron", "#26221F", "#F1EADD", 33),
      ],
      seed: 3,
    },
  },
  {
    id: "strip-thanh-ly",
    title: "Thanh lý",
    subtitle: "Những món đã qua vài lần toả sáng, giảm giá để tìm chủ mới",
    link: "/onsale",
    position: "home-strip",
    drawing: {
      palette: ["#EBD9D2", "#CFA9A0", "#A94E36"],
      garments: [
        garment("vay xoe cotton hoa-lon", "#F1EADD", "#BD8C89", 41),
        garment("tui yen-ngua da-thuoc tron", "#A98467", "#C2A052", 42),
      ],
      seed: 4,
    },
  },
  {
    id: "strip-hoi-vien",
    title: "Hội viên Thướt Tha",
    subtitle: "Giá riêng cho mỗi lần thuê, thêm ngày mặc không phụ thu",
    link: "/member-ship",
    position: "home-strip",
    drawing: {
      palette: ["#E3E4DA", "#B4BBA5", "#5C6344"],
      garments: [
        garment("ao-dai tay-loe lua tron", "#E3C47A", "#F1EADD", 51),
        garment("dam xe-ta lua tron", "#5C6344", "#F1EADD", 52),
      ],
      seed: 5,
    },
  },
  {
    id: "top-ao-dai",
    title: "Áo dài, kể lại",
    subtitle: "Từ ngũ thân tới cách tân, trong một tủ áo chung",
    link: "/ao-dai",
    position: "category-top",
    drawing: {
      palette: ["#E9E0D2", "#C9B79C", "#2F4468"],
      garments: [
        garment("ao-dai nhat-binh gam van-may", "#1F5A66", "#C2A052", 61),
        garment("ao-dai truyen-thong lua theu-sen", "#F1EADD", "#CB647B", 62),
        garment("ao-dai ngu-than gam van-may", "#222E44", "#C2A052", 63),
      ],
      seed: 6,
    },
  },
];
