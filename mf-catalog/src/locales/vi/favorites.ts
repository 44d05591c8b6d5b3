/** What a shopper reads at a heart. */
export const vi = {
  failed: "Chưa lưu được món yêu thích. Bạn thử lại giúp nhé.",
} as const;
