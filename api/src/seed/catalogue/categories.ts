import type { DisplayKind, SeedCategory } from "../types";

type Line = [link: string, name: string, displays: string, description: string];

function under(parent: string | null, lines: Line[]): SeedCategory[] {
  return lines.map(([link, name, displays, description]) => ({
    link,
    name,
    parent,
    description,
    displays: displays.split(" ").filter(Boolean) as DisplayKind[],
  }));
}

/** Families first, then their sub-categories, then the two groups "by occasion" and "by style". */
export const seedCategories: SeedCategory[] = [
  ...under(null, [
    [
      "ao-dai",
      "Áo dài",
      "big hot",
      "Từ lụa Hà Đông tới áo Nhật Bình phục dựng: áo dài cho lễ cưới, ngày Tết và mọi dịp cần đứng thẳng lưng.",
    ],
    ["dam", "Đầm", "big hot", "Đầm dạo phố, đầm công sở, đầm dạ hội. Thuê cho một tối, hay mua để mặc nhiều năm."],
    ["vay", "Váy", "small", "Chân váy xếp ly, bút chì, xoè tròn và những vạt quấn biết chuyển động."],
    ["vest", "Vest", "small hot", "Blazer, tuxedo, gi lê: đường cắt gọn cho người làm chủ căn phòng."],
    ["ao-khoac", "Áo khoác", "small", "Lớp cuối cùng khoác lên người, và là lớp người ta nhớ nhất."],
    ["set", "Set", "small", "Phối sẵn từ trên xuống dưới, chỉ việc chọn cỡ và chọn ngày."],
    ["phu-kien", "Phụ kiện", "small", "Khăn, trâm, mấn, giày và những chi tiết làm trọn một bộ đồ."],
    ["tui", "Túi", "small hot", "Túi đi làm, túi dạ tiệc, giỏ mây: thuê theo dịp hoặc giữ hẳn cho mình."],
  ]),
  ...under("ao-dai", [
    ["ao-dai-cuoi", "Áo dài cưới", "hot", "Áo dài cho cô dâu, mẹ cô dâu và lễ gia tiên."],
    ["ao-dai-cach-tan", "Áo dài cách tân", "", "Tà ngắn, tay lỡ, chất liệu nhẹ cho ngày dài."],
  ]),
  ...under("dam", [
    ["dam-da-hoi", "Đầm dạ hội", "big hot", "Satin, nhung, kim sa: những chiếc đầm dành cho ánh đèn."],
    ["dam-cuoi", "Đầm cưới", "hot", "Đuôi cá, công chúa, tối giản: váy cưới thuê theo ngày."],
    ["dam-dao-pho", "Đầm dạo phố", "", "Linen, cotton, voan cho ngày thường nhẹ nhõm."],
  ]),
  ...under("vay", [["chan-vay-midi", "Chân váy midi", "", "Độ dài ngang bắp chân, dễ mặc nhất trong tủ đồ."]]),
  ...under("vest", [["vest-cong-so", "Vest công sở", "", "Bộ đồ họp, thuyết trình và phỏng vấn."]]),
  ...under("phu-kien", [
    ["khan", "Khăn", "", "Khăn lụa vuông và khăn choàng."],
    ["phu-kien-toc", "Phụ kiện tóc", "", "Trâm cài, mấn và khăn vấn."],
    ["trang-suc", "Trang sức", "", "Ngọc trai, tua tơ và đồng mạ vàng."],
    ["giay", "Giày", "", "Giày gót và sandal từ cỡ 35 tới 39."],
  ]),
  ...under("tui", [
    ["tui-hang-ngay", "Túi hằng ngày", "", "Da thật, canvas và mây cho mỗi ngày."],
    ["tui-da-tiec", "Túi dạ tiệc", "", "Clutch, khoá kẹp và hộp minaudière."],
  ]),
  ...under(null, [
    ["theo-dip", "Theo dịp", "", "Chọn trang phục theo nơi bạn sắp tới."],
    ["theo-phong-cach", "Theo phong cách", "", "Chọn trang phục theo con người bạn."],
  ]),
  ...under("theo-dip", [
    ["da-hoi", "Dạ hội", "icon1", "Trang phục cho đêm tiệc trang trọng."],
    ["cuoi-hoi", "Cưới hỏi", "icon1", "Lễ hỏi, lễ cưới, phù dâu và khách mời."],
    ["tiec-cocktail", "Tiệc cocktail", "icon1", "Gọn, sáng, vừa đủ nổi bật."],
    ["di-bien", "Đi biển", "icon1", "Nhẹ, thoáng và bắt gió."],
    ["cong-so", "Công sở", "icon1", "Chỉn chu từ cuộc họp sáng tới bữa tối."],
    ["tet", "Tết", "icon1", "Áo mới cho ngày đầu năm."],
    ["ky-yeu", "Kỷ yếu", "icon1", "Đồng bộ cả lớp, đủ cỡ, đủ màu."],
    ["chup-anh", "Chụp ảnh", "icon1", "Những bộ đồ biết nói chuyện với ống kính."],
  ]),
  ...under("theo-phong-cach", [
    ["co-dien", "Cổ điển", "icon2", "Đường cắt không lo lỗi thời."],
    ["toi-gian", "Tối giản", "icon2", "Ít chi tiết, nhiều chất liệu."],
    ["quyen-ru", "Quyến rũ", "icon2", "Đường cong, độ rủ và ánh sáng."],
    ["bohemian", "Bohemian", "icon2", "Tự do, thủ công, màu của đất."],
    ["thanh-lich", "Thanh lịch", "icon2", "Nhẹ nhàng mà có chủ ý."],
    ["ca-tinh", "Cá tính", "icon2", "Phom lạ, chất liệu mạnh."],
    ["lang-man", "Lãng mạn", "icon2", "Hoa, voan và những màu phấn."],
    ["hoai-co", "Hoài cổ", "icon2", "Dáng xưa may lại cho hôm nay."],
  ]),
];
