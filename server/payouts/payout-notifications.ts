import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { PAYOUT_REASON_TEXTS } from '#domain/notifications/payout-reason-texts';
import type { MarketplacePayoutAction } from '#domain/payouts/payout-lifecycle';
import { payoutTrouble } from '#domain/payouts/payout-trouble';
import { casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { ServerContext, Tx } from '../context';
import { payouts } from '../database/schema/payouts';
import { notifyStaff } from '../notifications/notify-staff';
import { hasPayoutAccount } from './payout-account.query';
import type { PayoutRow } from './payouts.repository';

/** Only users who may see money are notified (contract, permissions). */
function aboutPayout({ storeId, id }: PayoutRow, now: Date) {
  return {
    storeId,
    entityType: 'payout',
    entityId: id,
    now,
    roles: ['store_admin', 'store_manager'],
  } as const;
}

/** The notification of each trouble. */
export const TROUBLE_TEMPLATES = {
  rejected: 'payoutRejected',
  held: 'payoutHeld',
  late: 'payoutLate',
} as const;

/** Tells of a payout that is not on its way, with its reason. */
async function notifyOfTrouble(tx: Tx, payout: PayoutRow, now: Date): Promise<void> {
  const trouble = payoutTrouble(
    { ...payout, expectedAt: payout.expectedAt?.toISOString() ?? null },
    { now, hasAccount: await hasPayoutAccount(tx, payout.storeId) },
  );
  if (!trouble) return;
  await notifyStaff(tx, {
    ...aboutPayout(payout, now),
    template: TROUBLE_TEMPLATES[trouble.kind],
    parameters: {
      number: payout.number,
      net: { centimes: payout.net },
      reason: PAYOUT_REASON_TEXTS[trouble.reason],
    },
  });
}

/** Tells the store of a step by the marketplace that concerns its money. */
export async function notifyOfPayout(
  tx: Tx,
  payout: PayoutRow,
  action: MarketplacePayoutAction,
  now: Date,
): Promise<void> {
  if (action === 'fail' || action === 'hold') await notifyOfTrouble(tx, payout, now);
  if (action !== 'pay') return;
  await notifyStaff(tx, {
    ...aboutPayout(payout, now),
    template: 'payoutPaid',
    parameters: { number: payout.number, net: { centimes: payout.net } },
  });
}

/** Payouts that one transaction tells of. */
const BATCH = 50;

/** Late payouts that no one was told of, locked; another process skips them. */
function lockUnreported(tx: Tx, now: Date): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(
      and(
        inArray(payouts.status, ['scheduled', 'processing']),
        lt(payouts.expectedAt, casablancaInstant(casablancaDay(now))),
        gt(payouts.net, 0),
        isNull(payouts.lateNotifiedAt),
      ),
    )
    .orderBy(payouts.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

/**
 * Tells each store once of a payout whose day has passed. Any number of processes may run it at any
 * time.
 * @returns how many payouts were late
 */
export async function notifyLatePayouts(
  { database }: Pick<ServerContext, 'database'>,
  now: Date,
): Promise<number> {
  let told = 0;
  for (let batch = BATCH; batch === BATCH; told += batch) {
    batch = await database.transaction(async (tx) => {
      const late = await lockUnreported(tx, now);
      for (const payout of late) {
        await notifyOfTrouble(tx, payout, now);
        await tx.update(payouts).set({ lateNotifiedAt: now }).where(eq(payouts.id, payout.id));
      }
      return late.length;
    });
  }
  return told;
}
