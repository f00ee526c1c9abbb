const STAR =
  'M0 -26L7.6 -18.4H18.4V-7.6L26 0L18.4 7.6V18.4H7.6L0 26L-7.6 18.4H-18.4V7.6L-26 0L-18.4 -7.6V-18.4H-7.6Z';
const PANELS = [
  [96, 228],
  [224, 228],
  [96, 358],
  [224, 358],
] as const;

/** A closed door with a plate, for the error pages. `plate` is a short figure or word ("404"). */
export function ShutDoor({ plate }: { plate: string }) {
  const wood = 'color-mix(in srgb, var(--accent-dark), var(--accent-darker) 50%)';
  return (
    <svg viewBox="0 -4 340 456" width="340" height="450" aria-hidden="true" focusable="false">
      <path d="M20 438V222A162 162 0 1 1 320 222V438Z" fill="var(--accent-lighter)" />
      <path d="M42 438V222A138 138 0 1 1 298 222V438Z" fill="var(--accent-dark)" />
      <rect x="0" y="438" width="340" height="12" rx="4" fill="var(--accent-darker)" />
      <path d="M170 84V438" stroke="var(--accent-darker)" strokeWidth="3" />
      {PANELS.map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x + 10} ${y})`}>
          <rect
            x="-44"
            y="-50"
            width="88"
            height="100"
            rx="4"
            fill="none"
            stroke={wood}
            strokeWidth="1.5"
          />
          <path d={STAR} fill={wood} />
          <path d={STAR} fill="var(--accent-light)" opacity="0.55" transform="scale(0.44)" />
        </g>
      ))}
      <g stroke="#d8b26a" strokeWidth="3" fill="none">
        <path d="M156 302C156 310 152 314 145 316M184 302C184 310 188 314 195 316" />
        <circle cx="156" cy="298" r="6" fill="#d8b26a" />
        <circle cx="184" cy="298" r="6" fill="#d8b26a" />
      </g>
      <path d="M132 132L164 96L204 128" fill="none" stroke="#8a5a1c" strokeWidth="2" />
      <g transform="rotate(-6 170 156)">
        <rect x="106" y="128" width="128" height="56" rx="8" fill="#fde3b4" />
        <text
          x="170"
          y="167"
          textAnchor="middle"
          fill="#7a4100"
          fontWeight="700"
          fontSize="30"
          fontFamily="var(--font-head)"
        >
          {plate}
        </text>
      </g>
    </svg>
  );
}
