import { eq } from 'drizzle-orm';
import type { ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { cardInstructions } from '../database/schema/cards';
import { addJob } from '../jobs/add-job';
import type { CardInstruction } from '../ports/card-processor.port';

/** A decision about a card payment, before it is sent to the processor. Centimes. */
export interface NewCardInstruction {
  readonly cardPaymentId: string;
  readonly orderId: string | null;
  readonly kind: CardInstruction['kind'];
  readonly amount: number;
  readonly now: Date;
}

/**
 * Queues the instruction in this transaction: after the commit, a job sends it to the processor and
 * retries until it succeeds, on any running server. Instructions of one payment are sent one after
 * the other.
 */
export async function queueCardInstruction(tx: Tx, decided: NewCardInstruction): Promise<void> {
  const { now, cardPaymentId, ...instruction } = decided;
  if (decided.amount === 0) return;
  const id = newId('cdi', now.getTime());
  await tx.insert(cardInstructions).values({ id, cardPaymentId, ...instruction, createdAt: now });
  const queue = `card:${cardPaymentId}`;
  await addJob(tx, 'instructCardProcessor', { instructionId: id }, { queue });
}

/** Sends the instruction to the processor and records it as done. A second run sends nothing. */
export async function executeCardInstruction(
  {
    database: { db },
    cardProcessor,
    clock,
  }: Pick<ServerContext, 'database' | 'cardProcessor' | 'clock'>,
  { instructionId }: { readonly instructionId: string },
): Promise<void> {
  const own = eq(cardInstructions.id, instructionId);
  const [instruction] = await db.select().from(cardInstructions).where(own);
  if (!instruction || instruction.doneAt) return;
  if (!cardProcessor) throw new Error('No card processor is configured to be told.');
  const { id: key, cardPaymentId: payment, kind, amount } = instruction;
  await cardProcessor.execute({ key, payment, kind, amount });
  await db.update(cardInstructions).set({ doneAt: clock() }).where(own);
}
