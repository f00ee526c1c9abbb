import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, not, sql } from 'drizzle-orm';
import type { DatabaseAccess, Tx } from '../../context';
import { testCards, testCharges } from '../../database/schema/cards';
import { addJob } from '../../jobs/add-job';
import {
  type CardInstruction,
  type CardProcessor,
  CardProcessorTimeout,
  type CardResponse,
  type HoldRequest,
  type SignedNotice,
} from '../../ports/card-processor.port';

type ChargeRow = typeof testCharges.$inferSelect;

/** The test processor, with the notices that it sends. */
export interface TestCardProcessor extends CardProcessor {
  /** The signed notice of a charge; undefined for an unknown one. */
  noticeOf(key: string): Promise<SignedNotice | undefined>;
}

function authorizationOf(key: string): string {
  return `test_${key.slice(-12)}`;
}

function responseOf({ key, outcome }: Pick<ChargeRow, 'key' | 'outcome'>): CardResponse {
  return outcome === 'approved'
    ? { outcome, authorization: authorizationOf(key) }
    : { outcome: 'declined' };
}

/** The first time a key is used: records the charge, and whether the response arrives. */
async function charge(tx: Tx, { key, cardReference, amount }: HoldRequest) {
  const [card] = await tx.select().from(testCards).where(eq(testCards.reference, cardReference));
  const behaviour = card?.behaviour ?? 'declined';
  const outcome = behaviour === 'declined' ? 'declined' : 'approved';
  const [charged] = await tx
    .insert(testCharges)
    .values({ key, reference: cardReference, outcome, amount, createdAt: new Date() })
    .onConflictDoNothing()
    .returning();
  if (!charged) return { isNew: false, behaviour };
  if (behaviour === 'unanswered') await addJob(tx, 'tellOfTestCharge', { key, times: 1 });
  if (behaviour === 'answered_twice') await addJob(tx, 'tellOfTestCharge', { key, times: 2 });
  return { isNew: true, behaviour };
}

/** Centimes that can still be moved by an instruction. */
const REMAINING_AMOUNT = {
  capture: sql`${testCharges.amount} - ${testCharges.captured} - ${testCharges.released}`,
  release: sql`${testCharges.amount} - ${testCharges.captured} - ${testCharges.released}`,
  refund: sql`${testCharges.captured} - ${testCharges.refunded}`,
};
const MOVED_AMOUNT = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

async function executeInstruction(
  tx: Tx,
  { key, payment, kind, amount }: CardInstruction,
): Promise<void> {
  const [known] = await tx
    .select()
    .from(testCharges)
    .where(eq(testCharges.key, payment))
    .for('update');
  // A payment that was never requested or never approved has no hold to release.
  if (kind === 'release' && known?.outcome !== 'approved') return;
  if (known?.carriedOut.includes(key)) return;
  const column = MOVED_AMOUNT[kind];
  const [moved] = await tx
    .update(testCharges)
    .set({
      [column]: sql`${testCharges[column]} + ${amount}`,
      carriedOut: sql`array_append(${testCharges.carriedOut}, ${key})`,
    })
    .where(
      and(
        eq(testCharges.key, payment),
        eq(testCharges.outcome, 'approved'),
        not(sql`${REMAINING_AMOUNT[kind]} < ${amount}`),
      ),
    )
    .returning();
  if (!moved) throw new Error(`The test processor cannot ${kind} ${amount} of ${payment}.`);
}

/** The signature of the test processor's notices, in hex. */
export function createTestSigner(secret: string) {
  return ({ payment, outcome, authorization }: Omit<SignedNotice, 'signature'>): string =>
    createHmac('sha256', `card notices ${secret}`)
      .update(JSON.stringify([payment, outcome, authorization]))
      .digest('hex');
}

/**
 * A processor without a bank: its cards behave as their numbers define. It stores its own records
 * in the database, as a real one stores them elsewhere, so that its responses survive restarts.
 * @param secret signs its notices
 */
export function createTestCardProcessor(
  database: DatabaseAccess,
  secret: string,
): TestCardProcessor {
  const signatureOf = createTestSigner(secret);
  return {
    hold: async (wanted) => {
      const { isNew, behaviour } = await database.transaction((tx) => charge(tx, wanted));
      if (isNew && behaviour === 'unanswered')
        throw new CardProcessorTimeout('The answer was lost.');
      const own = eq(testCharges.key, wanted.key);
      const [charged] = await database.db.select().from(testCharges).where(own);
      if (!charged) throw new Error('A charge of the test processor went away.');
      return responseOf(charged);
    },
    execute: (instruction) => database.transaction((tx) => executeInstruction(tx, instruction)),
    readNotice: ({ signature, ...notice }) => {
      const [own, given] = [Buffer.from(signatureOf(notice)), Buffer.from(signature)];
      if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
      const { payment, outcome, authorization } = notice;
      return outcome === 'approved' && authorization !== null
        ? { payment, response: { outcome, authorization } }
        : { payment, response: { outcome: 'declined' } };
    },
    noticeOf: async (key) => {
      const [charged] = await database.db
        .select()
        .from(testCharges)
        .where(eq(testCharges.key, key));
      if (!charged) return undefined;
      const { outcome } = charged;
      const authorization = outcome === 'approved' ? authorizationOf(key) : null;
      const notice = { payment: key, outcome, authorization };
      return { ...notice, signature: signatureOf(notice) };
    },
  };
}

/** Whether a processor is the test processor. */
export function isTestProcessor(cards: CardProcessor | null): cards is TestCardProcessor {
  return cards !== null && 'noticeOf' in cards;
}
