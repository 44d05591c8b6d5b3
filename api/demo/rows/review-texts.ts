import type { Family } from "../artwork/index.ts";

/** The demo has no one-star reviews. */
export type Stars = 2 | 3 | 4 | 5;

export const lastNames = [
  "Nguyễn",
  "Trần",
  "Lê",
  "Phạm",
  "Hoàng",
  "Vũ",
  "Đặng",
  "Bùi",
  "Đỗ",
  "Ngô",
  "Dương",
  "Lý",
  "Phan",
];
export const firstNames = [
  ...[
    "Thu Hà",
    "Minh Anh",
    "Ngọc Lan",
    "Bảo Trân",
    "Khánh Linh",
    "Thanh Trúc",
    "Hồng Nhung",
    "Quỳnh Như",
    "Mai Phương",
  ],
  ...[
    "Diệu Linh",
    "Yến Nhi",
    "Thảo Vy",
    "Hải Yến",
    "Tú Uyên",
    "Gia Hân",
    "Cẩm Tú",
    "Phương Thảo",
    "Hoài Thương",
    "An Nhiên",
  ],
];

export const titles: Record<Stars, string[]> = {
  5: [
    "Đẹp hơn cả trong ảnh",
    "Rất ưng",
    "Sẽ quay lại",
    "Ai cũng khen",
    "Đáng từng đồng",
    "Quá xinh",
    "Đúng như mong đợi",
  ],
  4: ["Đẹp, còn chút xíu chưa ưng", "Hài lòng", "Ổn trong tầm giá", "Khá đẹp", "Chất vải tốt"],
  3: ["Tạm được", "Ảnh đẹp hơn một chút", "Không hợp dáng mình lắm"],
  2: ["Hơi thất vọng", "Chưa như mong đợi"],
};

/** Sentences about the piece. */
export const openings: Record<Family, { good: string[]; mixed: string[] }> = {
  "ao-dai": {
    good: [
      "Áo dài lên dáng rất thanh, tà rủ mềm và không bị nhăn dù ngồi xe gần một tiếng.",
      "Cổ áo đứng vừa phải, tay raglan ôm gọn mà giơ tay vẫn thoải mái.",
      "Đường thêu tay tỉ mỉ, nhìn gần mới thấy hết cái công.",
      "Mình mặc trong lễ ăn hỏi, cô bác hai họ cứ hỏi may ở đâu.",
    ],
    mixed: ["Tà áo hơi dài so với mình nên phải đi giày cao.", "Vải đẹp nhưng mỏng, cần mặc thêm áo lót cùng màu."],
  },
  dam: {
    good: [
      "Đầm rũ đẹp, bước đi là thấy vải chuyển động theo người.",
      "Màu ngoài đời sâu và sang hơn trong ảnh, lên hình dưới đèn vàng rất ăn.",
      "Phần eo cắt khéo, che được bụng sau bữa tiệc.",
      "Mình mặc đi cưới bạn thân, chụp tấm nào cũng ưng.",
    ],
    mixed: [
      "Đầm đẹp nhưng khoá kéo hơi rít, phải nhờ người kéo giúp.",
      "Phần ngực hơi rộng, mình phải ghim lại một chút.",
    ],
  },
  vay: {
    good: [
      "Chân váy đứng phom, mặc với sơ mi hay áo thun đều hợp.",
      "Ly váy sắc nét, giặt về vẫn giữ nguyên nếp.",
      "Độ dài vừa chạm bắp chân, đi làm hay đi chơi đều được.",
    ],
    mixed: ["Cạp váy hơi cứng lúc ngồi lâu.", "Màu nhạt hơn ảnh một tông."],
  },
  vest: {
    good: [
      "Vai áo vào phom chuẩn, mặc vào thấy người thẳng hẳn lên.",
      "Mình mặc đi phỏng vấn, gọn gàng mà không cứng nhắc.",
      "Lót trong may kỹ, cởi ra khoác lên tay vẫn đẹp.",
    ],
    mixed: ["Tay áo hơi dài so với mình.", "Vải dày, mặc trưa hè thì nóng."],
  },
  "ao-khoac": {
    good: [
      "Áo khoác nhẹ mà ấm, khoác lên là bộ đồ khác hẳn.",
      "Phom rộng vừa phải, mặc chồng áo len bên trong vẫn thoải mái.",
      "Cúc áo và đường may chắc chắn, nhìn rất có chất.",
    ],
    mixed: ["Áo đẹp nhưng hơi nặng vai.", "Túi áo hơi nông so với điện thoại của mình."],
  },
  set: {
    good: [
      "Cả bộ phối sẵn nên không phải nghĩ, mặc vào là đi.",
      "Tách riêng từng món cũng mặc được với đồ có sẵn trong tủ.",
      "Màu hai món đồng đều, lên ảnh rất hài hoà.",
    ],
    mixed: ["Áo vừa mà quần hơi chật, giá như được chọn cỡ riêng.", "Vải dễ nhăn, nên là lại trước khi mặc."],
  },
  "phu-kien": {
    good: [
      "Món nhỏ thôi mà làm sáng cả bộ đồ.",
      "Làm thủ công nhưng rất chắc tay, đeo cả buổi không thấy vướng.",
      "Màu kim loại dịu, không bị chói như mình lo.",
    ],
    mixed: ["Đẹp nhưng nhỏ hơn mình hình dung qua ảnh.", "Khoá cài hơi lỏng, phải để ý khi đeo."],
  },
  tui: {
    good: [
      "Túi nhỏ mà để đủ điện thoại, son và ví thẻ.",
      "Da mềm, đường chỉ đều, cầm lên tay thấy đáng tiền.",
      "Đi tiệc cầm túi này được hỏi mua ở đâu liên tục.",
    ],
    mixed: ["Túi đẹp nhưng dây đeo hơi ngắn so với mình.", "Lòng túi hẹp, không để vừa điện thoại cỡ lớn."],
  },
};

/** Sentences about the size. */
export const fits = {
  good: [
    "Cỡ đúng theo bảng số đo, mặc vừa như may.",
    "Mình phân vân giữa hai cỡ, nhắn hỏi thì được tư vấn rất đúng.",
    "Vừa người, ngồi xuống đứng lên không bị kéo.",
    "Phần eo ôm mà không bó, cả tối vẫn dễ chịu.",
  ],
  mixed: [
    "Cỡ hơi rộng so với bảng, bạn nào người nhỏ nên lùi một cỡ.",
    "Mình mặc hơi chật phần ngực, nên lấy cỡ lớn hơn.",
  ],
};

/** Sentences about the shop. */
export const closings: Record<"rent" | "sale", Record<Stars, string[]>> = {
  rent: {
    5: [
      "Đồ giao đúng hẹn trước một ngày, thơm tho và được là phẳng.",
      "Tiền cọc về ví ngay hôm sau khi trả, rất yên tâm.",
      "Thuê ba ngày mà giá nhẹ hơn mua rất nhiều, chắc chắn sẽ thuê tiếp.",
      "Hộp đựng gọn gàng, có sẵn phiếu trả đồ, chỉ việc gọi người tới lấy.",
      "Bạn tư vấn nhắn tin hỏi thăm trước ngày cưới, chu đáo lắm.",
    ],
    4: [
      "Giao hơi trễ so với giờ hẹn một chút nhưng vẫn kịp tiệc.",
      "Trừ một sao vì túi đựng hơi mỏng, còn đồ thì đẹp.",
      "Lần sau mình sẽ thuê thêm phụ kiện đi kèm.",
    ],
    3: ["Dịch vụ nhanh, chỉ là món này chưa hợp với mình.", "Có một vết sờn nhỏ ở gấu, nhìn kỹ mới thấy."],
    2: ["Đồ sạch nhưng có chỗ chỉ bung, mình phải tự khâu lại.", "Giao sát giờ nên mình hơi lo."],
  },
  sale: {
    5: [
      "Mua thanh lý mà như mới, không tìm ra lỗi nào.",
      "Đóng gói cẩn thận, giao nhanh, sẽ canh thêm món khác.",
      "Với giá này thì không chê vào đâu được.",
    ],
    4: ["Giá tốt, giao nhanh, trừ một sao vì hộp bị móp.", "Có nếp gấp do đóng gói, là qua là hết."],
    3: ["Dùng được, nhưng mình mong hơn một chút.", "Giá ổn, kiểu dáng bình thường."],
    2: ["Có vết xước nhỏ mà phần mô tả không nhắc tới.", "Màu khác ảnh nên mình hơi tiếc."],
  },
};
