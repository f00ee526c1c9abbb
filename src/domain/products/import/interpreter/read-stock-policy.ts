import type { StockPolicy } from '../../stock-policy';
import {
  readBackorders,
  readPolicyWord,
  readSalesBeyondStock,
  readStockStatus,
  readYesOrNo,
  type StockStatus,
} from '../cells/stock-cells';
import type { GroupContext } from './group-context';
import { readPieces } from './read-cells';
import { hasCell, type RowView, textAt } from './row-shape';

/** The stock that a row gives; an absent field leaves the variant's own unchanged. */
export interface RowStock {
  readonly quantity: number | undefined;
  readonly stockPolicy: StockPolicy | undefined;
}

/** What other systems say of a stock, each undefined where the row does not say it. */
interface StockFacts {
  readonly isTracked: boolean | undefined;
  readonly sellsBeyond: boolean | undefined;
  readonly status: StockStatus | undefined;
  /** Undefined where the row has no number. */
  readonly quantity: number | undefined;
}

/**
 * The policy that these facts make together; undefined when none of them says it. Goods that are in
 * stock without pieces are sold without counting them. Goods out of stock without a number have 0
 * pieces.
 */
export function stockFrom({ isTracked, sellsBeyond, status, quantity }: StockFacts): RowStock {
  if (isTracked === false && status !== 'out') return { quantity, stockPolicy: 'not_counted' };
  if (sellsBeyond || status === 'backorder') return { quantity, stockPolicy: 'backorder' };
  if (status === 'in' && !isTracked && !quantity) return { quantity, stockPolicy: 'not_counted' };
  if (status === 'out') return { quantity: quantity ?? 0, stockPolicy: 'counted' };
  const isSaid = isTracked !== undefined || sellsBeyond !== undefined || status !== undefined;
  return { quantity, stockPolicy: isSaid ? 'counted' : undefined };
}

/** Stock that the product's variants share in WooCommerce; it is the number of none of them. */
function isShared(row: RowView): boolean {
  return textAt(row, 'quantity').toLowerCase() === 'parent';
}

function isTrackedIn(row: RowView): boolean | undefined {
  // Shopify names the system that tracks the stock, and none where nobody does.
  if (hasCell(row, 'inventoryTracker')) return textAt(row, 'inventoryTracker') !== '';
  return readYesOrNo(textAt(row, 'trackInventory'));
}

/** The policy of our own column; undefined where it is empty or wrong, which is noted. */
export function ownPolicyOf(row: RowView, context: GroupContext): StockPolicy | undefined {
  const text = textAt(row, 'stockPolicy');
  const policy = readPolicyWord(text);
  if (text !== '' && !policy) context.notes.note(row, 'invalid_stock_policy', 'stockPolicy');
  return policy;
}

/** The stock of a row: pieces and policy, read together from all columns that say something of them. */
export function stockOf(row: RowView, context: GroupContext): RowStock {
  const shared = isShared(row);
  if (shared) context.notes.note(row, 'shared_stock', 'quantity');
  const quantity = shared ? undefined : readPieces(row, 'quantity', context);
  const own = ownPolicyOf(row, context);
  if (own) return { quantity, stockPolicy: own };
  return stockFrom({
    isTracked: isTrackedIn(row),
    sellsBeyond:
      readSalesBeyondStock(textAt(row, 'inventoryPolicy')) ??
      readBackorders(textAt(row, 'backorders')),
    status: readStockStatus(textAt(row, 'stockStatus')),
    quantity,
  });
}
