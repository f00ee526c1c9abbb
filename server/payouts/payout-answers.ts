import { and, eq } from 'drizzle-orm';
import { checkStaffAction } from '#domain/lifecycle/lifecycle';
import { isAnswerText } from '#domain/payouts/payout-evidence';
import { PAYOUT_LIFECYCLE } from '#domain/payouts/payout-lifecycle';
import { isMendedByAccount } from '#domain/payouts/payout-trouble';
import type { PayoutAnswer } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { payouts } from '../database/schema/payouts';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { staffPerformer } from '../orders/performers';
import { attachPayoutFiles, recordPayoutMove } from './payout-history.repository';
import { payoutHoldsOf } from './payout-holds.query';
import { type PayoutView, presentPayout } from './payout-presentation';
import { rescheduledColumns } from './payout-transitions';
import { changePayout, type PayoutRow } from './payouts.repository';

/** An answer of a store to what holds its payout back. */
export interface SentAnswer {
  readonly payoutId: string;
  readonly body: PayoutAnswer;
  readonly principal: Principal;
  readonly view: PayoutView;
}

/** The store's payout under its lock. @throws ProblemError 404 unknown to the store */
export async function lockStorePayout(
  tx: Tx,
  storeId: string,
  payoutId: string,
): Promise<PayoutRow> {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.storeId, storeId)))
    .for('update');
  if (!payout) throw notFound();
  return payout;
}

/**
 * That the payout takes an answer of this user.
 * @throws ProblemError 403 not allowed for the role; 409 `action_not_allowed` with the payout
 */
export async function assertAnswerable(tx: Tx, payout: PayoutRow, view: PayoutView): Promise<void> {
  const permissions = new Set(view.permissions);
  const verdict = checkStaffAction(PAYOUT_LIFECYCLE, payout.status, 'answer', permissions);
  if (!('refusal' in verdict)) return;
  if (verdict.refusal === 'forbidden') throw forbidden();
  throw problem(409, verdict.refusal, {
    current: presentPayout(payout, view, await payoutHoldsOf(tx, [payout])),
  });
}

/**
 * Sends an answer with its files to the marketplace, which reviews the payout then.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the payout; 422
 *   without words, or with files that are unknown or were sent before
 */
export async function answerPayout(
  tx: Tx,
  { payoutId, body, principal, view }: SentAnswer,
): Promise<PayoutRow> {
  const payout = await lockStorePayout(tx, principal.storeId, payoutId);
  await assertAnswerable(tx, payout, view);
  if (!isAnswerText(body.text)) throw invalid({ text: ['required'] });
  const { now } = view;
  const historyId = await recordPayoutMove(tx, {
    payoutId,
    action: 'answer',
    from: payout.status,
    to: 'in_review',
    performer: await staffPerformer(tx, principal),
    note: body.text.trim(),
    at: now,
  });
  const fileIds = body.files ?? [];
  const attached = await attachPayoutFiles(tx, { payoutId, historyId }, fileIds);
  if (attached !== fileIds.length) throw invalid({ files: ['unknown'] });
  return changePayout(tx, payoutId, { status: 'in_review', answerBy: null }, now);
}

/**
 * Schedules the payouts again that the bank sent back because of the store's account. Called when
 * the store has another account.
 */
export async function reschedulePayouts(tx: Tx, principal: Principal, now: Date): Promise<void> {
  const failed = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.storeId, principal.storeId), eq(payouts.status, 'failed')))
    .orderBy(payouts.id)
    .for('update');
  const mended = failed.filter((payout) => isMendedByAccount({ ...payout, expectedAt: null }));
  if (mended.length === 0) return;
  const performer = await staffPerformer(tx, principal);
  for (const payout of mended) {
    await changePayout(tx, payout.id, rescheduledColumns(payout, now), now);
    await recordPayoutMove(tx, {
      payoutId: payout.id,
      action: 'changeAccount',
      from: 'failed',
      to: 'scheduled',
      performer,
      at: now,
    });
  }
}
