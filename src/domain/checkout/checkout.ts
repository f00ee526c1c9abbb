/**
 * The cart and the steps to its order, by the specification (section 4, checkout wizard). All
 * amounts are centimes of MAD.
 */

/**
 * Cart, billing and address, payment; after the last, the order is placed (specification, section
 * 9).
 */
export const CHECKOUT_STEPS = ['cart', 'billing', 'payment'] as const;
export const COMPLETED_STEP = CHECKOUT_STEPS.length;

/** The contract's limits of one order: different items, and pieces of each. */
export const MAX_ITEMS = 50;
export const MAX_PIECES = 1000;

/** A text in the three languages, as a cart holds it. */
export interface CartText {
  /** In French. */
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}

/** A chosen value: a colour or a size. */
export interface CartOption extends CartText {
  /** What the value is of: "Taille". Absent in carts that were stored before they held it. */
  readonly attribute?: CartText | undefined;
}

/** An item as a cart shows it; its name may change in the store later. */
export interface CartProduct {
  readonly productId: string;
  readonly handle: string;
  readonly storeId: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly pictureUrl: string | null;
  /** Absent in carts that were stored before they held them. */
  readonly options?: readonly CartOption[] | undefined;
}

export interface CartItem {
  /** Of the variant. */
  readonly id: string;
  /** From 1. */
  readonly quantity: number;
  /** Of one piece. */
  readonly price: number;
  /** Labels, without duplicates. */
  readonly colors: readonly string[];
  readonly good: CartProduct;
}

/** The buyer and the address of the parcel, as typed. */
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

/** One order of a cart. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** The secret part of the link to the chat about it; absent in carts that were stored before chats. */
  readonly chatLink?: string | undefined;
}

/** The server's confirmation. */
export interface PlacedOrders {
  readonly orders: readonly PlacedOrder[];
  readonly total: number;
  readonly paymentMethod: string;
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
  /** The key of the order of this cart, so that a second press or a reload never orders twice. */
  readonly orderKey: string | null;
  readonly placed: PlacedOrders | null;
}

export const EMPTY_CHECKOUT: Checkout = {
  activeStep: 0,
  items: [],
  billing: null,
  orderKey: null,
  placed: null,
  subTotal: 0,
  total: 0,
  discount: 0,
  shipping: 0,
  totalItems: 0,
};

/** Recomputes the totals from the items, after every change. */
export function recomputeTotals(checkout: Checkout): Checkout {
  const { items } = checkout;
  const isEmpty = items.length === 0;
  const discount = isEmpty ? 0 : checkout.discount;
  const shipping = isEmpty ? 0 : checkout.shipping;
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const subTotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const total = subTotal - discount + shipping;
  return { ...checkout, discount, shipping, totalItems, subTotal, total };
}

/** Whether a step can be opened: an address requires items, a payment also an address. */
export function isReachableStep({ items, billing }: Checkout, step: number): boolean {
  return step === 0 || (items.length > 0 && (step === 1 || (step === 2 && billing !== null)));
}
