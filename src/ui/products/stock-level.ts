import { stockState } from '#domain/products/stock-policy';
import type { ProductSummary } from '#openapi/types.generated';

/** Number of pieces at which the stock bar is full; larger stocks look the same. */
const FULL_STOCK = 80;

/**
 * The look of an element with `stockAttributes`: words, number and bar. Element and bar are one: each
 * row of the list has them.
 * @param frame width in px of the element's own padding at each side, under which the bar does not
 *   reach
 */
export function stockStyles(frame: number): string {
  return `
  &[data-stock] {
    display: inline-flex;
    justify-content: space-between;
    gap: var(--space-8);
    min-inline-size: ${108 + 2 * frame}px;
    font: 400 var(--text-small) var(--font-body);
    white-space: nowrap;
  }
  &[data-stock='low_stock'] {
    --level: var(--warning);
    color: var(--warning-text);
    font-weight: var(--weight-strong);
  }
  &[data-stock='out_of_stock'] {
    --level: var(--error);
    color: var(--error-text);
    font-weight: var(--weight-strong);
  }
  &[data-stock='backorder'] {
    --level: var(--info);
  }
  &[data-stock] > span {
    color: var(--text);
    font-weight: 400;
  }
  &[data-stock][style] {
    padding-block-end: ${8 + frame}px;
  }
  &[data-stock][style]::after {
    content: '';
    position: absolute;
    inset-block-end: ${frame}px;
    inset-inline: ${frame}px;
    block-size: 4px;
    border-radius: var(--radius-round);
    background:
      linear-gradient(var(--level, var(--fill)) 0 0) calc(50% - var(--dir) * 50%) 0 /
        var(--share) 100% no-repeat,
      var(--track);
    print-color-adjust: exact;
    transition: background-size var(--t-page) var(--ease);
  }
  `;
}

/** The attributes of an element that shows a stock; it has no bar where pieces are not counted. */
export function stockAttributes(product: ProductSummary) {
  const state = stockState(product);
  if (state === 'not_counted') return { 'data-stock': state };
  const share = Math.max(0, Math.min(product.quantity / FULL_STOCK, 1));
  return { 'data-stock': state, style: { '--share': `${share * 100}%` } };
}
