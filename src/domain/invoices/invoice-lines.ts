import { allocateProportionally } from '../amounts/allocate-proportionally';

/** VAT on delivery: Morocco's normal rate. */
export const STANDARD_VAT_RATE = 0.2;

/** A line of an invoice. `unitPrice` and `total` contain the VAT; centimes. */
export type InvoiceLine = {
  label: string;
  quantity: number;
  unitPrice: number;
  taxRate: number;
  total: number;
};

/** The parts of an order from which its invoice is made. Centimes. */
export type InvoiceableOrder = {
  readonly shippingTotal: number;
  readonly discountTotal: number;
  readonly items: readonly {
    readonly name: string;
    readonly optionsText: string | null;
    readonly quantity: number;
    readonly quantityCancelled: number;
    readonly quantityReturned: number;
    readonly unitPrice: number;
    readonly taxRate: number;
  }[];
};

/** A line whose total is its price times its quantity, as in every line of an invoice. */
export function invoiceLine(
  line: Pick<InvoiceLine, 'label' | 'quantity' | 'unitPrice' | 'taxRate'>,
): InvoiceLine {
  return {
    label: line.label,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    taxRate: line.taxRate,
    total: line.unitPrice * line.quantity,
  };
}

function itemLine(item: InvoiceableOrder['items'][number]): InvoiceLine[] {
  const { name, optionsText, unitPrice, taxRate } = item;
  const quantity = item.quantity - item.quantityCancelled - item.quantityReturned;
  if (quantity <= 0) return [];
  const label = optionsText ? `${name} (${optionsText})` : name;
  return [invoiceLine({ label, quantity, unitPrice, taxRate })];
}

/** A discount lowers the VAT of the discounted lines: one line for each rate, in proportion. */
function discountLines(lines: readonly InvoiceLine[], discount: number): InvoiceLine[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))];
  const sums = rates.map((rate) =>
    lines.reduce((sum, line) => (line.taxRate === rate ? sum + line.total : sum), 0),
  );
  const charged = sums.reduce((sum, part) => sum + part, 0);
  const parts = allocateProportionally(Math.min(discount, charged), sums);
  return rates.flatMap((taxRate, index) => {
    const part = parts[index] ?? 0;
    const line = { label: 'Remise', quantity: 1, unitPrice: -part, taxRate };
    return part === 0 ? [] : [invoiceLine(line)];
  });
}

/**
 * The lines of an order's invoice: the items neither cancelled nor returned, delivery, and
 * discounts. In French, the language of the marketplace's books.
 */
export function invoiceLinesOf(order: InvoiceableOrder): InvoiceLine[] {
  const goods = order.items.flatMap(itemLine);
  const { shippingTotal: unitPrice, discountTotal } = order;
  const delivery =
    unitPrice > 0
      ? [
          invoiceLine({
            label: 'Frais de livraison',
            quantity: 1,
            unitPrice,
            taxRate: STANDARD_VAT_RATE,
          }),
        ]
      : [];
  const charged = [...goods, ...delivery];
  return [...charged, ...discountLines(charged, discountTotal)];
}
