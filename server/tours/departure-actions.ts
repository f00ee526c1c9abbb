import { checkDepartureAction, type StaffDepartureAction } from '#domain/tours/departure-lifecycle';
import type { Departure, DepartureActionRequest } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { staffPerformer } from '../orders/performers';
import { presentDeparture, toDepartureState } from './departure-presentation';
import { settleDeparture } from './departure-settling';
import { transitionDeparture } from './departure-transitions';
import { lockDeparture } from './departures.repository';

/** An action on a departure that a member of staff requests. */
export interface RequestedDepartureAction {
  readonly departureId: string;
  readonly action: StaffDepartureAction;
  readonly body: DepartureActionRequest | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Carries out one action under the lock of the departure: of several at once exactly one succeeds.
 * @throws ProblemError 404 unknown to the caller; 403 the role may not; 409 `action_not_allowed` with
 *   the current departure; 422 `required` at the reason
 */
export async function executeDepartureAction(
  tx: Tx,
  { departureId, action, body = {}, principal, now }: RequestedDepartureAction,
): Promise<Departure> {
  if (!(await lockDeparture(tx, principal, departureId, now))) throw notFound();
  const record = await settleDeparture(tx, departureId, now);
  const permissions = new Set(principal.permissions);
  const verdict = checkDepartureAction(toDepartureState(record), action, permissions, now);
  if ('refusal' in verdict) {
    if (verdict.refusal === 'forbidden') throw forbidden();
    const current = await presentDeparture(tx, record, principal, now);
    throw problem(409, verdict.refusal, { current });
  }
  const { reasonCode, note } = body;
  if (verdict.transition.reasonRequired && !reasonCode) {
    throw invalid({ reasonCode: ['required'] });
  }
  const after = await transitionDeparture(tx, record, {
    action,
    performer: await staffPerformer(tx, principal),
    now,
    reasonCode: reasonCode ?? null,
    note: note?.trim() || null,
  });
  return presentDeparture(tx, after, principal, now);
}
