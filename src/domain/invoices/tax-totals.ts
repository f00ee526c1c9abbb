/** A charged line: the total contains the VAT. Centimes; the rate is 0 to 1. */
export type TaxedLine = { readonly taxRate: number; readonly total: number };

/** The VAT of all lines of one rate. Centimes. */
export type TaxTotal = { taxRate: number; base: number; amount: number };

/** The totals of an invoice. `total` = `subtotal` (without VAT) + `taxTotal`. Centimes. */
export type InvoiceTotals = {
  subtotal: number;
  taxTotals: TaxTotal[];
  taxTotal: number;
  total: number;
};

/** Rates are compared and computed in hundredths of a per cent: 0.2 is 2000. */
const BASIS_POINTS = 10_000;

function basisPoints(taxRate: number): number {
  return Math.round(taxRate * BASIS_POINTS);
}

/** The VAT that an amount contains, rounded to the centime, half away from zero. */
function taxWithin(gross: number, points: number): number {
  const exact = (Math.abs(gross) * points) / (BASIS_POINTS + points);
  return Math.sign(gross) * Math.round(exact) || 0;
}

/**
 * The totals of an invoice. Prices contain the VAT. The VAT is taken out of the sum of all lines of
 * one rate and rounded once for each rate, to the nearest centime, half up (Code général des
 * impôts, art. 145: the tax is shown by rate). So base and VAT of a rate always add up to exactly
 * the charged total, and many small lines accumulate no rounding error.
 */
export function invoiceTotals(lines: readonly TaxedLine[]): InvoiceTotals {
  const gross = new Map<number, number>();
  for (const { taxRate, total } of lines) {
    const points = basisPoints(taxRate);
    gross.set(points, (gross.get(points) ?? 0) + total);
  }
  const taxTotals = [...gross]
    .sort(([one], [other]) => other - one)
    .map(([points, sum]) => {
      const amount = taxWithin(sum, points);
      return { taxRate: points / BASIS_POINTS, base: sum - amount, amount };
    });
  return summed(taxTotals);
}

function summed(taxTotals: TaxTotal[]): InvoiceTotals {
  const subtotal = taxTotals.reduce((sum, { base }) => sum + base, 0);
  const taxTotal = taxTotals.reduce((sum, { amount }) => sum + amount, 0);
  return { subtotal, taxTotals, taxTotal, total: subtotal + taxTotal };
}

/**
 * The remaining totals of an invoice after its credit notes, by rate: after the last of them they
 * are exactly zero.
 */
export function remainingTotals(
  whole: readonly TaxTotal[],
  credited: readonly TaxTotal[],
): InvoiceTotals {
  const left = whole.map((rate) => {
    const taken = credited.filter(({ taxRate }) => taxRate === rate.taxRate);
    return {
      taxRate: rate.taxRate,
      base: taken.reduce((rest, { base }) => rest - base, rate.base),
      amount: taken.reduce((rest, { amount }) => rest - amount, rate.amount),
    };
  });
  return summed(left.filter(({ base, amount }) => base !== 0 || amount !== 0));
}
