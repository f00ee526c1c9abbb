import { eq } from 'drizzle-orm';
import type { ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { cardInstructions } from '../database/schema/cards';
import { addJob } from '../jobs/add-job';
import type { CardInstruction } from './card-processor.port';

/** What is decided of a payment by card, before the processor is told. Centimes. */
export interface NewCardInstruction {
  readonly cardPaymentId: string;
  readonly orderId: string | null;
  readonly kind: CardInstruction['kind'];
  readonly amount: number;
  readonly now: Date;
}

/**
 * Has the processor told, in this transaction: a job does so once it is committed, again and again
 * until it worked, whichever servers live then. Instructions of one payment go one after the other.
 */
export const queueCardInstruction = async (tx: Tx, decided: NewCardInstruction): Promise<void> => {
  const { now, cardPaymentId, ...instruction } = decided;
  if (decided.amount === 0) return;
  const id = newId('cdi', now.getTime());
  await tx.insert(cardInstructions).values({ id, cardPaymentId, ...instruction, createdAt: now });
  const queue = `card:${cardPaymentId}`;
  await addJob(tx, 'instructCardProcessor', { instructionId: id }, { queue });
};

/** Tells the processor, and notes that it did as it was told. A second run finds that note. */
export const executeCardInstruction = async (
  {
    database: { db },
    cardProcessor,
    clock,
  }: Pick<ServerContext, 'database' | 'cardProcessor' | 'clock'>,
  { instructionId }: { readonly instructionId: string },
): Promise<void> => {
  const own = eq(cardInstructions.id, instructionId);
  const [instruction] = await db.select().from(cardInstructions).where(own);
  if (!instruction || instruction.doneAt) return;
  if (!cardProcessor) throw new Error('No card processor is configured to be told.');
  const { id: key, cardPaymentId: payment, kind, amount } = instruction;
  await cardProcessor.execute({ key, payment, kind, amount });
  await db.update(cardInstructions).set({ doneAt: clock() }).where(own);
};
