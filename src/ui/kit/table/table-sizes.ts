import type { CSSProperties } from 'react';

export type Density = 'normal' | 'dense';

/** A row's height in px: 52, 64 with a picture, 40 in dense mode. */
export function rowHeight(density: Density, pictured: boolean): number {
  return density === 'dense' ? 40 : pictured ? 64 : 52;
}

export const HEADER_HEIGHT = 44;

/** The attributes of a table for the height of its rows. */
export function rowSizes(density: Density, pictured: boolean) {
  // React's type of a style has no custom properties.
  const style = { '--row-height': `${rowHeight(density, pictured)}px` } as CSSProperties;
  return { 'data-density': density, style };
}
