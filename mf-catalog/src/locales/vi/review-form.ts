import { maxPictureMegabytes, maxPictures, reviewLength } from "@thuot-tha/shared/contracts/limits";
/** Texts of the form for a review. They load with it. */
export const viReviewForm = {
  title: "Bạn mặc thấy thế nào?",
  rating: "Số sao",
  ratingMissing: "Hãy chọn từ 1 đến 5 sao.",
  meanings: ["Rất thất vọng", "Chưa ưng", "Tạm được", "Hài lòng", "Rất thích"],
  headline: "Tiêu đề",
  headlineShort: "Hãy đặt một tiêu đề ngắn.",
  content: "Kể thêm về độ vừa, chất vải, dịp mặc",
  contentShort: `Hãy viết ít nhất ${reviewLength.min} ký tự.`,
  size: "Cỡ đã mặc",
  sizeNone: "Không nhớ",
  fit: "Cỡ này với bạn",
  fitNone: "Không rõ",
  pictures: `Ảnh (tối đa ${maxPictures}, mỗi ảnh đến ${maxPictureMegabytes} MB)`,
  choosePictures: "Chọn ảnh",
  tooMany: `Nhiều nhất ${maxPictures} ảnh.`,
  refused: {
    empty: (name: string) => `${name} là tệp trống.`,
    large: (name: string) => `${name} lớn hơn ${maxPictureMegabytes} MB.`,
    kind: (name: string) => `${name} không phải ảnh JPEG, PNG, WebP hay AVIF.`,
  },
  removePicture: (name: string) => `Bỏ ảnh ${name}`,
  send: "Gửi đánh giá",
  cancel: "Để sau",
} as const;
