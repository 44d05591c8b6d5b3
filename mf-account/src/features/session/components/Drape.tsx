/** Folds of hanging silk: light running along curves. Drawn, not photographed: it weighs nothing. */
export function Drape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="drape-light" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset=".45" stopColor="#f6d9dd" stopOpacity=".34" />
          <stop offset="1" stopColor="#2b0e18" stopOpacity=".28" />
        </linearGradient>
      </defs>
      {folds.map(({ left, sway, width }) => (
        <path
          key={left}
          fill="url(#drape-light)"
          d={`M${left} -20C${left + sway} 240 ${left - sway} 520 ${left + sway / 2} 920H${left + sway / 2 + width}C${
            left + width - sway / 2
          } 560 ${left + width + sway * 1.4} 260 ${left + width * 0.7} -20Z`}
        />
      ))}
    </svg>
  );
}

const folds = [
  { left: -60, sway: 50, width: 120 },
  { left: 50, sway: 80, width: 90 },
  { left: 150, sway: 40, width: 140 },
  { left: 270, sway: 95, width: 80 },
  { left: 350, sway: 60, width: 150 },
  { left: 480, sway: 85, width: 110 },
];
