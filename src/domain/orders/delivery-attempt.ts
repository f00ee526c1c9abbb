import * as z from 'zod/mini';
import type { PaymentMethod } from '../payments/payment-method';
import type { IsoDay } from '../time/casablanca-day';
import type { OrderStatus } from './order-lifecycle';

/** Outcomes of a failed attempt to reach a client who pays on delivery. */
export const DELIVERY_OUTCOMES = ['unreachable', 'postponed', 'refused'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** Characters of the note on an attempt (contract: DeliveryAttemptRequest). */
export const ATTEMPT_NOTE_LENGTH = 500;

/** From the first call until delivery. No contact is needed earlier or later. */
const ATTEMPT_STATUSES: readonly OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'ready',
  'shipped',
];

/** Whether an attempt to reach the client of an order can still be logged. */
export function canLogAttempt(order: {
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
}): boolean {
  return order.paymentMethod === 'cod' && ATTEMPT_STATUSES.includes(order.status);
}

/** The outcome of an attempt and its new date. */
type Postponement = {
  readonly outcome: DeliveryOutcome | null;
  readonly postponedTo?: IsoDay | null;
};

/**
 * Validates the date of an attempt: only a postponed delivery has one, today or later. Null when it
 * is valid.
 * @param today the current day in Casablanca
 */
export function postponementError(
  { outcome, postponedTo }: Postponement,
  today: IsoDay,
): 'required' | 'in_the_past' | 'not_postponed' | null {
  if (outcome !== 'postponed') return postponedTo ? 'not_postponed' : null;
  if (!postponedTo) return 'required';
  return postponedTo < today ? 'in_the_past' : null;
}

/** An attempt as the form holds it. A date that remains from another outcome is ignored. */
export function deliveryAttemptSchema(today: IsoDay) {
  return z
    .object({
      outcome: z
        .nullable(z.enum(DELIVERY_OUTCOMES))
        .check(z.refine((outcome) => outcome !== null, { error: 'required' })),
      postponedTo: z.nullable(z.string()),
      note: z.string().check(z.maxLength(ATTEMPT_NOTE_LENGTH, 'too_long')),
    })
    .check(({ value, issues }) => {
      const fault = value.outcome === 'postponed' ? postponementError(value, today) : null;
      if (fault)
        issues.push({ code: 'custom', input: value, path: ['postponedTo'], message: fault });
    });
}
