export const viAdding = {
  unknown: (pieces: number) => `Chưa rõ món này đã được thêm chưa: giỏ đang có ${pieces} chiếc. Bạn xem giỏ giúp nhé.`,
};
