const plum = "#7B2D43";
const hem = `<path d="M11 6c1 8-1 13-4 20M21 6c-1 8 1 13 4 20M11 6h10M12 16c3 2 5 2 8 0" fill="none" stroke="#FBF8F3" stroke-width="2.2" stroke-linecap="round"/>`;
const svg = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><title>Thướt Tha</title>${inner}</svg>`;

/** The shop's icon as SVG: two strokes of a falling hem, in plum. */
export const shopIcon = svg(`<rect width="32" height="32" rx="7" fill="${plum}"/>${hem}`);

/** The icon for systems that crop it to their own shapes: the drawing stays in the middle. */
export const maskableShopIcon = svg(
  `<rect width="32" height="32" fill="${plum}"/><g transform="translate(16 16) scale(.7) translate(-16 -16)">${hem}</g>`,
);
