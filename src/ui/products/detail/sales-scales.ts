import { scaleBand, scaleLinear } from '@visx/scale';
import type { ProductSales } from '#openapi/types.generated';

/** Px. The margin above the columns holds the text of a day. */
export const HEIGHT = 220;
export const MARGIN = { top: 36, right: 4, bottom: 26, left: 36 };

/** A day with its sales. */
export type SalesDay = ProductSales['days'][number];
export type SalesScales = ReturnType<typeof scalesOf>;

/**
 * The positions of a chart's days and pieces.
 * @param width px of the whole drawing
 */
export function scalesOf(days: readonly SalesDay[], width: number) {
  const maxPieces = Math.max(4, ...days.map(({ pieces }) => pieces));
  return {
    x: scaleBand({
      domain: days.map(({ day }) => day),
      range: [0, Math.max(0, width - MARGIN.left - MARGIN.right)],
      padding: 0.3,
    }),
    y: scaleLinear({
      domain: [0, maxPieces],
      range: [HEIGHT - MARGIN.top - MARGIN.bottom, 0],
      nice: 4,
    }),
  };
}
