import type { Garment } from "../garment";

export const smallPiece = (body: string, over: Partial<Garment> = {}): Garment => ({
  body,
  top: -20,
  bottom: 45,
  reach: 25,
  stands: false,
  focus: [0, 14],
  focusWidth: 24,
  ...over,
});
