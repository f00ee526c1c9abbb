import { checkStaffAction } from '#domain/lifecycle/lifecycle';
import {
  DECLINE_REASONS,
  DISPUTE_REASONS,
  RETURN_LIFECYCLE,
  type StaffReturnAction,
} from '#domain/returns/return-lifecycle';
import type { Return, ReturnActionRequest } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, invalid, problem } from '../http/problem-error';
import { lockWithOrder } from '../orders/lock-with-order';
import { staffPerformer } from '../orders/performers';
import { presentReturn } from './return-presentation';
import { transitionReturn } from './return-transitions';
import { findStoreReturn } from './returns.repository';

/** An action that a member of staff requests. */
export interface RequestedReturnAction {
  readonly returnId: string;
  readonly action: StaffReturnAction;
  readonly body: ReturnActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

const REASONS: Partial<Record<StaffReturnAction, readonly string[]>> = {
  decline: DECLINE_REASONS,
  dispute: DISPUTE_REASONS,
};

/** @throws ProblemError 422 `unknown` for a reason that belongs to another action */
function reasonFor(action: StaffReturnAction, { reasonCode }: ReturnActionRequest) {
  const reasons = REASONS[action];
  if (!reasons || reasonCode === undefined) return null;
  if (!reasons.includes(reasonCode)) throw invalid({ reasonCode: ['unknown'] });
  return reasonCode;
}

/**
 * Carries out one action, validated under the lock of its order: of concurrent requests exactly one
 * succeeds.
 * @throws ProblemError 404 unknown to the store; 403 not allowed for the role; 409
 *   `action_not_allowed` with the current return; 422 what is missing, miscounted or too much
 */
export async function executeReturnAction(
  tx: Tx,
  requested: RequestedReturnAction,
): Promise<Return> {
  const { returnId, action, body, principal, now } = requested;
  const { storeId } = principal;
  const { order, record } = await lockWithOrder(tx, storeId, () =>
    findStoreReturn(tx, storeId, returnId),
  );
  const permissions = new Set(principal.permissions);
  const verdict = checkStaffAction(RETURN_LIFECYCLE, record.return.status, action, permissions);
  if ('refusal' in verdict) {
    if (verdict.refusal === 'forbidden') throw forbidden();
    throw problem(409, verdict.refusal, { current: presentReturn(record, principal) });
  }
  const moved = await transitionReturn(tx, record, order, {
    action,
    now,
    performer: await staffPerformer(tx, principal),
    reasonCode: reasonFor(action, body),
    note: (action === 'dispute' ? body.evidence : body.note) ?? null,
    ...(action === 'receive' && body.items && { counted: body.items }),
    ...(action === 'refund' && body.amount !== undefined && { amount: body.amount }),
  });
  return presentReturn(moved, principal);
}
