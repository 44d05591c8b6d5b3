/** Heights of the figure, centimetres below the base of the neck. */
export const Y = {
  shoulder: 4.6,
  underarm: 19.5,
  bust: 25,
  under: 33,
  waist: 41,
  hip: 61,
  knee: 99,
  ankle: 141,
  floor: 149,
};
