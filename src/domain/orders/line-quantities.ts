/** Pieces of one order line that a user wants to cancel or return. */
export interface LineQuantity {
  readonly orderItemId: string;
  readonly quantity: number;
}

/** The piece counts of an order line. */
export interface CountedItem {
  readonly id: string;
  readonly quantity: number;
  readonly quantityCancelled: number;
  readonly quantityReturned: number;
}

/** Pieces of a line that are neither cancelled nor returned. */
export function openQuantity(item: CountedItem): number {
  return item.quantity - item.quantityCancelled - item.quantityReturned;
}

/** All pieces of an order that are still open. */
export function everythingOpen(items: readonly CountedItem[]): LineQuantity[] {
  return items
    .map((item) => ({ orderItemId: item.id, quantity: openQuantity(item) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether these pieces are all open pieces of the order. */
export function isEverything(
  items: readonly CountedItem[],
  wanted: readonly LineQuantity[],
): boolean {
  const quantities = new Map(wanted.map((line) => [line.orderItemId, line.quantity]));
  return items.every((item) => openQuantity(item) === (quantities.get(item.id) ?? 0));
}

/**
 * Validates the requested pieces, by field: each line of the order at most once, at least one
 * piece, at most the open ones. `taken` are pieces of a line that another request has already
 * claimed.
 */
export function lineQuantityErrors(
  items: readonly CountedItem[],
  wanted: readonly LineQuantity[],
  taken: ReadonlyMap<string, number> = new Map(),
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  if (wanted.length === 0) errors.items = ['required'];
  wanted.forEach(({ orderItemId, quantity }, index) => {
    const item = items.find(({ id }) => id === orderItemId);
    const left = item ? openQuantity(item) - (taken.get(orderItemId) ?? 0) : 0;
    if (!item) errors[`items.${index}.orderItemId`] = ['unknown'];
    else if (seen.has(orderItemId)) errors[`items.${index}.orderItemId`] = ['repeated'];
    else if (!Number.isInteger(quantity) || quantity < 1) {
      errors[`items.${index}.quantity`] = ['too_small'];
    } else if (quantity > left) errors[`items.${index}.quantity`] = ['too_large'];
    seen.add(orderItemId);
  });
  return errors;
}
