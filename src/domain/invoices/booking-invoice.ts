import type { Language } from '../format/languages';
import type { PaymentStatus } from '../payments/payment-status';
import { localizedTitle } from '../text/localized-title';
import { GUEST_KIND_WORDS } from '../tours/guest-kind-words';
import type { GuestKind, GuestLine } from '../tours/tour-prices';
import type { LineWords } from './invoice-line-words';
import {
  type InvoiceLine,
  invoiceLine,
  reductionLines,
  STANDARD_VAT_RATE,
  type StoredInvoiceLine,
} from './invoice-lines';

/** The parts of a booking from which its invoice is made, with the titles of its tour. */
export interface InvoiceableBooking {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  readonly guests: readonly GuestLine[];
  /** Centimes. */
  readonly refundedTotal: number;
}

/**
 * Why a booking has no invoice: its money is not captured, also of one to be paid on the spot, or all
 * of it was refunded. Null if it can be invoiced.
 */
export function bookingInvoiceRefusal({
  paymentStatus,
}: {
  readonly paymentStatus: PaymentStatus;
}): 'booking_not_paid' | 'booking_refunded' | null {
  if (paymentStatus === 'refunded') return 'booking_refunded';
  const isPaid = paymentStatus === 'captured' || paymentStatus === 'partially_refunded';
  return isPaid ? null : 'booking_not_paid';
}

/** The tour and the kind of guest, "Visite du four (Adulte)", in the three languages. */
function guestWords(booking: InvoiceableBooking, kind: GuestKind): LineWords {
  const labelIn = (language: Language) =>
    `${localizedTitle(booking, language)} (${GUEST_KIND_WORDS[language][kind]})`;
  return { kind: null, label: labelIn('fr'), labelEn: labelIn('en'), labelAr: labelIn('ar') };
}

/** The lines with what was refunded, in place of a refund that they had before. */
export function withRefund(
  lines: readonly StoredInvoiceLine[],
  refundedTotal: number,
): StoredInvoiceLine[] {
  const charged = lines.filter(({ kind }) => kind !== 'refund');
  return [...charged, ...reductionLines('refund', charged, refundedTotal)];
}

/** The lines of a booking's invoice: its guests by kind, less what was refunded. */
export function invoiceLinesOfBooking(booking: InvoiceableBooking): StoredInvoiceLine[] {
  const lines = booking.guests.map(({ kind, quantity, unitPrice }): InvoiceLine => {
    const words = guestWords(booking, kind);
    return invoiceLine({ ...words, quantity, unitPrice, taxRate: STANDARD_VAT_RATE });
  });
  return withRefund(lines, booking.refundedTotal);
}
