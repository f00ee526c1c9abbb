import type { StockPolicy } from '../../stock-policy';
import { MAX_QUANTITY } from '../cells/quantity-cell';
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

/** The pieces of all places together, or those of the one column. */
function piecesOf(row: RowView, context: GroupContext): number | undefined {
  const filled = row.shape.places.filter((target) => textAt(row, target) !== '');
  if (filled.length === 0) return readPieces(row, 'quantity', context);
  const pieces = filled.map((target) => readPieces(row, target, context));
  const sum = pieces.reduce<number>((total, each) => total + (each ?? 0), 0);
  if (pieces.includes(undefined)) return undefined;
  if (sum <= MAX_QUANTITY) return sum;
  context.notes.note(row, 'quantity_too_high', filled[0]);
  return undefined;
}

/** Whether the row has no number in any of its places: Square counts such goods nowhere. */
function isUncountedAnywhere(row: RowView): boolean {
  const { places } = row.shape;
  return places.length > 0 && places.every((target) => textAt(row, target) === '');
}

/** The stock of a row: pieces and policy, read together from all columns that say something of them. */
export function stockOf(row: RowView, context: GroupContext): RowStock {
  const shared = isShared(row);
  if (shared) context.notes.note(row, 'shared_stock', 'quantity');
  // Wix has a status in place of a number: `InStock`.
  const text = textAt(row, 'quantity');
  const word = /\p{Nd}/u.test(text) ? undefined : readStockStatus(text);
  const quantity = shared || word ? undefined : piecesOf(row, context);
  const own = ownPolicyOf(row, context);
  if (own) return { quantity, stockPolicy: own };
  return stockFrom({
    isTracked: isUncountedAnywhere(row) ? false : isTrackedIn(row),
    sellsBeyond:
      readSalesBeyondStock(textAt(row, 'inventoryPolicy')) ??
      readBackorders(textAt(row, 'backorders')),
    status: word ?? readStockStatus(textAt(row, 'stockStatus')),
    quantity,
  });
}
