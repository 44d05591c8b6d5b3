/** Texts of the favourite button. */
export const viFavorites = {
  failed: "Chưa lưu được món yêu thích. Bạn thử lại giúp nhé.",
} as const;
