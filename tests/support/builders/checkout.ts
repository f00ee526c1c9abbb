import type { CardValues } from '#domain/checkout/card-form';
import {
  type Billing,
  type CartItem,
  type Checkout,
  EMPTY_CHECKOUT,
  type PlacedOrders,
} from '#domain/checkout/checkout';
import { addItem, completeCheckout, goToStep, setBilling } from '#domain/checkout/checkout-changes';

/** A bowl in a cart. */
export function aCartItem(own: Partial<CartItem> = {}): CartItem {
  return {
    id: 'var_1',
    quantity: 1,
    price: 4500,
    colors: [],
    good: {
      productId: 'prd_1',
      handle: 'bol',
      storeId: 'str_1',
      pictureUrl: null,
      name: 'Bol',
      nameEn: 'Bowl',
      nameAr: 'وعاء',
    },
    ...own,
  };
}

export const aBilling: Billing = {
  firstName: 'Houda',
  lastName: 'Lahlou',
  phoneNumber: '0661420318',
  email: null,
  line1: '12, rue Ibn Khaldoun',
  line2: null,
  cityId: 'cty_fes',
  zipcode: null,
};

export const aCard: CardValues = { number: '4242424242424242', expiry: '12/30', code: '123' };

export const aPlacedOrder: PlacedOrders = {
  orders: [{ id: 'ord_1', number: '1042' }],
  total: 6500,
  paymentMethod: 'cod',
  deliveryDays: 2,
};

const filled = addItem(EMPTY_CHECKOUT, aCartItem());

/** A checkout in each of its initial states. */
export const checkoutInitialStates = {
  'an empty cart': EMPTY_CHECKOUT,
  'a filled cart': filled,
  'an address to be given': goToStep(filled, 1),
  'a payment': setBilling(filled, aBilling),
  'an order': completeCheckout(setBilling(filled, aBilling), aPlacedOrder),
} as const satisfies Record<string, Checkout>;

export type CheckoutInitialState = keyof typeof checkoutInitialStates;
