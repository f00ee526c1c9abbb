/**
 * Window widths (px, at the default text size) at which the layout changes. A query matches `below`
 * the number.
 */
export const breakpoints = {
  phone: 720,
  tablet: 900,
  desktop: 1200,
  wide: 1440,
  stretch: 1600,
} as const;

export type Breakpoint = keyof typeof breakpoints;

const PX_AN_EM = 16;

/**
 * Media query that matches while the window is narrower than the breakpoint. In em: with twice the
 * text size, a window has half the room.
 */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${(breakpoints[breakpoint] - 0.02) / PX_AN_EM}em)`;
}

/** Styled-components media prefix of `below`: `${media.below('phone')} { … }`. */
export const media = {
  below: (breakpoint: Breakpoint) => `@media ${below(breakpoint)}`,
  touch: `@media (pointer: coarse), ${below('phone')}`,
};
