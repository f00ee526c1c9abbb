import type { ServerContext } from '../context';
import { problem } from '../http/problem-error';
import { type CardProcessor, CardProcessorTimeout } from '../ports/card-processor.port';
import {
  type CardPaymentInput,
  type CardPaymentRow,
  openCardPayment,
  recordCardResponse,
} from './card-payments';

/** Seconds after which a silent bank may have answered; too long for automatic retries. */
const RETRY_AFTER_SECONDS = 60;

/** What is paid can be bought now, but there is no hold on the card for it yet. Centimes. */
export class NoHeldPaymentError extends Error {
  constructor(readonly amount: number) {
    super('Nothing is held of the card.');
  }
}

/** @throws ProblemError 503 `card_unanswered` while the bank does not answer */
async function requestHold(
  { database }: ServerContext,
  cards: CardProcessor,
  { id: key, cardReference, amount }: CardPaymentRow,
  now: Date,
): Promise<CardPaymentRow | undefined> {
  const answer = await cards.hold({ key, cardReference, amount }).catch((error: unknown) => {
    if (!(error instanceof CardProcessorTimeout)) throw error;
    throw problem(503, 'card_unanswered', { retryAfter: RETRY_AFTER_SECONDS });
  });
  return recordCardResponse(database, key, answer, now);
}

/**
 * Asks the bank to hold the amount, unless it has answered already.
 * @throws ProblemError 409 `card_declined`; 503 `card_unanswered`
 */
export async function holdAmount(
  context: ServerContext,
  cards: CardProcessor,
  wanted: CardPaymentInput,
): Promise<CardPaymentRow> {
  const opened = await context.database.transaction((tx) => openCardPayment(tx, wanted));
  const answered =
    opened.status === 'asked' ? await requestHold(context, cards, opened, wanted.now) : opened;
  if (answered?.status === 'declined') throw problem(409, 'card_declined');
  return answered ?? opened;
}
