import type { Cloth } from "../../fabric";
import { mix, shade } from "../../palette";
import type { Garment } from "../garment";

export const lining = (cloth: Cloth): string => mix(shade(cloth.base, 0.3), "#8A5A50", 0.4);

export const horn = (cloth: Cloth): string => mix(cloth.deep, "#4A3424", 0.5);

export const coat = (body: string, bottom: number, reach = 33): Garment => ({
  body,
  top: -7,
  bottom,
  reach,
  stands: false,
  focus: [5, 17],
  focusWidth: 30,
});
