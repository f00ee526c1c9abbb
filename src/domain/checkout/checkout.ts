/**
 * The cart and the steps to its order, as the specification has them (section 4, checkout wizard).
 * All amounts are centimes of MAD.
 */

/** Cart, billing and address, payment; beyond the last the order is placed (specification, section 9). */
export const CHECKOUT_STEPS = ['cart', 'billing', 'payment'] as const;
export const COMPLETED_STEP = CHECKOUT_STEPS.length;

/** What the contract takes in one order: different goods, and pieces of each. */
export const MOST_ITEMS = 50;
export const MOST_PIECES = 1000;

/** How a good is shown in a cart; what it is called may change in the shop meanwhile. */
export interface CartGood {
  readonly productId: string;
  readonly handle: string;
  readonly storeId: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly pictureUrl: string | null;
}

export interface CartItem {
  /** Of the variant. */
  readonly id: string;
  /** From 1. */
  readonly quantity: number;
  /** Of one piece. */
  readonly price: number;
  /** Labels, none twice. */
  readonly colors: readonly string[];
  readonly good: CartGood;
}

/** Who buys, and where the parcel goes; as typed. */
export interface Billing {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly cityId: string;
  readonly zipcode: string | null;
}

/** What the shop confirms. */
export interface PlacedOrders {
  readonly orders: readonly { readonly id: string; readonly number: string }[];
  readonly total: number;
  readonly paymentMethod: string;
  /** Whether the money is still to be heard of, as after a processor that did not answer. */
  readonly isPaymentOpen: boolean;
  readonly deliveryDays: number;
}

export interface Checkout {
  /** 0 to 2; 3 is completed. */
  readonly activeStep: number;
  readonly items: readonly CartItem[];
  readonly subTotal: number;
  readonly total: number;
  readonly discount: number;
  readonly shipping: number;
  readonly billing: Billing | null;
  readonly totalItems: number;
  /** Under which this cart is ordered, so that a second press or a reload never orders twice. */
  readonly orderKey: string | null;
  readonly placed: PlacedOrders | null;
}

/** What the shop says that the cart costs, sent to its address. */
export interface Quote {
  readonly items: readonly { readonly id: string; readonly price: number }[];
  readonly discount: number;
  readonly shipping: number;
}

export const EMPTY_CHECKOUT: Checkout = {
  ...{ activeStep: 0, items: [], billing: null, orderKey: null, placed: null },
  ...{ subTotal: 0, total: 0, discount: 0, shipping: 0, totalItems: 0 },
};

/** Totals as they follow from the items: recomputed on every change. */
export const withTotals = (checkout: Checkout): Checkout => {
  const { items } = checkout;
  const isEmpty = items.length === 0;
  const discount = isEmpty ? 0 : checkout.discount;
  const shipping = isEmpty ? 0 : checkout.shipping;
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const subTotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const total = subTotal - discount + shipping;
  return { ...checkout, discount, shipping, totalItems, subTotal, total };
};

/** Another cart is another order. */
const withItems = (checkout: Checkout, items: readonly CartItem[]): Checkout =>
  withTotals({ ...checkout, items, orderKey: null });

const clamped = (quantity: number): number => Math.min(Math.max(quantity, 1), MOST_PIECES);

/**
 * One more of an item that is in the cart, its colours added to those chosen before; any other is
 * appended. After an order the cart begins anew. A full cart stays as it is.
 */
export const addItem = (checkout: Checkout, added: CartItem): Checkout => {
  const before = checkout.activeStep === COMPLETED_STEP ? EMPTY_CHECKOUT : checkout;
  const { items } = before;
  const known = items.some(({ id }) => id === added.id);
  if (!known && items.length >= MOST_ITEMS) return before;
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
};

export const removeItem = (checkout: Checkout, id: string): Checkout =>
  withItems(
    checkout,
    checkout.items.filter((item) => item.id !== id),
  );

/** One piece more or less, never below one: deleting is a step of its own. */
export const stepQuantity = (checkout: Checkout, id: string, by: 1 | -1): Checkout =>
  withItems(
    checkout,
    checkout.items.map((item) =>
      item.id === id ? { ...item, quantity: clamped(item.quantity + by) } : item,
    ),
  );

/** Whether a step can be gone to: an address needs goods, a payment an address too. */
export const isOpenStep = ({ items, billing }: Checkout, step: number): boolean =>
  step === 0 || (items.length > 0 && (step === 1 || (step === 2 && billing !== null)));

/** Stands at a step; on the address's there is no address (specification, section 4). */
export const atStep = (checkout: Checkout, step: number): Checkout => ({
  ...checkout,
  activeStep: step,
  ...(step === 1 ? { billing: null, orderKey: null } : {}),
});

/** Creating the address leads to the next step. */
export const withBilling = (checkout: Checkout, billing: Billing): Checkout => ({
  ...atStep(checkout, 2),
  billing,
  orderKey: null,
});

/** The shop's prices, discount and shipping in place of those that the cart had. */
export const withQuote = (checkout: Checkout, quote: Quote, orderKey: string): Checkout => {
  const prices = new Map(quote.items.map(({ id, price }) => [id, price]));
  const items = checkout.items.map((item) => ({
    ...item,
    price: prices.get(item.id) ?? item.price,
  }));
  const { discount, shipping } = quote;
  return withTotals({ ...checkout, items, discount, shipping, orderKey });
};

export const completed = (checkout: Checkout, placed: PlacedOrders): Checkout => ({
  ...checkout,
  activeStep: COMPLETED_STEP,
  placed,
});
