import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInMinute } from 'date-fns/constants';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { DatabaseAccess, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { cardPayments } from '../database/schema/cards';
import { addJob } from '../jobs/add-job';
import type { CardResponse } from '../ports/card-processor.port';
import { queueCardInstruction } from './card-instructions';

/** How long a visitor may take to retry until the hold on their card is released. */
const HOLD_DURATION_MS = 30 * millisecondsInMinute;

/** A card payment as a row. */
export type CardPaymentRow = typeof cardPayments.$inferSelect;

/** The payment of a cart by one card. Centimes. */
export interface CardPaymentInput {
  readonly orderKey: string;
  readonly cardReference: string;
  readonly amount: number;
  readonly now: Date;
}

function ofCard({ orderKey, cardReference }: Pick<CardPaymentInput, 'orderKey' | 'cardReference'>) {
  return and(eq(cardPayments.orderKey, orderKey), eq(cardPayments.cardReference, cardReference));
}

/** Records the request to the bank before it is sent. Called again, returns the first record. */
export async function openCardPayment(
  tx: Tx,
  { amount, now, ...card }: CardPaymentInput,
): Promise<CardPaymentRow> {
  const id = newId('cdp', now.getTime());
  const [opened] = await tx
    .insert(cardPayments)
    .values({ id, ...card, amount, createdAt: now, updatedAt: now, status: 'asked' })
    .onConflictDoNothing()
    .returning();
  if (opened) {
    const runAt = addMilliseconds(now, HOLD_DURATION_MS);
    await addJob(tx, 'releaseCardHold', { cardPaymentId: id }, { runAt });
    return opened;
  }
  const [state] = await tx.select().from(cardPayments).where(ofCard(card));
  if (!state) throw new Error('A payment by card went away.');
  return state;
}

/** Records the bank's first response; a repeated or late response changes nothing. */
export async function recordCardResponse(
  { db }: Pick<DatabaseAccess, 'db'>,
  id: string,
  answer: CardResponse,
  now: Date,
): Promise<CardPaymentRow | undefined> {
  const isApproved = answer.outcome === 'approved';
  await db
    .update(cardPayments)
    .set({
      status: isApproved ? 'authorized' : 'declined',
      authorization: isApproved ? answer.authorization : null,
      updatedAt: now,
    })
    .where(and(eq(cardPayments.id, id), eq(cardPayments.status, 'asked')));
  const [noted] = await db.select().from(cardPayments).where(eq(cardPayments.id, id));
  return noted;
}

/** The unspent hold on the card for this cart, locked until the transaction ends. */
export async function lockHeldCard(
  tx: Tx,
  card: Pick<CardPaymentInput, 'orderKey' | 'cardReference' | 'amount'>,
): Promise<CardPaymentRow | undefined> {
  const [held] = await tx
    .select()
    .from(cardPayments)
    .where(
      and(
        ofCard(card),
        eq(cardPayments.status, 'authorized'),
        eq(cardPayments.amount, card.amount),
        isNull(cardPayments.placedAt),
      ),
    )
    .for('update');
  return held;
}

async function release(tx: Tx, { id, amount }: CardPaymentRow, now: Date): Promise<void> {
  await tx
    .update(cardPayments)
    .set({ status: 'released', updatedAt: now })
    .where(eq(cardPayments.id, id));
  await queueCardInstruction(tx, {
    cardPaymentId: id,
    orderId: null,
    kind: 'release',
    amount,
    now,
  });
}

/** Releases the actual or possible holds on the matching cards for which no order was placed. */
async function releaseWhere(tx: Tx, fitting: ReturnType<typeof and>, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(cardPayments)
    .where(
      and(
        fitting,
        inArray(cardPayments.status, ['asked', 'authorized']),
        isNull(cardPayments.placedAt),
      ),
    )
    .orderBy(cardPayments.id)
    .for('update');
  for (const payment of open) await release(tx, payment, now);
}

/**
 * Marks the payment as spent; releases the holds on other cards that were tried for the same cart.
 */
export async function spendCardPayment(tx: Tx, held: CardPaymentRow, now: Date): Promise<void> {
  await tx
    .update(cardPayments)
    .set({ placedAt: now, updatedAt: now })
    .where(eq(cardPayments.id, held.id));
  const others = and(eq(cardPayments.orderKey, held.orderKey), ne(cardPayments.id, held.id));
  await releaseWhere(tx, others, now);
}

/** Releases the hold on a card for which no order was placed. */
export function releaseUnplacedCard(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { cardPaymentId }: { readonly cardPaymentId: string },
): Promise<void> {
  return database.transaction((tx) =>
    releaseWhere(tx, and(eq(cardPayments.id, cardPaymentId)), clock()),
  );
}
