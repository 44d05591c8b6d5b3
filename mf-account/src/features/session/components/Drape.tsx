/** A decorative drawing of hanging silk: light along curves. It is SVG, so it costs no download. */
export function Drape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="drape-silk" x1="0" x2="1">
          <stop offset="0" stopColor="#4f1828" />
          <stop offset=".28" stopColor="#7b2d43" />
          <stop offset=".52" stopColor="#a4566c" />
          <stop offset=".7" stopColor="#86364d" />
          <stop offset="1" stopColor="#561a2c" />
        </linearGradient>
      </defs>
      {folds.map(({ left, width, sway }) => (
        <path key={left} fill="url(#drape-silk)" d={foldPath(left, width, sway)} />
      ))}
    </svg>
  );
}

/** From left to right, each overlapping the previous one, in the drawing's units. */
const folds = [
  { left: -70, width: 170, sway: 46 },
  { left: 40, width: 150, sway: -38 },
  { left: 150, width: 190, sway: 64 },
  { left: 275, width: 140, sway: -52 },
  { left: 375, width: 180, sway: 40 },
  { left: 490, width: 190, sway: -60 },
];

/** A fold's outline: narrow at the top, wide and curved at the bottom. */
function foldPath(left: number, width: number, sway: number): string {
  const right = left + width;
  return [
    `M${left + width * 0.2} -20`,
    `C${left + sway} 260 ${left - sway} 560 ${left + sway * 0.6} 920`,
    `L${right + sway} 920`,
    `C${right - sway * 0.4} 580 ${right + sway * 0.9} 260 ${right - width * 0.1} -20Z`,
  ].join("");
}
