import { isUnreadable, readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import { PERCENT_BOUNDS, type PriceChange } from '#domain/products/bulk-change';
import { PRICE_BOUNDS } from '#domain/products/product-prices';

export const PRICE_WAYS = ['set', 'raise', 'lower', 'raisePercent', 'lowerPercent'] as const;

/** The values of the price form: centimes or whole percents, depending on the chosen way. */
export interface PriceValues {
  how: (typeof PRICE_WAYS)[number];
  amount: TypedNumber;
  percent: TypedNumber;
}

export function byPercent({ how }: Pick<PriceValues, 'how'>): boolean {
  return how === 'raisePercent' || how === 'lowerPercent';
}

/** The largest percentage of a way. */
function maxPercent(how: PriceValues['how']): number {
  return (how === 'lowerPercent' ? -PERCENT_BOUNDS.lowest : PERCENT_BOUNDS.highest) / 100;
}

function bounded(value: TypedNumber, highest: number): string | null {
  if (isUnreadable(value)) return value.problem;
  if (value === null) return 'required';
  if (value < 1) return 'too_small';
  return value > highest ? 'too_large' : null;
}

/** Errors of the values: field to code. */
export function priceValueErrors(
  values: PriceValues,
): Partial<Record<'amount' | 'percent', string>> {
  const { how, amount, percent } = values;
  const code = byPercent(values)
    ? bounded(percent, maxPercent(how))
    : bounded(amount, PRICE_BOUNDS.highest);
  return code ? { [byPercent(values) ? 'percent' : 'amount']: code } : {};
}

/** The price change for values without errors. */
export function priceChangeOf({ how, amount, percent }: PriceValues): PriceChange {
  const centimes = readableNumber(amount) ?? 0;
  const hundredths = (readableNumber(percent) ?? 0) * 100;
  switch (how) {
    case 'set':
      return { how: 'set', price: centimes };
    case 'raise':
      return { how: 'add', amount: centimes };
    case 'lower':
      return { how: 'add', amount: -centimes };
    case 'raisePercent':
      return { how: 'percent', hundredths };
    default:
      return { how: 'percent', hundredths: -hundredths };
  }
}

/** The form values for a price change. */
export function priceValuesOf(change: PriceChange | null): PriceValues {
  const empty = { amount: null, percent: null };
  if (!change) return { ...empty, how: 'set' };
  if (change.how === 'set') return { ...empty, how: 'set', amount: change.price };
  if (change.how === 'add') {
    const { amount } = change;
    return { ...empty, how: amount < 0 ? 'lower' : 'raise', amount: Math.abs(amount) };
  }
  const { hundredths } = change;
  return {
    ...empty,
    how: hundredths < 0 ? 'lowerPercent' : 'raisePercent',
    percent: Math.abs(hundredths) / 100,
  };
}
