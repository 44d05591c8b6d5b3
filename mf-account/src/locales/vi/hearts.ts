/** Texts of the favourite buttons, which load with every page. */
export const viHearts = {
  full: (max: number) => `Trình duyệt này giữ được ${max} món. Bạn đăng nhập để giữ thêm nhé.`,
};
