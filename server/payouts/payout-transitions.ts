import { eq } from 'drizzle-orm';
import { answerDueAt, checkHeldOrders } from '#domain/payouts/payout-hold';
import { type MarketplacePayoutAction, payoutTargetStatus } from '#domain/payouts/payout-lifecycle';
import { periodAt, rescheduledPayment } from '#domain/payouts/payout-period';
import {
  holdReasonOf,
  PAYOUT_FAILURE_REASONS,
  PAYOUT_HOLD_REASONS,
} from '#domain/payouts/payout-reasons';
import type { Tx } from '../context';
import { payouts } from '../database/schema/payouts';
import { invalid, notFound, problem } from '../http/problem-error';
import { MARKETPLACE } from '../orders/performers';
import { findPayoutAccount } from './payout-account.query';
import { recordPayoutMove } from './payout-history.repository';
import { ordersOfPayout } from './payout-holds.query';
import { notifyOfPayout } from './payout-notifications';
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
  /** Required by `fail` and `hold`: one of the codes of the action. */
  readonly reasonCode?: string;
  /** The words of the bank or of the marketplace. */
  readonly note?: string;
  /** Of a hold: the orders because of which the payout waits. */
  readonly orderIds?: readonly string[];
}

/** The columns of a payout that is on its way again, to the account that the store has then. */
export function rescheduledColumns({ expectedAt }: PayoutRow, now: Date): PayoutChange {
  return {
    status: 'scheduled',
    expectedAt: rescheduledPayment(expectedAt, now),
    reasonCode: null,
    reasonNote: null,
    heldOrderIds: [],
    answerBy: null,
    lateNotifiedAt: null,
    account: null,
  };
}

const REASONS: Partial<Record<MarketplacePayoutAction, readonly string[]>> = {
  fail: PAYOUT_FAILURE_REASONS,
  hold: PAYOUT_HOLD_REASONS,
};

/** @throws ProblemError 422 without a reason, or with the reason of another action */
function reasonColumns({ action, reasonCode, note }: PayoutTransitionRequest): PayoutChange {
  if (!reasonCode) throw invalid({ reasonCode: ['reason_required'] });
  if (!REASONS[action]?.includes(reasonCode)) throw invalid({ reasonCode: ['unknown'] });
  return { reasonCode, reasonNote: note?.trim() || null };
}

/**
 * The reason of a hold, the orders that it names, and until when the store is to answer.
 * @throws ProblemError 422 without a reason; a dispute without an order; an order of another payout
 */
async function holdColumns(
  tx: Tx,
  payout: PayoutRow,
  request: PayoutTransitionRequest,
): Promise<PayoutChange> {
  const reason = reasonColumns(request);
  const heldOrderIds = [...new Set(request.orderIds)];
  const paid = await ordersOfPayout(tx, payout.id);
  const refusal = checkHeldOrders(holdReasonOf(reason.reasonCode ?? null), heldOrderIds, paid);
  if (refusal) throw invalid({ orderIds: [refusal] });
  return { ...reason, heldOrderIds, answerBy: answerDueAt(request.now) };
}

async function columnUpdatesOf(
  tx: Tx,
  payout: PayoutRow,
  request: PayoutTransitionRequest,
): Promise<PayoutChange> {
  const { action, now, bankReference } = request;
  switch (action) {
    case 'pay':
      if (!bankReference?.trim()) throw invalid({ bankReference: ['required'] });
      return {
        paidAt: now,
        bankReference: bankReference.trim(),
        reasonCode: null,
        reasonNote: null,
      };
    case 'fail':
      return reasonColumns(request);
    case 'hold':
      return holdColumns(tx, payout, request);
    case 'release':
    case 'retry':
      return rescheduledColumns(payout, now);
    case 'process':
      return { account: await findPayoutAccount(tx, payout.storeId) };
  }
}

/** A payout under its lock. @throws ProblemError 404 unknown */
async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!payout) throw notFound();
  return payout;
}

/**
 * Moves a payout along its table for the marketplace; sellers cannot.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed`; 422 bank reference or reason missing
 */
export async function transitionPayout(
  tx: Tx,
  request: PayoutTransitionRequest,
): Promise<PayoutRow> {
  const { action, now } = request;
  const payout = await lockPayout(tx, request.payoutId);
  const status = payoutTargetStatus(payout.status, action);
  if (!status) throw problem(409, 'action_not_allowed', { current: payout });
  const change = await columnUpdatesOf(tx, payout, request);
  const changed = await changePayout(tx, payout.id, { ...change, status }, now);
  await recordPayoutMove(tx, {
    payoutId: payout.id,
    action,
    from: payout.status,
    to: status,
    performer: MARKETPLACE,
    reasonCode: change.reasonCode ?? null,
    note: change.reasonNote ?? null,
    at: now,
  });
  await notifyOfPayout(tx, changed, action, now);
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
