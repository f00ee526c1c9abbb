import {
  type Billing,
  type CartItem,
  type CartOption,
  type CartProduct,
  type CartText,
  type Checkout,
  COMPLETED_STEP,
  EMPTY_CHECKOUT,
  isReachableStep,
  MAX_PIECES,
  type PlacedOrder,
  type PlacedOrders,
  recomputeTotals,
} from './checkout';

/**
 * Validates a stored value. By hand and not by zod: every page that shows the cart reads it, and
 * zod would be a twelfth of all that such a page loads.
 */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';

function orNone(check: Check): Check {
  return (value) => value === null || check(value);
}

function whole(least: number, most: number): Check {
  return (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** Each field of a shape is required here, so that a new field cannot be missed. */
function shapeOf<Shape>(fields: Readonly<Record<keyof Shape & string, Check>>) {
  return (value: unknown): value is Shape =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check(Reflect.get(value, name)));
}

const textOrNone = orNone(text);
const centimes = whole(0, Number.MAX_SAFE_INTEGER);

const names = { name: text, nameEn: textOrNone, nameAr: textOrNone };
const cartText = shapeOf<CartText>(names);
const option = shapeOf<CartOption>({
  ...names,
  attribute: (value) => value === undefined || cartText(value),
});
const good = shapeOf<CartProduct>({
  productId: text,
  handle: text,
  storeId: text,
  pictureUrl: textOrNone,
  name: textOrNone,
  nameEn: textOrNone,
  nameAr: textOrNone,
  options: (value) => value === undefined || listOf(option)(value),
});
const item = shapeOf<CartItem>({
  id: text,
  quantity: whole(1, MAX_PIECES),
  price: centimes,
  colors: listOf(text),
  good,
});
const billing = shapeOf<Billing>({
  firstName: text,
  lastName: text,
  phoneNumber: text,
  email: textOrNone,
  line1: text,
  line2: textOrNone,
  cityId: text,
  zipcode: textOrNone,
});
const placed = shapeOf<PlacedOrders>({
  orders: listOf(
    shapeOf<PlacedOrder>({
      id: text,
      number: text,
      chatLink: (value) => value === undefined || text(value),
    }),
  ),
  total: centimes,
  paymentMethod: text,
  deliveryDays: whole(0, Number.MAX_SAFE_INTEGER),
});
const kept = shapeOf<Omit<Checkout, 'subTotal' | 'total' | 'totalItems'>>({
  activeStep: whole(0, COMPLETED_STEP),
  items: listOf(item),
  discount: centimes,
  shipping: centimes,
  billing: orNone(billing),
  orderKey: textOrNone,
  placed: orNone(placed),
});

/**
 * Parses the checkout stored in the browser. Recomputes totals, replaces an unreachable step with
 * the cart, and returns an empty checkout for any invalid value.
 */
export function parseStoredCheckout(value: unknown): Checkout {
  if (!kept(value)) return EMPTY_CHECKOUT;
  const read = recomputeTotals({ ...EMPTY_CHECKOUT, ...value });
  if (read.activeStep === COMPLETED_STEP) return read.placed ? read : EMPTY_CHECKOUT;
  const open = { ...read, placed: null };
  return isReachableStep(open, open.activeStep) ? open : { ...open, activeStep: 0 };
}
