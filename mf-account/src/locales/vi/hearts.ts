/** Words of the hearts, which are there with every page. */
export const hearts = {
  full: (most: number) => `Trình duyệt này giữ được ${most} món. Bạn đăng nhập để giữ thêm nhé.`,
};
