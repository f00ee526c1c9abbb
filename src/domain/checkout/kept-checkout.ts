import * as z from 'zod/mini';
import { type Checkout, COMPLETED_STEP, EMPTY_CHECKOUT, isOpenStep, withTotals } from './checkout';

const text = z.string();
const textOrNone = z.nullable(text);
const centimes = z.int().check(z.nonnegative());

const item = z.object({
  id: text,
  quantity: z.int().check(z.gte(1), z.lte(1000)),
  price: centimes,
  colors: z.array(text),
  good: z.object({
    ...{ productId: text, handle: text, storeId: text, pictureUrl: textOrNone },
    ...{ name: textOrNone, nameEn: textOrNone, nameAr: textOrNone },
  }),
});

const billing = z.object({
  ...{ firstName: text, lastName: text, phoneNumber: text, email: textOrNone },
  ...{ line1: text, line2: textOrNone, cityId: text, zipcode: textOrNone },
});

const placed = z.object({
  orders: z.array(z.object({ id: text, number: text })),
  total: centimes,
  paymentMethod: text,
  isPaymentOpen: z.boolean(),
  deliveryDays: z.int(),
});

const kept = z.object({
  activeStep: z.int().check(z.gte(0), z.lte(COMPLETED_STEP)),
  items: z.array(item),
  discount: centimes,
  shipping: centimes,
  billing: z.nullable(billing),
  orderKey: textOrNone,
  placed: z.nullable(placed),
});

/**
 * What a browser kept of a checkout, made whole: totals are computed, a step that cannot be stood on
 * becomes the cart. Anything that is no checkout is an empty one.
 */
export const readCheckout = (value: unknown): Checkout => {
  const read = kept.safeParse(value);
  if (!read.success) return EMPTY_CHECKOUT;
  const whole = withTotals({ ...EMPTY_CHECKOUT, ...read.data });
  if (whole.activeStep === COMPLETED_STEP) return whole.placed ? whole : EMPTY_CHECKOUT;
  const open = { ...whole, placed: null };
  return isOpenStep(open, open.activeStep) ? open : { ...open, activeStep: 0 };
};
