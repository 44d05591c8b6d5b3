/** Texts of a customer's picture. */
export const viAvatar = {
  choose: "Chọn ảnh",
  change: "Đổi ảnh",
  remove: "Gỡ ảnh",
  hint: "Kéo ảnh, hoặc dùng phím mũi tên, để chọn phần muốn giữ.",
  kinds: "JPEG, PNG, WebP hoặc AVIF, cạnh ngắn từ 200 điểm ảnh.",
  title: "Cắt ảnh đại diện",
  square: "Phần ảnh được giữ",
  zoom: "Phóng to",
  cancel: "Huỷ",
  save: "Dùng ảnh này",
  progress: "Đang tải ảnh lên",
  saved: "Đã đổi ảnh đại diện.",
  removed: "Đã gỡ ảnh đại diện.",
  noPicture: "Tệp này không phải ảnh, hoặc trình duyệt không đọc được.",
  tooLarge: "Ảnh này quá lớn, bạn chọn ảnh dưới 20 MB nhé.",
  tooSmall: "Ảnh này quá nhỏ, cạnh ngắn cần từ 200 điểm ảnh.",
};
