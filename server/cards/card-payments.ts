import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { DatabaseAccess, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { cardPayments } from '../database/schema/cards';
import { addJob } from '../jobs/add-job';
import { queueCardInstruction } from './card-instructions';
import type { CardResponse } from './card-processor.port';

/** How long a visitor may take to ask again, until his money is let go. */
const HOLD_DURATION_MS = 30 * 60 * 1000;

/** A payment by card as a row. */
export type CardPaymentRow = typeof cardPayments.$inferSelect;

/** A cart's payment by one card. Centimes. */
export interface CardPaymentInput {
  readonly orderKey: string;
  readonly cardReference: string;
  readonly amount: number;
  readonly now: Date;
}

const ofCard = ({
  orderKey,
  cardReference,
}: Pick<CardPaymentInput, 'orderKey' | 'cardReference'>) =>
  and(eq(cardPayments.orderKey, orderKey), eq(cardPayments.cardReference, cardReference));

/** Writes down what the bank will be asked, before it is; asked for again, the first one stands. */
export const openCardPayment = async (
  tx: Tx,
  { amount, now, ...card }: CardPaymentInput,
): Promise<CardPaymentRow> => {
  const id = newId('cdp', now.getTime());
  const [opened] = await tx
    .insert(cardPayments)
    .values({ id, ...card, amount, createdAt: now, updatedAt: now, status: 'asked' })
    .onConflictDoNothing()
    .returning();
  if (opened) {
    const runAt = new Date(now.getTime() + HOLD_DURATION_MS);
    await addJob(tx, 'releaseCardHold', { cardPaymentId: id }, { runAt });
    return opened;
  }
  const [state] = await tx.select().from(cardPayments).where(ofCard(card));
  if (!state) throw new Error('A payment by card went away.');
  return state;
};

/** Notes the bank's answer, the first one: told again, or too late, it changes nothing. */
export const recordCardResponse = async (
  { db }: Pick<DatabaseAccess, 'db'>,
  id: string,
  answer: CardResponse,
  now: Date,
): Promise<CardPaymentRow | undefined> => {
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
};

/** What is held of the card for this cart and not spent yet, locked until the transaction ends. */
export const lockHeldCard = async (
  tx: Tx,
  card: Pick<CardPaymentInput, 'orderKey' | 'cardReference' | 'amount'>,
): Promise<CardPaymentRow | undefined> => {
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
};

const release = async (tx: Tx, { id, amount }: CardPaymentRow, now: Date): Promise<void> => {
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
};

/** Lets go what is, or may be, held of the cards that fit, where no order came of it. */
const releaseWhere = async (tx: Tx, fitting: ReturnType<typeof and>, now: Date): Promise<void> => {
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
};

/** The card paid: what was held of others that were tried for the same cart is let go. */
export const spendCardPayment = async (tx: Tx, held: CardPaymentRow, now: Date): Promise<void> => {
  await tx
    .update(cardPayments)
    .set({ placedAt: now, updatedAt: now })
    .where(eq(cardPayments.id, held.id));
  const others = and(eq(cardPayments.orderKey, held.orderKey), ne(cardPayments.id, held.id));
  await releaseWhere(tx, others, now);
};

/** Lets the money of a card go that no order was placed for. */
export const releaseUnplacedCard = (
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { cardPaymentId }: { readonly cardPaymentId: string },
): Promise<void> =>
  database.transaction((tx) => releaseWhere(tx, and(eq(cardPayments.id, cardPaymentId)), clock()));
