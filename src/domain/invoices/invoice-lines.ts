import { allocateProportionally } from '../amounts/allocate-proportionally';
import type { Language } from '../format/languages';
import { localizedOptions, type OptionsTexts } from '../orders/options-text';
import { type LocalizedNames, localizedName } from '../text/localized-name';
import {
  type LineWords,
  lineWords,
  type StoredLineWords,
  WORDED_LABELS,
  type WordedLineKind,
} from './invoice-line-words';

/** VAT on delivery: Morocco's normal rate. */
export const STANDARD_VAT_RATE = 0.2;

/** What a line charges. `unitPrice` and `total` contain the VAT; centimes. */
export type LineAmounts = {
  quantity: number;
  unitPrice: number;
  taxRate: number;
  total: number;
};

/** A line of an invoice. */
export type InvoiceLine = LineWords & LineAmounts;

/** A line as stored, see {@link StoredLineWords}. */
export type StoredInvoiceLine = StoredLineWords & LineAmounts;

/** The parts of an order from which its invoice is made. Centimes. */
export type InvoiceableOrder = {
  readonly shippingTotal: number;
  readonly discountTotal: number;
  readonly items: readonly InvoiceableItem[];
};

/** An item of the order, with its names. */
export type InvoiceableItem = LocalizedNames &
  OptionsTexts & {
    readonly quantity: number;
    readonly quantityCancelled: number;
    readonly quantityReturned: number;
    readonly unitPrice: number;
    readonly taxRate: number;
  };

/** A line whose total is its price times its quantity, as in every line of an invoice. */
export function invoiceLine(line: StoredLineWords & Omit<LineAmounts, 'total'>): InvoiceLine {
  return {
    ...lineWords(line),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    taxRate: line.taxRate,
    total: line.unitPrice * line.quantity,
  };
}

/** Name and options, "Babouches (Safran · 41)", in the three languages. */
function itemWords(item: InvoiceableItem): LineWords {
  const labelIn = (language: Language) => {
    const options = localizedOptions(item, language);
    const name = localizedName(item, language);
    return options ? `${name} (${options})` : name;
  };
  const label = labelIn('fr');
  const unlessFrench = (text: string) => (text === label ? null : text);
  return {
    kind: null,
    label,
    labelEn: unlessFrench(labelIn('en')),
    labelAr: unlessFrench(labelIn('ar')),
  };
}

function itemLine(item: InvoiceableItem): InvoiceLine[] {
  const { unitPrice, taxRate } = item;
  const quantity = item.quantity - item.quantityCancelled - item.quantityReturned;
  return quantity > 0 ? [invoiceLine({ ...itemWords(item), quantity, unitPrice, taxRate })] : [];
}

/** One piece of a line that every invoice words the same. */
function wordedLine(kind: WordedLineKind, unitPrice: number, taxRate: number): InvoiceLine {
  return invoiceLine({ kind, label: WORDED_LABELS.fr[kind], quantity: 1, unitPrice, taxRate });
}

/**
 * What lowers the charged lines, at most to nothing, lowers their VAT too: one line for each rate, in
 * proportion. Centimes.
 */
export function reductionLines(
  kind: 'discount' | 'refund',
  lines: readonly StoredInvoiceLine[],
  reduction: number,
): InvoiceLine[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))];
  const sums = rates.map((rate) =>
    lines.reduce((sum, line) => (line.taxRate === rate ? sum + line.total : sum), 0),
  );
  const charged = sums.reduce((sum, part) => sum + part, 0);
  const parts = allocateProportionally(Math.min(reduction, charged), sums);
  return rates.flatMap((taxRate, index) => {
    const part = parts[index] ?? 0;
    return part === 0 ? [] : [wordedLine(kind, -part, taxRate)];
  });
}

/**
 * The lines of an order's invoice: the items neither cancelled nor returned, delivery, and
 * discounts.
 */
export function invoiceLinesOf(order: InvoiceableOrder): InvoiceLine[] {
  const goods = order.items.flatMap(itemLine);
  const { shippingTotal, discountTotal } = order;
  const delivery =
    shippingTotal > 0 ? [wordedLine('delivery', shippingTotal, STANDARD_VAT_RATE)] : [];
  const charged = [...goods, ...delivery];
  return [...charged, ...reductionLines('discount', charged, discountTotal)];
}
