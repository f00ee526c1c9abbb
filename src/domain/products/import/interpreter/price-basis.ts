import { taxOfHeading } from '../cells/tax-words';
import type { ColumnMapping, ImportTarget } from '../import-target';

/** The amounts that a buyer pays or sees; a cost is none of them. */
const BUYERS_AMOUNTS: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'price',
  'priceBeforeTax',
  'compareAtPrice',
  'salePrice',
  'discountAmount',
  'surcharge',
]);

function isMainPrice(target: ImportTarget): boolean {
  return target === 'price' || target.startsWith('price:');
}

/** Whether a target is an amount that a buyer pays or sees, to which VAT may be added. */
export function isBuyersAmount(target: ImportTarget): boolean {
  return BUYERS_AMOUNTS.has(target) || isMainPrice(target);
}

/**
 * The targets whose columns are before tax: by their target, by their heading, and where the heading
 * of another amount says nothing, as the price beside it.
 */
export function targetsBeforeTax(mapping: readonly ColumnMapping[]): ReadonlySet<ImportTarget> {
  const targets = mapping.flatMap(({ column, target }) =>
    target !== null && isBuyersAmount(target)
      ? [{ target, basis: taxOfHeading(column).basis }]
      : [],
  );
  const prices = targets.filter(({ target }) => isMainPrice(target));
  const isPriceBefore =
    prices.length > 0
      ? prices.every(({ basis }) => basis === 'excluded')
      : targets.some(({ target }) => target === 'priceBeforeTax');
  const isBefore = ({ target, basis }: (typeof targets)[number]) => {
    if (target === 'priceBeforeTax' || basis !== null) {
      return target === 'priceBeforeTax' || basis === 'excluded';
    }
    return !isMainPrice(target) && isPriceBefore;
  };
  return new Set(targets.filter(isBefore).map(({ target }) => target));
}
