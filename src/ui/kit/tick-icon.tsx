import type { SVGProps } from 'react';

/** A plain tick; the icon set only has ticks in circles and doubled ones. */
export function TickIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true" {...props}>
      <path
        d="M4.5 10.5L8.5 14.5L16 6.5"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
