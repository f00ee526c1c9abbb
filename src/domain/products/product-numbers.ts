import * as z from 'zod/mini';
import { isUnreadable, type TypedNumber } from '../format/unreadable-number';
import { PRICE_BOUNDS } from './product-prices';

/** The largest whole number allowed for a product's figures, from the contract. */
const LARGEST_NUMBER = 1_000_000;

/** A price that a user sets, in centimes: never 0 (specification, section 5). Issues are codes. */
export const setPrice = z
  .number('required')
  .check(z.gt(0, 'price_zero'), z.lte(PRICE_BOUNDS.highest, 'too_large'));

/** A number of pieces, grams and the like. Issues are codes. */
export const setCount = z.number('required').check(z.lte(LARGEST_NUMBER, 'too_large'));

/** The figures of a product that can be edited in the list. */
export const INLINE_FIELDS = ['price', 'quantity'] as const;
export type InlineField = (typeof INLINE_FIELDS)[number];

/** How long the change of a figure in the list can be undone (ms). */
export const UNDO_FIGURE_WINDOW_MS = 10_000;

const rules = { price: setPrice, quantity: setCount };

/**
 * The error code of a figure (centimes or pieces, null for an empty field, or a text that is no
 * number); null when it is valid.
 */
export function figureError(field: InlineField, value: TypedNumber): string | null {
  if (isUnreadable(value)) return value.problem;
  return rules[field].safeParse(value).error?.issues[0]?.message ?? null;
}
