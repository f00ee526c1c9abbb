import { styled } from 'styled-components';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { stockState } from '#domain/products/stock-policy';

/** Number of pieces at which the stock bar is full; larger stocks look the same. */
const FULL_STOCK = 80;

/* The bar and its level are no elements of their own: each row has them. */
const Stock = styled.span`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
  inline-size: max-content;
  min-inline-size: 108px;
  color: var(--text);
  font: 400 var(--text-small) var(--font-body);
  white-space: nowrap;
  &[data-stock='low_stock'] {
    --level: var(--warning);
    --state: var(--warning-text);
  }
  &[data-stock='out_of_stock'] {
    --level: var(--error);
    --state: var(--error-text);
  }
  &[data-stock='backorder'] {
    --level: var(--info);
  }
  &:is([data-stock='low_stock'], [data-stock='out_of_stock']) {
    color: var(--state);
    font-weight: var(--weight-strong);
  }
  & > span {
    color: var(--text);
    font-weight: 400;
  }
  &[style] {
    padding-block-end: 8px;
  }
  &[style]::before,
  &[style]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 4px;
    border-radius: var(--radius-round);
    background: var(--track);
    print-color-adjust: exact;
  }
  &[style]::after {
    inline-size: var(--share);
    background: var(--level, var(--fill));
    transition: inline-size var(--t-page) var(--ease);
  }
`;

interface StockLevelProps {
  product: ProductSummary;
  /** The state in words. */
  words: string;
  /** The formatted number of pieces. */
  pieces: string;
}

/** Stock as text, number and bar; without number and bar where it is not counted. */
export function StockLevel({ product, words, pieces }: StockLevelProps) {
  const state = stockState(product);
  if (state === 'not_counted') return <Stock data-stock={state}>{words}</Stock>;
  const share = Math.max(0, Math.min(product.quantity / FULL_STOCK, 1));
  return (
    <Stock data-stock={state} style={{ '--share': `${share * 100}%` }}>
      {words}
      <span>{pieces}</span>
    </Stock>
  );
}
