import { type InvoiceLine, invoiceLine, type StoredInvoiceLine } from './invoice-lines';
import { type InvoiceTotals, invoiceTotals, remainingTotals, type TaxTotal } from './tax-totals';

/**
 * A line of a credit note, with the position of the invoice's line that it credits, counted from 0.
 */
export type CreditLine = InvoiceLine & { position: number };

/** A credit line as stored, see {@link StoredInvoiceLine}. */
export type StoredCreditLine = StoredInvoiceLine & { position: number };

/** The quantity to be credited of one line. */
export type RequestedCredit = { readonly position: number; readonly quantity: number };

/** An invoice with its existing credit notes. */
export type CreditableInvoice = {
  readonly lines: readonly StoredInvoiceLine[];
  readonly taxTotals: readonly TaxTotal[];
  readonly total: number;
  readonly creditNotes: readonly {
    readonly lines: readonly StoredCreditLine[];
    readonly taxTotals: readonly TaxTotal[];
    readonly total: number;
  }[];
};

/** Why a credit is impossible: nothing left, an unknown or repeated line, too many, too much. */
export type CreditRefusal = {
  readonly code: 'nothing_left' | 'unknown' | 'duplicate' | 'exceeds_invoice';
  /** Index in the requested credits; null when it is about all of them. */
  readonly index: number | null;
};

/** A credit note before it has a number. */
export type CreditNoteContent = InvoiceTotals & { readonly lines: CreditLine[] };

function quantitiesLeft({ lines, creditNotes }: CreditableInvoice): number[] {
  return lines.map(({ quantity }, position) =>
    creditNotes
      .flatMap((note) => note.lines)
      .filter((line) => line.position === position)
      .reduce((left, line) => left - line.quantity, quantity),
  );
}

function refusalOf(
  wanted: readonly RequestedCredit[],
  left: readonly number[],
): CreditRefusal | undefined {
  const seen = new Set<number>();
  for (const [index, { position, quantity }] of wanted.entries()) {
    const available = left[position];
    if (available === undefined) return { code: 'unknown', index };
    if (seen.has(position)) return { code: 'duplicate', index };
    if (quantity > available) return { code: 'exceeds_invoice', index };
    seen.add(position);
  }
  return undefined;
}

function creditLines(invoice: CreditableInvoice, wanted: readonly RequestedCredit[]): CreditLine[] {
  return wanted.flatMap(({ position, quantity }) => {
    const line = invoice.lines[position];
    return line && quantity > 0 ? [{ ...invoiceLine({ ...line, quantity }), position }] : [];
  });
}

/**
 * The credit note for these lines, or for all that is left. The credit note for the last part of an
 * invoice takes the remaining VAT by rate, so that all credit notes together equal the invoice.
 */
export function creditNoteOf(
  invoice: CreditableInvoice,
  wanted: readonly RequestedCredit[] | null,
): CreditNoteContent | CreditRefusal {
  const left = quantitiesLeft(invoice);
  const chosen = wanted ?? left.map((quantity, position) => ({ position, quantity }));
  const refusal = refusalOf(chosen, left);
  if (refusal) return refusal;
  const lines = creditLines(invoice, chosen);
  const isRest = lines.reduce((sum, { quantity }) => sum + quantity, 0) === left.reduce(add, 0);
  const taken = invoice.creditNotes.flatMap(({ taxTotals }) => taxTotals);
  const totals = isRest ? remainingTotals(invoice.taxTotals, taken) : invoiceTotals(lines);
  const credited = invoice.creditNotes.reduce((sum, { total }) => sum + total, 0);
  if (lines.length === 0) return { code: 'nothing_left', index: null };
  if (totals.total <= 0 || credited + totals.total > invoice.total) {
    return { code: 'exceeds_invoice', index: null };
  }
  return { lines, ...totals };
}

function add(one: number, other: number): number {
  return one + other;
}
