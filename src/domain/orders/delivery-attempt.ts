import * as z from 'zod/mini';
import type { PaymentMethod } from '../payments/payment-status';
import type { IsoDay } from '../time/casablanca-day';
import type { OrderStatus } from './order-lifecycle';

/** What can come of an attempt to reach a client who pays on delivery. */
export const DELIVERY_OUTCOMES = ['unreachable', 'postponed', 'refused'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** Characters of the note on an attempt (contract: DeliveryAttemptRequest). */
export const ATTEMPT_NOTE_LENGTH = 500;

/** From the first call to the door: before that nobody calls, after that nobody has to. */
const ATTEMPT_STATUSES: readonly OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'ready',
  'shipped',
];

/** Whether an attempt to reach the client of an order can still be logged. */
export const canLogAttempt = (order: {
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
}): boolean => order.paymentMethod === 'cod' && ATTEMPT_STATUSES.includes(order.status);

/** An attempt as far as its day follows from what came of it. */
type Postponement = {
  readonly outcome: DeliveryOutcome | null;
  readonly postponedTo?: IsoDay | null;
};

/**
 * What is wrong with the day of an attempt: only what was postponed has one, today or later. Null when
 * it is right.
 * @param today the day in Casablanca
 */
export const postponementError = (
  { outcome, postponedTo }: Postponement,
  today: IsoDay,
): 'required' | 'in_the_past' | 'not_postponed' | null => {
  if (outcome !== 'postponed') return postponedTo ? 'not_postponed' : null;
  if (!postponedTo) return 'required';
  return postponedTo < today ? 'in_the_past' : null;
};

/** An attempt as a form holds it; a day left behind by another outcome is not looked at. */
export const deliveryAttemptSchema = (today: IsoDay) =>
  z
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
