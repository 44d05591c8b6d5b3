/** What the cloth of a piece is called, how it feels and how it is cared for. */
interface Cloth {
  label: string;
  /** Sentences that may follow a product's own; one is picked by the product's seed. */
  feel: readonly [string, string];
  care: string;
}

const DRY = "Giặt khô, treo mắc vải";
const HAND = "Giặt tay nước lạnh, phơi bóng râm";
const WIPE = "Lau bằng khăn mềm, cất trong túi vải";

export const CLOTHS: Record<string, Cloth> = {
  lua: {
    label: "Lụa tơ tằm",
    feel: [
      "Lụa tơ tằm dệt mười chín mom-mi mát tay, bắt sáng dịu và rủ theo từng bước đi.",
      "Mặt lụa mềm, ánh lên rất nhẹ dưới đèn và không bám người khi trời nóng.",
    ],
    care: DRY,
  },
  satin: {
    label: "Satin",
    feel: [
      "Satin dày vừa, mặt bóng sâu, ôm dáng mà không hằn đường nội y.",
      "Chất satin nặng rủ thẳng, lên ảnh có độ bóng như nước.",
    ],
    care: DRY,
  },
  gam: {
    label: "Gấm dệt nổi",
    feel: [
      "Gấm dệt nổi đứng phom, hoa văn chìm hiện lên khi ánh sáng đổi hướng.",
      "Nền gấm dày dặn, lót lụa habutai nên mặc cả ngày vẫn êm.",
    ],
    care: DRY,
  },
  nhung: {
    label: "Nhung lụa",
    feel: [
      "Nhung lụa tuyết ngắn, sẫm ở nếp gấp và sáng lên ở đường viền cơ thể.",
      "Nhung co giãn nhẹ, ấm vừa đủ cho phòng tiệc có máy lạnh.",
    ],
    care: DRY,
  },
  voan: {
    label: "Voan tơ",
    feel: [
      "Voan tơ hai lớp bay nhẹ, lớp lót cotton giữ kín đáo.",
      "Chất voan mỏng, càng đi càng bay, gập vào vali vẫn không nhàu.",
    ],
    care: HAND,
  },
  ren: {
    label: "Ren Chantilly",
    feel: [
      "Ren Chantilly viền mi được cắt và đính tay để hoạ tiết đối xứng hai bên thân.",
      "Lớp ren mềm nằm trên lót lụa cùng tông, không ngứa ở cổ và nách.",
    ],
    care: DRY,
  },
  linen: {
    label: "Linen",
    feel: [
      "Linen xử lý mềm, thoáng, càng giặt càng êm và nếp nhăn trông rất tự nhiên.",
      "Sợi lanh thô vừa phải, thấm mồ hôi tốt, hợp thời tiết ẩm của miền Nam.",
    ],
    care: HAND,
  },
  cotton: {
    label: "Cotton poplin",
    feel: [
      "Cotton poplin dệt chặt, sờ mát, giữ nếp ủi tới cuối ngày.",
      "Vải cotton dày dặn, không lộ, giặt máy chế độ nhẹ được.",
    ],
    care: "Giặt máy nhẹ, ủi ấm",
  },
  tweed: {
    label: "Tweed",
    feel: [
      "Tweed pha sợi ánh kim, lót viscose trơn để dễ mặc chồng lớp.",
      "Mặt tweed dệt nhiều màu sợi, nhìn gần thấy lấp lánh rất kín đáo.",
    ],
    care: DRY,
  },
  "da-thuoc": {
    label: "Da bò thuộc thảo mộc",
    feel: [
      "Da bò thuộc thảo mộc sẽ lên màu ấm hơn theo thời gian, chỉ may sáp chạy đều từng mũi.",
      "Mặt da mịn, đường cạnh sơn ba lớp, khoá đồng đặc không xước vặt.",
    ],
    care: WIPE,
  },
  len: {
    label: "Dạ len",
    feel: [
      "Dạ len ép mịn, đứng vai, đủ ấm cho mùa đông Hà Nội và những chuyến đi xa.",
      "Vải dạ pha len cừu nhẹ hơn vẻ ngoài, lót lụa trơn nên khoác vào rất nhanh.",
    ],
    care: DRY,
  },
  denim: {
    label: "Denim",
    feel: [
      "Denim mười hai ounce giặt đá, cứng cáp lúc đầu rồi mềm dần theo dáng người.",
      "Vải denim dày, chỉ nổi màu đồng, mặc càng lâu càng đẹp.",
    ],
    care: "Lộn trái, giặt máy nước lạnh",
  },
  "kim-sa": {
    label: "Sequin kim sa",
    feel: [
      "Kim sa đính kín trên nền lưới co giãn, lót trơn nên không cọ da.",
      "Hàng nghìn hạt kim sa phẳng đổi màu theo từng chuyển động.",
    ],
    care: DRY,
  },
  tafta: {
    label: "Taffeta",
    feel: [
      "Taffeta sột soạt nhẹ, phồng tự nhiên mà không cần tùng nặng.",
      "Taffeta dày giữ nếp gấp sắc, lên phom như điêu khắc.",
    ],
    care: DRY,
  },
  organza: {
    label: "Organza",
    feel: [
      "Organza trong như sương, đứng phom mà nhẹ bẫng.",
      "Lớp organza chồng ba tầng tạo màu đậm nhạt theo chiều sâu.",
    ],
    care: DRY,
  },
  tuyt: {
    label: "Tuýt si pha len",
    feel: [
      "Tuýt si pha len Ý chống nhăn, rủ thẳng ống và thở tốt trong phòng họp lẫn sân tiệc.",
      "Vải tuýt si dệt mịn, có độ co giãn hai phần trăm để cử động thoải mái.",
    ],
    care: DRY,
  },
  "kim-loai": {
    label: "Đồng mạ vàng",
    feel: [
      "Cốt đồng mạ vàng 18K, phủ lớp chống xỉn, không gây dị ứng.",
      "Từng chi tiết được đánh bóng tay rồi mạ hai lần để giữ màu lâu.",
    ],
    care: WIPE,
  },
  ngoc: {
    label: "Ngọc trai nước ngọt",
    feel: [
      "Ngọc trai nước ngọt chọn tay theo cỡ, ánh hồng nhẹ, xâu chỉ lụa có nút từng hạt.",
      "Mỗi viên ngọc hơi khác nhau một chút, và đó là điều làm nó sống động.",
    ],
    care: WIPE,
  },
  may: {
    label: "Mây đan",
    feel: [
      "Mây Phú Vinh đan tay, hun khói chống mốc, quai da thay được.",
      "Sợi mây chẻ mảnh đan nong mốt, nhẹ mà cứng cáp.",
    ],
    care: "Phủi khô, tránh ẩm",
  },
};

export const CUTS: Record<string, string> = {
  "truyen-thong": "Truyền thống, cổ đứng",
  "cach-tan": "Cách tân ngắn tà",
  "co-thuyen": "Cổ thuyền tay dài",
  "ngu-than": "Ngũ thân tay chẽn",
  "nhat-binh": "Nhật Bình",
  "tay-loe": "Tay loe",
  "duoi-ca": "Đuôi cá",
  "chu-a": "Chữ A",
  suong: "Suông",
  "cong-chua": "Công chúa",
  "xe-ta": "Hai dây xẻ tà",
  quan: "Quấn vạt",
  tang: "Nhiều tầng",
  "so-mi": "Sơ mi",
  "co-yem": "Cổ yếm",
  "but-chi": "Bút chì",
  "xep-ly": "Xếp ly",
  xoe: "Xoè tròn",
  "quan-ta": "Vạt quấn xẻ tà",
  mini: "Mini",
  "mot-hang": "Một hàng khuy",
  "hai-hang": "Hai hàng khuy",
  "gi-le": "Gi lê",
  tuxedo: "Tuxedo ve sam",
  "khong-co": "Không cổ",
  trench: "Trench thắt eo",
  "mang-to": "Măng tô dài",
  bomber: "Bomber",
  biker: "Biker",
  choang: "Áo choàng",
  cape: "Cape",
  "so-mi-quan": "Sơ mi và quần ống rộng",
  "croptop-vay": "Áo lửng và chân váy",
  "yem-vay": "Yếm và váy đụp",
  "vest-quan": "Blazer và quần tây",
  "blazer-short": "Blazer và quần short",
  pijama: "Áo quần lụa rủ",
  "khan-lua": "Khăn vuông",
  tram: "Trâm cài tóc",
  "giay-got": "Giày gót",
  sandal: "Sandal quai mảnh",
  man: "Mấn đội đầu",
  "bong-tai": "Bông tai",
  "that-lung": "Thắt lưng",
  "vong-co": "Vòng cổ",
  quat: "Quạt xếp",
  "mu-rong": "Mũ rộng vành",
  xach: "Xách tay phom cứng",
  tote: "Tote",
  clutch: "Clutch",
  but: "Bucket rút dây",
  "yen-ngua": "Yên ngựa",
  coi: "Giỏ tròn",
  kep: "Khoá kẹp",
  hop: "Hộp minaudière",
};

export const MOTIFS: Record<string, string> = {
  tron: "Trơn",
  "hoa-nhi": "Hoa nhí",
  "hoa-lon": "Hoa lớn",
  soc: "Kẻ sọc",
  caro: "Kẻ ca rô",
  "cham-bi": "Chấm bi",
  "tho-cam": "Thổ cẩm",
  "theu-sen": "Thêu sen",
  "theu-truc": "Thêu trúc",
  ren: "Ren hoa",
  "van-may": "Vân mây",
  loang: "Loang màu",
  "kim-sa": "Kim sa",
};
