import { recurrenceOfForm } from '#domain/calendar/event-form';
import type { Language } from '#domain/format/languages';
import { normalizeClock } from '#domain/stores/availability-form';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { PlanValues } from '#domain/tours/departure-plan';
import type { DepartureValues } from '#domain/tours/departure-values';
import {
  type GuestContactValues,
  type GuestValues,
  guestContactOf,
  guestsOfValues,
  NO_GUEST_CONTACT,
} from '#domain/tours/guest-forms';
import type {
  Departure,
  DepartureSeries,
  DepartureSeriesUpdate,
  DepartureUpdate,
  GuestContact,
} from '#openapi/types.generated';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

const { createDepartures, updateDepartureSeries, updateDeparture, holdDeparture, joinWaitingList } =
  toursEndpoints.endpoints;

const repeatable = repeatableWrites();

/** A new plan of a tour; its record's id is the tour's. */
export function newPlan(tourId: string): EditedRecord<PlanValues> {
  const values = { day: null, time: '10:00', recurrence: null, exceptions: [] };
  return { id: tourId, revision: null, values };
}

/** The rule in the contract's form: weekdays belong to a weekly rule only. */
function ruleOf({ recurrence, day }: PlanValues) {
  if (!recurrence) return null;
  const { weekdays, ...rule } = recurrenceOfForm(recurrence, day ?? '');
  return rule.frequency === 'weekly' ? { ...rule, weekdays: [...weekdays] } : rule;
}

/** Plans a departure of a tour, or a series of them. */
export const departurePlanning = recordEditing<PlanValues>({
  save: async ({ id, values }, store, signal) => {
    const tourId = id ?? '';
    const recurrence = ruleOf(values);
    const departureCreate = {
      day: values.day ?? '',
      time: normalizeClock(values.time),
      ...(recurrence && { recurrence, exceptions: [...values.exceptions] }),
    };
    return repeatable({ tourId, departureCreate }, async (key) => {
      const planning = createDepartures.initiate({
        tourId,
        departureCreate,
        'Idempotency-Key': key,
      });
      await unwrapWithSignal(store.dispatch(planning), signal);
      return newPlan(tourId);
    });
  },
});

/** The days without a departure, and the last day of a series. */
export type SeriesValues = {
  readonly exceptions: readonly IsoDay[];
  readonly until: IsoDay | null;
};

/** A series as its form shows it. */
export function seriesRecord({
  id,
  revision,
  exceptions,
  recurrence,
}: DepartureSeries): EditedRecord<SeriesValues> {
  return { id, revision, values: { exceptions, until: recurrence.until ?? null } };
}

/** Changes the exceptions and the end of a series. */
export const seriesEditing = recordEditing<SeriesValues>({
  save: async ({ id, revision, changes: { exceptions, until } }, store, signal) => {
    const departureSeriesUpdate: DepartureSeriesUpdate = {
      ...(exceptions && { exceptions: [...exceptions] }),
      ...(until !== undefined && { until }),
    };
    const writing = updateDepartureSeries.initiate({
      seriesId: id ?? '',
      'If-Match': `"${revision}"`,
      departureSeriesUpdate,
    });
    return seriesRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the series in `current` of a 412.
  recordOf: (current) => seriesRecord(current as DepartureSeries),
});

/** A departure as its form shows it. */
export function departureRecord(departure: Departure): EditedRecord<DepartureValues> {
  const { id, revision, minimum, maximum, guides } = departure;
  const guideIds = guides.map((guide) => guide.id);
  return { id, revision, values: { minimum, maximum, guideIds } };
}

/** Changes the places and the guides of a departure that is ahead. */
export const departureEditing = recordEditing<DepartureValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const { minimum, maximum, guideIds } = changes;
    // A form without errors has numbers.
    const departureUpdate = {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(guideIds && { guideIds: [...guideIds] }),
    } as DepartureUpdate;
    const writing = updateDeparture.initiate({
      departureId: id ?? '',
      'If-Match': `"${revision}"`,
      departureUpdate,
    });
    return departureRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the departure in `current` of a 412.
  recordOf: (current) => departureRecord(current as Departure),
});

const NOBODY: GuestValues = { adult: null, child: null, group: null };

/** New guests of a departure; the record's id is the departure's. */
export function newGuests(departureId: string): EditedRecord<GuestValues> {
  return { id: departureId, revision: null, values: NOBODY };
}

/** Holds places of a departure for guests. */
export const placeHolding = recordEditing<GuestValues>({
  save: async ({ id, values }, store, signal) => {
    const departureId = id ?? '';
    const guests = guestsOfValues(values);
    return repeatable({ departureId, guests }, async (key) => {
      const holding = holdDeparture.initiate({
        departureId,
        holdRequest: { guests },
        'Idempotency-Key': key,
      });
      await unwrapWithSignal(store.dispatch(holding), signal);
      return newGuests(departureId);
    });
  },
});

/** Who books or waits, and the language of their mails. */
export type ContactValues = GuestContactValues & { readonly language: Language };

/** The contact in the contract's form. */
export function contactOf(values: ContactValues): GuestContact {
  return { ...guestContactOf(values), language: values.language };
}

/** Who waits for places of a departure. */
export type WaitingValues = GuestValues & ContactValues;

/** A new entry of a departure's waiting list; the record's id is the departure's. */
export function newWaiting(departureId: string, language: Language): EditedRecord<WaitingValues> {
  return { id: departureId, revision: null, values: { ...NOBODY, ...NO_GUEST_CONTACT, language } };
}

/** Puts somebody on the waiting list of a departure. */
export const waitingJoining = recordEditing<WaitingValues>({
  save: async ({ id, values }, store, signal) => {
    const departureId = id ?? '';
    const waitingRequest = { guests: guestsOfValues(values), contact: contactOf(values) };
    return repeatable({ departureId, waitingRequest }, async (key) => {
      const joining = joinWaitingList.initiate({
        departureId,
        waitingRequest,
        'Idempotency-Key': key,
      });
      await unwrapWithSignal(store.dispatch(joining), signal);
      return newWaiting(departureId, values.language);
    });
  },
});
