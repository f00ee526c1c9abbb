import * as z from 'zod/mini';
import { PRICE_BOUNDS } from './product-prices';

/** The largest whole number of a product's figures, as the contract has it. */
const LARGEST_NUMBER = 1_000_000;

/** A price that somebody sets, in centimes: never 0 (specification, section 5). Issues are codes. */
export const setPrice = z
  .number('required')
  .check(z.gt(0, 'price_zero'), z.lte(PRICE_BOUNDS.highest, 'too_large'));

/** A number of pieces, grams and the like. Issues are codes. */
export const setCount = z.number('required').check(z.lte(LARGEST_NUMBER, 'too_large'));

/** The figures of a product that are changed where they stand in the list. */
export const INLINE_FIELDS = ['price', 'quantity'] as const;
export type InlineField = (typeof INLINE_FIELDS)[number];

/** How long a change of a figure in the list offers its way back (ms). */
export const UNDO_FIGURE_WINDOW_MS = 10_000;

const rules = { price: setPrice, quantity: setCount };

/** The code of what is wrong with a figure (centimes or pieces, null where nothing stands); null when it is right. */
export const figureError = (field: InlineField, value: number | null): string | null =>
  rules[field].safeParse(value).error?.issues[0]?.message ?? null;
