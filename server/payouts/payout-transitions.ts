import { eq } from 'drizzle-orm';
import { type MarketplacePayoutAction, payoutTargetStatus } from '#domain/payouts/payout-lifecycle';
import { periodAt } from '#domain/payouts/payout-period';
import type { Tx } from '../context';
import { payouts } from '../database/schema/payouts';
import { invalid, notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';
import {
  changePayout,
  insertEntries,
  lockOpenPayout,
  lockStorePayouts,
  openPayout,
  type PayoutChange,
  type PayoutRow,
} from './payouts.repository';

/** A transition of a payout by the marketplace. */
export interface PayoutTransitionRequest {
  readonly payoutId: string;
  readonly action: MarketplacePayoutAction;
  readonly now: Date;
  /** Required by `pay`. */
  readonly bankReference?: string;
  /** Required by `fail`. */
  readonly reason?: string;
}

function columnUpdatesOf({
  action,
  now,
  bankReference,
  reason,
}: PayoutTransitionRequest): PayoutChange {
  if (action === 'pay') {
    if (!bankReference?.trim()) throw invalid({ bankReference: ['required'] });
    return { paidAt: now, bankReference: bankReference.trim(), failureReason: null };
  }
  if (action === 'fail') {
    if (!reason?.trim()) throw invalid({ reason: ['required'] });
    return { failureReason: reason.trim() };
  }
  return {};
}

/** Notifies only users who may see money (contract, permissions). */
async function notifyPayout(tx: Tx, { storeId, id, number, net }: PayoutRow, now: Date) {
  await notifyStaff(tx, {
    storeId,
    template: 'payoutPaid',
    entityType: 'payout',
    entityId: id,
    now,
    parameters: { number, net: { centimes: net } },
    roles: ['store_admin', 'store_manager'],
  });
}

/**
 * Moves a payout along its table for the marketplace; sellers cannot.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed`; 422 bank reference or reason missing
 */
export async function transitionPayout(
  tx: Tx,
  request: PayoutTransitionRequest,
): Promise<PayoutRow> {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.id, request.payoutId))
    .for('update');
  if (!payout) throw notFound();
  const status = payoutTargetStatus(payout.status, request.action);
  if (!status) throw problem(409, 'action_not_allowed', { current: payout });
  const changed = await changePayout(
    tx,
    payout.id,
    { status, ...columnUpdatesOf(request) },
    request.now,
  );
  if (request.action === 'pay') await notifyPayout(tx, changed, request.now);
  return changed;
}

/**
 * Adds a fee (negative) or an adjustment to a store's open payout, and opens one if there is none.
 * Centimes.
 */
export async function addPayoutEntry(
  tx: Tx,
  entry: {
    readonly storeId: string;
    readonly kind: 'fee' | 'adjustment';
    readonly amount: number;
    readonly note: string;
    readonly orderId?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...content } = entry;
  await lockStorePayouts(tx, entry.storeId);
  const payout =
    (await lockOpenPayout(tx, entry.storeId)) ??
    (await openPayout(tx, entry.storeId, periodAt(now), now));
  await insertEntries(tx, [{ ...content, payoutId: payout.id, occurredAt: now }], now);
}
