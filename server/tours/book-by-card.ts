import { holdAmount, NoHeldPaymentError } from '../cards/card-holds';
import { lockHeldCard, releaseUnplacedCard, spendCardPayment } from '../cards/card-payments';
import type { Call, ServerContext, Tx } from '../context';
import { requestHashOf } from '../http/idempotency';
import { ProblemError, problem } from '../http/problem-error';
import type { CardProcessor } from '../ports/card-processor.port';
import { bookHeld } from './booking-actions';
import { type GuestBookingAttempt, lockHeld } from './guest-booking';

interface CardOfBooking {
  readonly orderKey: string;
  readonly cardReference: string;
}

/** Books with the hold on the card; without a hold, the transaction is rolled back. */
async function bookWithHeldPayment(
  tx: Tx,
  attempt: GuestBookingAttempt,
  card: CardOfBooking,
): Promise<{ id: string }> {
  const { now, contact } = attempt;
  const { record, transition } = await lockHeld(tx, attempt);
  const { id, total: amount } = record.booking;
  const held = await lockHeldCard(tx, { ...card, amount });
  if (!held) throw new NoHeldPaymentError(amount);
  await bookHeld(tx, record, contact, transition, {
    paymentMethod: 'card',
    cardPaymentId: held.id,
    authorizedAt: now,
  });
  await spendCardPayment(tx, held, now);
  return { id };
}

/**
 * Books held places that are paid by card, as the cart of the checkout is (decision 26): the bank is
 * asked outside of any transaction, and money that is held without a booking is released.
 * @throws ProblemError 404; 409 `action_not_allowed`, `card_declined`, `card_not_held`; 503
 *   `card_unanswered` when only a repeated request can find out
 */
export async function bookByCard(
  context: ServerContext,
  cards: CardProcessor,
  attempt: GuestBookingAttempt,
  { cardReference, write }: { cardReference: string; write: (effect: BookingEffect) => Booked },
): Booked {
  const { bookingId, now } = attempt;
  const card = { orderKey: requestHashOf('tour-booking', bookingId), cardReference };
  const book = () => write((tx) => bookWithHeldPayment(tx, attempt, card));
  const amount = await book().catch((error: unknown) => {
    if (error instanceof NoHeldPaymentError) return error.amount;
    throw error;
  });
  if (typeof amount !== 'number') return amount;
  const held = await holdAmount(context, cards, { ...card, amount, now });
  return book().catch(async (error: unknown) => {
    if (error instanceof NoHeldPaymentError || error instanceof ProblemError) {
      await releaseUnplacedCard(context, { cardPaymentId: held.id });
    }
    throw error instanceof NoHeldPaymentError ? problem(409, 'card_not_held') : error;
  });
}

type Booked = Promise<{ id: string }>;
type BookingEffect = (tx: Tx) => Booked;

/** The writes of a call, as {@link bookByCard} takes them. */
export function writesOf(
  { write }: Pick<Call, 'write'>,
  options: { readonly scope: string; readonly fingerprint: string },
): (effect: BookingEffect) => Booked {
  return (effect) => write(effect, options);
}
