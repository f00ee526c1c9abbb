import type { Cart } from '#openapi/types.generated';
import { holdAmount, NoHeldPaymentError } from '../cards/card-holds';
import { linkCardPayment } from '../cards/card-links';
import {
  type CardPaymentInput,
  lockHeldCard,
  releaseUnplacedCard,
  spendCardPayment,
} from '../cards/card-payments';
import type { Call, ServerContext, Tx } from '../context';
import type { UnlinkedCart } from '../conversations/chat-link';
import { requestHashOf } from '../http/idempotency';
import { invalid, ProblemError, problem } from '../http/problem-error';
import { placeReservedCart, reserveCart } from './place-cart';

type CardOfCart = Pick<CardPaymentInput, 'orderKey' | 'cardReference'>;

/** Orders the cart with the hold on the card; without a hold, the transaction is rolled back. */
async function placeWithHeldPayment(tx: Tx, cart: Cart, card: CardOfCart, now: Date) {
  const judged = await reserveCart(tx, cart, now);
  const held = await lockHeldCard(tx, { ...card, amount: judged.total });
  if (!held) throw new NoHeldPaymentError(judged.total);
  const placed = await placeReservedCart(tx, judged);
  await spendCardPayment(tx, held, now);
  await linkCardPayment(
    tx,
    placed.orders.map(({ id }) => id),
    held,
  );
  return placed;
}

/**
 * Orders a cart that is paid by card. The first attempt uses an existing hold: it validates the
 * cart, computes its total, and finds the order already placed under the key. Only then is the bank
 * asked for a hold, outside of any transaction, and the cart ordered. So every order has held
 * money, and a hold without an order is released: at once when the order is refused, after half an
 * hour when the visitor does not return.
 * @throws ProblemError 409 `card_declined`, `card_not_held`, and those of {@link reserveCart}; 422
 *   when cards are not accepted, or none is named; 503 `card_unanswered` when only a repeated
 *   request can find out
 */
export async function placeCartPaidByCard(
  context: ServerContext,
  {
    body: cart,
    request,
    now,
    write,
  }: Pick<Call<{ body: Cart }>, 'body' | 'request' | 'now' | 'write'>,
  options: { readonly scope: string; readonly fingerprint: string },
): Promise<UnlinkedCart> {
  const { cardProcessor } = context;
  if (!cardProcessor) throw invalid({ paymentMethod: ['invalid'] });
  const { cardReference } = cart;
  if (!cardReference) throw invalid({ cardReference: ['required'] });
  const key = request.headers['idempotency-key'];
  const orderKey = requestHashOf(options.scope, typeof key === 'string' ? key : cardReference);
  const card = { orderKey, cardReference };
  const place = () => write((tx) => placeWithHeldPayment(tx, cart, card, now), options);
  const total = await place().catch((error: unknown) => {
    if (error instanceof NoHeldPaymentError) return error.amount;
    throw error;
  });
  if (typeof total !== 'number') return total;
  const held = await holdAmount(context, cardProcessor, { ...card, amount: total, now });
  return place().catch(async (error: unknown) => {
    if (error instanceof NoHeldPaymentError || error instanceof ProblemError) {
      await releaseUnplacedCard(context, { cardPaymentId: held.id });
    }
    throw error instanceof NoHeldPaymentError ? problem(409, 'card_not_held') : error;
  });
}
