import type { OptionsTexts } from '../orders/options-text';
import type { LocalizedNames } from '../text/localized-name';

/** An item of an order as the pick list needs it. */
export interface PickedItem extends OptionsTexts, LocalizedNames {
  readonly variantId: string;
  readonly sku: string;
  /** Where the store keeps the product; null if it does not say. */
  readonly storagePlace: string | null;
  readonly quantity: number;
  readonly quantityCancelled: number;
  readonly quantityReturned: number;
}

/** An order whose goods are picked. */
export interface PickedOrder<Item extends PickedItem> {
  readonly number: string;
  readonly items: readonly Item[];
}

/** All pieces of one variant. */
export interface PickLine<Item extends PickedItem> {
  /** An ordered item of the variant, for its names. */
  readonly item: Item;
  readonly pieces: number;
  /** Which order takes how many of them, by order number. */
  readonly orders: readonly { readonly number: string; readonly pieces: number }[];
}

/** The pieces that the client still receives. */
export function keptPieces(
  item: Pick<PickedItem, 'quantity' | 'quantityCancelled' | 'quantityReturned'>,
): number {
  return item.quantity - item.quantityCancelled - item.quantityReturned;
}

/** Places and SKUs with figures by their value: `B9` before `B10`. */
const collator = new Intl.Collator('fr', { numeric: true });

/** On the way through the store; goods without a place come last. */
function byPlaceAndSku(one: PickedItem, other: PickedItem): number {
  const [here, there] = [one.storagePlace, other.storagePlace];
  if ((here === null) !== (there === null)) return here === null ? 1 : -1;
  return collator.compare(here ?? '', there ?? '') || collator.compare(one.sku, other.sku);
}

/** The goods of the orders, one line for each variant, by place and SKU; without cancelled pieces. */
export function pickLines<Item extends PickedItem>(
  orders: readonly PickedOrder<Item>[],
): PickLine<Item>[] {
  const lines = new Map<string, { item: Item; orders: Map<string, number> }>();
  for (const { number, items } of orders) {
    for (const item of items) {
      const pieces = keptPieces(item);
      if (pieces <= 0) continue;
      const line = lines.get(item.variantId) ?? { item, orders: new Map<string, number>() };
      line.orders.set(number, (line.orders.get(number) ?? 0) + pieces);
      lines.set(item.variantId, line);
    }
  }
  return [...lines.values()]
    .map(({ item, orders: by }) => ({
      item,
      orders: [...by].map(([number, pieces]) => ({ number, pieces })),
      pieces: [...by.values()].reduce((sum, pieces) => sum + pieces, 0),
    }))
    .sort((one, other) => byPlaceAndSku(one.item, other.item));
}
