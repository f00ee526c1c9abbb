import { useId } from 'react';

export const STAR =
  'M0 -46L13.5 -32.5H32.5V-13.5L46 0L32.5 13.5V32.5H13.5L0 46L-13.5 32.5H-32.5V13.5L-46 0L-32.5 -13.5V-32.5H-13.5Z';

/**
 * A field of outlined eight-pointed stars, slightly lighter than its ground; fills its container.
 */
export function StarBackground() {
  const id = useId();
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="180" height="320" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="var(--white)" strokeOpacity="0.07">
            <path d={STAR} transform="translate(50 60)" />
            <path d={STAR} transform="translate(140 220)" />
            <path d={STAR} transform="translate(-40 220)" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
