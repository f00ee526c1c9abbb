import { bookableUntil, departureEnd, isAheadDeparture } from '#domain/tours/departure-lifecycle';
import type { Principal, Tx } from '../context';
import type { Departure, DepartureUpdate } from '../contract.generated';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { presentDeparture } from './departure-presentation';
import { settleDeparture } from './departure-settling';
import { changeDeparture, type DepartureRecord, lockDeparture } from './departures.repository';
import { assertGuides } from './tour-guides';

/** A change of a departure that a user requests. */
export interface RequestedDepartureChange {
  readonly departureId: string;
  readonly body: DepartureUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

function errorsOf(
  { departure, booked, held, waitingCount }: DepartureRecord,
  body: DepartureUpdate,
  now: Date,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const { minimum = departure.minimum, maximum = departure.maximum, startsAt } = body;
  if (minimum > maximum) errors['minimum'] = ['above_maximum'];
  if (maximum < booked + held) errors['maximum'] = ['below_taken'];
  if (startsAt === undefined || Date.parse(startsAt) === departure.startsAt.getTime())
    return errors;
  if (booked + held + waitingCount > 0) errors['startsAt'] = ['not_allowed'];
  else if (Number.isNaN(Date.parse(startsAt))) errors['startsAt'] = ['invalid_format'];
  else if (Date.parse(startsAt) <= now.getTime()) errors['startsAt'] = ['too_early'];
  return errors;
}

function timesOf({ departure, tour }: DepartureRecord, given: string | undefined) {
  if (given === undefined) return {};
  const startsAt = new Date(given);
  const { cutOffMinutes } = departure;
  return {
    startsAt,
    endsAt: departureEnd(startsAt, tour.durationMinutes),
    cutOffAt: bookableUntil({ startsAt, cutOffMinutes }),
  };
}

/**
 * Changes a departure that is ahead, under its lock; freed places go to the waiting list.
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
  if (!isAheadDeparture(departure.status) || departure.startsAt <= now) {
    throw problem(409, 'action_not_allowed', { current });
  }
  const errors = errorsOf(record, body, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { minimum, maximum, guideIds, startsAt } = body;
  await assertGuides(tx, departure.storeId, guideIds ?? [], departure.guideIds);
  const change = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(guideIds !== undefined && { guideIds }),
    ...timesOf(record, startsAt),
  };
  await changeDeparture(tx, departureId, change, now);
  const after = await settleDeparture(tx, departureId, now);
  return presentDeparture(tx, after, principal, now);
}
