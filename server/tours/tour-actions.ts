import { checkTourAction, type TourAction } from '#domain/tours/tour-lifecycle';
import type { Tour } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, notFound, problem } from '../http/problem-error';
import { staffPerformer } from '../orders/performers';
import { endSeriesOf } from './departure-series';
import { transitionDeparture } from './departure-transitions';
import { departuresWithoutGuests, lockAnyDeparture } from './departures.repository';
import { assertAcceptableTour } from './tour-change';
import { presentTour } from './tour-presentation';
import { changeTour, fieldsOf, findAnyTour, lockTour, recordTourHistory } from './tours.repository';

/** An action on a tour that a member of staff requests. */
export interface RequestedTourAction {
  readonly tourId: string;
  readonly action: TourAction;
  readonly principal: Principal;
  readonly now: Date;
}

/** Ends the series of a tour and calls off what is ahead; no departure has guests. */
async function endDepartures(
  tx: Tx,
  tourId: string,
  { principal, now }: Pick<RequestedTourAction, 'principal' | 'now'>,
): Promise<void> {
  await endSeriesOf(tx, tourId, now);
  const performer = await staffPerformer(tx, principal);
  for (const { departure } of await departuresWithoutGuests(tx, tourId, now)) {
    const record = await lockAnyDeparture(tx, departure.id, now);
    if (!record) continue;
    const reasonCode = 'other' as const;
    await transitionDeparture(tx, record, { action: 'callOff', performer, now, reasonCode });
  }
}

/**
 * Carries out one action, checked on the locked row.
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current tour;
 *   422 with what is missing for its publication
 */
export async function executeTourAction(
  tx: Tx,
  { tourId, action, principal, now }: RequestedTourAction,
): Promise<Tour> {
  const record = await lockTour(tx, principal.storeId, tourId, now);
  if (!record) throw notFound();
  const { tour, numbers, pictures } = record;
  const state = { status: tour.status, departuresAhead: numbers.withGuests };
  const verdict = checkTourAction(state, action, new Set(principal.permissions));
  if ('refusal' in verdict) {
    if (verdict.refusal === 'forbidden') throw forbidden();
    const current = await presentTour(tx, record, principal);
    throw problem(409, verdict.refusal, { current });
  }
  const { to } = verdict.transition;
  if (to === 'published') {
    const pictureIds = pictures.map(({ id }) => id);
    const { guideIds } = tour;
    const fields = fieldsOf(tour, pictureIds);
    await assertAcceptableTour(tx, tour.storeId, fields, { status: 'published', guideIds });
  }
  await changeTour(tx, tourId, { status: to }, now);
  const performer = await staffPerformer(tx, principal);
  await recordTourHistory(tx, tourId, { action, performer, from: tour.status, to, now });
  if (to === 'archived') await endDepartures(tx, tourId, { principal, now });
  const after = await findAnyTour(tx, tourId, now);
  if (!after) throw notFound();
  return presentTour(tx, after, principal);
}
