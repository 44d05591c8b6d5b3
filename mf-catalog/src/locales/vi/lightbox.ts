/** Texts of the large pictures. They load with them. */
export const viLightbox = {
  pictureOf: (number: number, count: number) => `Ảnh ${number} trên ${count}`,
  zoomIn: "Phóng to",
  zoomOut: "Thu nhỏ",
  close: "Đóng",
} as const;
