import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Billing,
  type CartItem,
  type Checkout,
  EMPTY_CHECKOUT,
  isReachableStep,
  MAX_ITEMS,
  MAX_PIECES,
} from './checkout';
import {
  addItem,
  applyQuote,
  completeCheckout,
  goToStep,
  removeItem,
  setBilling,
  stepQuantity,
} from './checkout-changes';
import { parseStoredCheckout } from './stored-checkout';

describe('Cart', () => {
  test('A cart gets one more piece of an item that it has, with the colours of both and no duplicates', () => {
    const cart = filled(item('var_1', { quantity: 2, colors: ['Safran', 'Safran'] }));
    const more = addItem(cart, item('var_1', { quantity: 7, colors: ['Bleu', 'Safran'] }));
    expect(more.items).toEqual([item('var_1', { quantity: 3, colors: ['Safran', 'Bleu'] })]);
  });

  test('A cart appends any other item as a new line', () => {
    const cart = filled(item('var_1'), item('var_2', { quantity: 3 }));
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['var_1', 1],
      ['var_2', 3],
    ]);
  });

  test('A cart has at least one piece of an item, and at most the maximum of an order', () => {
    const one = filled(item('var_1'));
    expect(stepQuantity(one, 'var_1', -1).items[0]?.quantity).toBe(1);
    const many = filled(item('var_1', { quantity: MAX_PIECES }));
    expect(stepQuantity(many, 'var_1', 1).items[0]?.quantity).toBe(MAX_PIECES);
    expect(addItem(many, item('var_1')).items[0]?.quantity).toBe(MAX_PIECES);
  });

  test('A full cart takes more units of its items and ignores new items', () => {
    const full = filled(...Array.from({ length: MAX_ITEMS }, (_, index) => item(`var_${index}`)));
    expect(addItem(full, item('var_new'))).toBe(full);
    expect(addItem(full, item('var_3')).items[3]?.quantity).toBe(2);
  });

  test('A cart is empty again after its order', () => {
    const ordered = completeCheckout(filled(item('var_1')), PLACED);
    expect(addItem(ordered, item('var_2'))).toEqual(filled(item('var_2')));
  });
});

describe('Checkout steps', () => {
  test('The checkout steps become reachable one after the other', () => {
    const cart = filled(item('var_1'));
    const open = (checkout: Checkout) =>
      [0, 1, 2, 3].map((step) => isReachableStep(checkout, step));
    expect(open(EMPTY_CHECKOUT)).toEqual([true, false, false, false]);
    expect(open(cart)).toEqual([true, true, false, false]);
    expect(open(setBilling(cart, BILLING))).toEqual([true, true, true, false]);
  });

  test('A new address leads to the payment step and is cleared on the way back to its step', () => {
    const paying = setBilling(goToStep(filled(item('var_1')), 1), BILLING);
    expect([paying.activeStep, paying.billing]).toEqual([2, BILLING]);
    expect(goToStep(paying, 1)).toMatchObject({ activeStep: 1, billing: null });
    expect(goToStep(paying, 0)).toMatchObject({ activeStep: 0, billing: BILLING });
  });

  test('The checkout clears the order key when the items or the address change', () => {
    const quoted = applyQuote(setBilling(filled(item('var_1')), BILLING), QUOTE, 'key_1');
    expect(quoted.orderKey).toBe('key_1');
    for (const other of [
      addItem(quoted, item('var_1')),
      removeItem(quoted, 'var_1'),
      stepQuantity(quoted, 'var_1', 1),
      setBilling(quoted, BILLING),
    ]) {
      expect(other.orderKey).toBeNull();
    }
  });
});

describe('Checkout totals', () => {
  test('The totals of a quoted cart are those of the quote', () => {
    const cart = filled(item('var_1', { quantity: 2, price: 100 }), item('var_2', { price: 50 }));
    const { subTotal, discount, shipping, total } = applyQuote(cart, QUOTE, 'key_1');
    expect([subTotal, discount, shipping, total]).toEqual([290, 60, 35, 265]);
  });

  test('The totals of a cart are correct after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const cart = actions.reduce((before, act) => act(before), EMPTY_CHECKOUT);
        const pieces = cart.items.map(({ quantity }) => quantity);
        const amounts = cart.items.map(({ quantity, price }) => quantity * price);
        expect(cart.totalItems).toBe(sum(pieces));
        expect(cart.subTotal).toBe(sum(amounts));
        expect(cart.total).toBe(cart.subTotal - cart.discount + cart.shipping);
        expect(pieces.every((quantity) => quantity >= 1 && quantity <= MAX_PIECES)).toBe(true);
        expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length);
        if (cart.items.length === 0) expect([cart.discount, cart.shipping]).toEqual([0, 0]);
        expect(parseStoredCheckout(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
      { seed: 1912, numRuns: 300 },
    );
  });
});

describe('Stored checkout', () => {
  test.each([
    ['nothing', null],
    ['another thing', { items: 'none' }],
    ['a negative price', { ...filled(item('var_1')), items: [item('var_1', { price: -1 })] }],
    ['an order that nobody confirmed', { ...filled(item('var_1')), activeStep: 3 }],
  ])('A stored checkout of %s is an empty checkout', (_, value) => {
    expect(parseStoredCheckout(value)).toEqual(EMPTY_CHECKOUT);
  });

  test('A stored checkout recomputes its totals and replaces an unreachable step by the cart', () => {
    const cart = filled(item('var_1', { price: 100 }));
    expect(parseStoredCheckout({ ...cart, total: 1, activeStep: 2 })).toEqual(cart);
  });

  test('A stored checkout of a completed order is read unchanged', () => {
    const ordered = completeCheckout(filled(item('var_1')), PLACED);
    expect(parseStoredCheckout(JSON.parse(JSON.stringify(ordered)))).toEqual(ordered);
  });
});

const BILLING: Billing = {
  firstName: 'Houda',
  lastName: 'Lahlou',
  phoneNumber: '0661420318',
  email: null,
  line1: '12, rue Ibn Khaldoun',
  line2: null,
  cityId: 'cty_fes',
  zipcode: null,
};
const PLACED = {
  orders: [{ id: 'ord_1', number: '1042' }],
  total: 100,
  paymentMethod: 'cod',
  deliveryDays: 2,
};
const QUOTE = { items: [{ id: 'var_1', price: 120 }], discount: 60, shipping: 35 };

function item(id: string, own: Partial<CartItem> = {}): CartItem {
  const names = { name: 'Bol', nameEn: null, nameAr: null };
  const good = { productId: 'prd_1', handle: 'bol', storeId: 'str_1', pictureUrl: null, ...names };
  return { id, quantity: 1, price: 4500, colors: [], good, ...own };
}

function filled(...items: CartItem[]): Checkout {
  return items.reduce(addItem, EMPTY_CHECKOUT);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

const id = fc.constantFrom('var_1', 'var_2', 'var_3');
const amount = fc.integer({ min: 0, max: 1_000_000 });
const action: fc.Arbitrary<(checkout: Checkout) => Checkout> = fc.oneof(
  fc.tuple(id, fc.integer({ min: 1, max: 5 }), amount, fc.array(fc.constantFrom('A', 'B'))).map(
    ([of, quantity, price, colors]) =>
      (cart: Checkout) =>
        addItem(cart, item(of, { quantity, price, colors })),
  ),
  id.map((of) => (cart: Checkout) => removeItem(cart, of)),
  fc.tuple(id, fc.constantFrom(1 as const, -1 as const)).map(
    ([of, by]) =>
      (cart: Checkout) =>
        stepQuantity(cart, of, by),
  ),
  fc.tuple(id, amount, amount, amount).map(
    ([of, price, discount, shipping]) =>
      (cart: Checkout) =>
        applyQuote(cart, { items: [{ id: of, price }], discount, shipping }, 'key'),
  ),
);
