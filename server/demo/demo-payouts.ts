import { asc, eq } from 'drizzle-orm';
import type { PayoutMovement } from '#domain/payouts/payout-lifecycle';
import { expectedPayment, periodAt, periodLimit } from '#domain/payouts/payout-period';
import type { Tx } from '../context';
import { payouts } from '../database/schema/payouts';
import { advanceStorePayouts } from '../payouts/close-payout-periods';
import { addPayoutEntry, movePayout } from '../payouts/operate-payouts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What keeping a shop on the marketplace costs a month; centimes. */
const MONTHLY_FEE = 9900;

const settleAll = async (tx: Tx, storeId: string, now: Date): Promise<void> => {
  while ((await advanceStorePayouts(tx, storeId, now)) !== 'settled');
};

/** The weeks of the demo, as they were closed: the fee on the first of each month, one correction. */
const playWeeks = async (tx: Tx, storeId: string, since: Date, now: Date): Promise<void> => {
  let month = '';
  for (let begin = since.getTime(); begin < now.getTime(); begin += WEEK_MS) {
    const { periodStart, periodEnd } = periodAt(new Date(begin));
    const at = new Date(Math.min(periodLimit(periodEnd).getTime() - 1, now.getTime()));
    await settleAll(tx, storeId, at);
    if (month !== '' && periodStart.slice(0, 7) !== month) {
      const note = `Abonnement ${periodStart.slice(0, 7)}`;
      await addPayoutEntry(tx, { storeId, kind: 'fee', amount: -MONTHLY_FEE, note, now: at });
      if (month.endsWith('-03')) {
        const correction = { kind: 'adjustment', amount: 4500, note: 'Colis égaré' } as const;
        await addPayoutEntry(tx, { storeId, ...correction, now: at });
      }
    }
    month = periodStart.slice(0, 7);
  }
  await settleAll(tx, storeId, now);
};

/** How far the last payouts have come, the latest first; all others are paid. */
const LATEST: readonly (readonly PayoutMovement[])[] = [
  [],
  ['process'],
  ['process', 'fail'],
  ['hold'],
];

/**
 * The payouts of one store's demo, by the marketplace's own rules: weeks closed one by one, paid
 * three days after, but for the last few.
 */
export const playPayouts = async (
  tx: Tx,
  storeId: string,
  since: Date,
  now: Date,
): Promise<void> => {
  await playWeeks(tx, storeId, since, now);
  const closed = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.storeId, storeId))
    .orderBy(asc(payouts.periodStart));
  const scheduled = closed.filter(({ status }) => status === 'scheduled').reverse();
  for (const [turn, payout] of scheduled.entries()) {
    const at = expectedPayment(payout.periodEnd);
    for (const action of LATEST[turn] ?? (['process', 'pay'] as const)) {
      await movePayout(tx, {
        ...{ payoutId: payout.id, action, now: at < now ? at : now },
        ...{ bankReference: `VIR${payout.number.replaceAll(/\D/g, '')}` },
        reason: 'Compte bénéficiaire refusé par la banque.',
      });
    }
  }
};
