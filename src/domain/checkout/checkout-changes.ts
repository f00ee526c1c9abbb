/** The changes of a cart until its order; pages that only show the cart do not load them. */
import {
  type Billing,
  type CartItem,
  type Checkout,
  COMPLETED_STEP,
  EMPTY_CHECKOUT,
  MAX_ITEMS,
  MAX_PIECES,
  type PlacedOrders,
  recomputeTotals,
} from './checkout';

/** The server's price of a cart, with shipping to its address. */
export interface Quote {
  readonly items: readonly { readonly id: string; readonly price: number }[];
  readonly discount: number;
  readonly shipping: number;
}

/** Another cart is another order. */
function withItems(checkout: Checkout, items: readonly CartItem[]): Checkout {
  return recomputeTotals({ ...checkout, items, orderKey: null });
}

function clamped(quantity: number): number {
  return Math.min(Math.max(quantity, 1), MAX_PIECES);
}

/**
 * Adds one piece of an item: in the cart, its colours are added to those chosen before; a new item
 * is appended. After an order the cart starts empty. A full cart ignores new items.
 */
export function addItem(checkout: Checkout, added: CartItem): Checkout {
  const before = checkout.activeStep === COMPLETED_STEP ? EMPTY_CHECKOUT : checkout;
  const { items } = before;
  const known = items.some(({ id }) => id === added.id);
  if (!known && items.length >= MAX_ITEMS) return before;
  const colors = [...new Set(added.colors)];
  if (!known) {
    return withItems(before, [...items, { ...added, colors, quantity: clamped(added.quantity) }]);
  }
  const merged = items.map((item) =>
    item.id === added.id
      ? {
          ...added,
          quantity: clamped(item.quantity + 1),
          colors: [...new Set([...item.colors, ...colors])],
        }
      : item,
  );
  return withItems(before, merged);
}

export function removeItem(checkout: Checkout, id: string): Checkout {
  return withItems(
    checkout,
    checkout.items.filter((item) => item.id !== id),
  );
}

/** Adds or removes one piece, never below one: deleting is a separate action. */
export function stepQuantity(checkout: Checkout, id: string, by: 1 | -1): Checkout {
  return withItems(
    checkout,
    checkout.items.map((item) =>
      item.id === id ? { ...item, quantity: clamped(item.quantity + by) } : item,
    ),
  );
}

/** Moves to a step; the billing step clears the address (specification, section 4). */
export function goToStep(checkout: Checkout, step: number): Checkout {
  return {
    ...checkout,
    activeStep: step,
    ...(step === 1 ? { billing: null, orderKey: null } : {}),
  };
}

/** Sets the address and moves to the next step. */
export function setBilling(checkout: Checkout, billing: Billing): Checkout {
  return {
    ...goToStep(checkout, 2),
    billing,
    orderKey: null,
  };
}

/** Replaces the cart's prices, discount and shipping by those of the server. */
export function applyQuote(checkout: Checkout, quote: Quote, orderKey: string): Checkout {
  const prices = new Map(quote.items.map(({ id, price }) => [id, price]));
  const items = checkout.items.map((item) => ({
    ...item,
    price: prices.get(item.id) ?? item.price,
  }));
  const { discount, shipping } = quote;
  return recomputeTotals({ ...checkout, items, discount, shipping, orderKey });
}

export function completeCheckout(checkout: Checkout, placed: PlacedOrders): Checkout {
  return {
    ...checkout,
    activeStep: COMPLETED_STEP,
    placed,
  };
}
