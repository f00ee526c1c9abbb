import { isAheadDeparture } from '#domain/tours/departure-lifecycle';
import { movedTimes, moveRefusal } from '#domain/tours/departure-move';
import type { Departure, DepartureUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { staffPerformer } from '../orders/performers';
import { tellMoved } from './departure-moving';
import { presentDeparture } from './departure-presentation';
import { settleDeparture } from './departure-settling';
import {
  changeDeparture,
  type DepartureRecord,
  lockDeparture,
  recordDepartureHistory,
} from './departures.repository';
import { assertGuides } from './tour-guides';

/** A change of a departure that a user requests. */
export interface RequestedDepartureChange {
  readonly departureId: string;
  readonly body: DepartureUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** The other begin that is asked for; undefined if it stays. */
function newBeginOf({ departure }: DepartureRecord, { startsAt }: DepartureUpdate) {
  if (startsAt === undefined) return undefined;
  const to = new Date(startsAt);
  return to.getTime() === departure.startsAt.getTime() ? undefined : to;
}

function errorsOf(
  record: DepartureRecord,
  body: DepartureUpdate,
  now: Date,
): Record<string, string[]> {
  const { departure, booked, held } = record;
  const errors: Record<string, string[]> = {};
  const { minimum = departure.minimum, maximum = departure.maximum } = body;
  if (minimum > maximum) errors['minimum'] = ['above_maximum'];
  if (maximum < booked + held) errors['maximum'] = ['below_taken'];
  const to = newBeginOf(record, body);
  const refusal = to && moveRefusal(departure, to, now);
  if (refusal) errors['startsAt'] = [refusal];
  return errors;
}

function changeOf({ departure }: DepartureRecord, body: DepartureUpdate, to: Date | undefined) {
  const { minimum, maximum, guideIds } = body;
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(guideIds !== undefined && { guideIds }),
    ...(to && movedTimes(departure, to)),
  };
}

/**
 * Changes a departure that is ahead, under its lock. Guests are told another time; freed places go to
 * the waiting list.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409 `action_not_allowed`; 422
 *   with the fields that are wrong
 */
export async function updateDeparture(
  tx: Tx,
  { departureId, body, revision, principal, now }: RequestedDepartureChange,
): Promise<Departure> {
  const record = await lockDeparture(tx, principal, departureId, now);
  if (!record) throw notFound();
  const current = await presentDeparture(tx, record, principal, now);
  assertRevision(revision, current);
  const { departure } = record;
  const { storeId, status } = departure;
  if (!isAheadDeparture(status) || departure.startsAt <= now) {
    throw problem(409, 'action_not_allowed', { current });
  }
  const errors = errorsOf(record, body, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await assertGuides(tx, storeId, body.guideIds ?? [], departure.guideIds);
  const to = newBeginOf(record, body);
  await changeDeparture(tx, departureId, changeOf(record, body, to), now);
  const performer = await staffPerformer(tx, principal);
  await recordDepartureHistory(tx, [departureId], {
    action: to ? 'move' : 'update',
    performer,
    from: status,
    to: status,
    now,
    // The former begin, which pages show as a date.
    note: to ? departure.startsAt.toISOString() : null,
  });
  if (to) await tellMoved(tx, record, { performer, now });
  const after = await settleDeparture(tx, departureId, now);
  return presentDeparture(tx, after, principal, now);
}
