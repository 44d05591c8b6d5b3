import { formatNumber } from "@thuot-tha/shared/domain";
import { similarBuild } from "@thuot-tha/shared/domain/similar-build";

/** Texts of reviews. */
export const viReviews = {
  title: "Đánh giá",
  none: "Chưa có đánh giá nào. Người mặc đầu tiên kể lại sẽ giúp nhiều người sau.",
  count: (count: number) => `${formatNumber(count)} đánh giá`,
  stars: (count: number) => `${count} sao`,
  reviews: "đánh giá",
  histogram: "Lọc theo số sao",
  wore: (size: string) => `mặc cỡ ${size}`,
  fits: { true: "Đúng cỡ", loose: "Rộng", tight: "Chật" },
  sort: "Sắp xếp",
  sorts: { newest: "Mới nhất", rating_desc: "Nhiều sao trước", rating_asc: "Ít sao trước" },
  body: (height: number, weight: number) => `${height} cm, ${weight} kg`,
  likeMe: "Người có vóc dáng như bạn",
  likeMeHint: `Chênh không quá ${similarBuild} cm và ${similarBuild} kg.`,
  height: "Chiều cao (cm)",
  weight: "Cân nặng (kg)",
  filter: "Lọc",
  all: "Xem tất cả đánh giá",
  shown: (total: number) => (total === 0 ? "Chưa có ai như vậy đánh giá." : `${formatNumber(total)} đánh giá phù hợp`),
  more: "Xem thêm đánh giá",
  failed: "Chưa tải được đánh giá.",
  retry: "Thử lại",
  pictures: (author: string) => `Ảnh của ${author}`,
  lookClosely: (number: number, author: string) => `Xem lớn ảnh ${number} của ${author}`,
  write: "Viết đánh giá",
  signIn: "Đăng nhập để viết đánh giá",
  own: "Bạn đã đánh giá món này.",
  thanks: "Cảm ơn bạn đã kể lại.",
} as const;
