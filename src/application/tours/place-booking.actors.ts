import { fromPromise } from 'xstate';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { PublicApplicationPorts } from '../ports/public-application-ports';
import type { Store } from '../store';
import { waitUntil } from '../wait';
import type { AgreedBookingPayment } from './booking-payment';
import { guestsApi } from './guests-api';
import { type PlacesChoice, placeBookingMachine } from './place-booking.machine';

/** The external dependencies of a booking by a guest. */
type PlaceBookingPorts = Pick<PublicApplicationPorts, 'clock' | 'cards'>;

const { holdTourPlaces, cancelTourPlaces, waitForTourPlaces, bookTourPlaces } = guestsApi.endpoints;

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The step before this one is missing.');
  return value;
}

function guestsOf({ guests }: PlacesChoice) {
  return guests.map(({ kind, quantity }) => ({ kind, quantity }));
}

function paymentOf(payment: AgreedBookingPayment) {
  const { method: paymentMethod } = payment;
  return payment.method === 'card'
    ? { paymentMethod, cardReference: payment.cardReference }
    : { paymentMethod };
}

/** The actors of the place-booking machine; `runId` distinguishes the pages of a browser. */
function placeBookingActors(
  { clock, cards }: PlaceBookingPorts,
  store: Store,
  runId: string,
): ActorsOf<typeof placeBookingMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    readBooking: fromPromise(({ input: { link }, signal }) =>
      readAnew(
        store,
        {
          running: guestsApi.util.getRunningQueryThunk('readTourBooking', { link: required(link) }),
          reading: guestsApi.endpoints.readTourBooking.initiate(
            { link: required(link) },
            { forceRefetch: true },
          ),
        },
        signal,
      ),
    ),

    holdPlaces: fromPromise(({ input, signal }) => {
      const choice = required(input.choice);
      return repeatable(choice, (key) => {
        const publicHoldRequest = { guests: guestsOf(choice), total: choice.total };
        const { departureId } = choice;
        const call = { departureId, 'Idempotency-Key': key, publicHoldRequest };
        return unwrapWithSignal(store.dispatch(holdTourPlaces.initiate(call)), signal);
      });
    }),

    awaitExpiry: fromPromise(({ input: { booking }, signal }) => {
      const { expiresAt } = required(booking);
      return waitUntil(clock, Date.parse(required(expiresAt)), signal);
    }),

    releasePlaces: fromPromise(async ({ input: { link }, signal }) => {
      const releasing = cancelTourPlaces.initiate({ link: required(link) });
      await unwrapWithSignal(store.dispatch(releasing), signal);
    }),

    joinList: fromPromise(({ input, signal }) => {
      const [choice, contact] = [required(input.choice), required(input.contact)];
      const waitingRequest = { guests: guestsOf(choice), contact };
      const { departureId } = choice;
      return repeatable({ departureId, ...waitingRequest }, (key) => {
        const call = { departureId, 'Idempotency-Key': key, waitingRequest };
        return unwrapWithSignal(store.dispatch(waitForTourPlaces.initiate(call)), signal);
      });
    }),

    keepCard: fromPromise(({ input: { card }, signal }) => cards.tokenize(card, signal)),

    bookPlaces: fromPromise(({ input, signal }) => {
      const [link, contact] = [required(input.link), required(input.contact)];
      const guestBookingRequest = { contact, ...paymentOf(required(input.payment)) };
      // The same places are booked once, also after a reload of the page.
      const call = { link, 'Idempotency-Key': `book-${link}`, guestBookingRequest };
      return unwrapWithSignal(store.dispatch(bookTourPlaces.initiate(call)), signal);
    }),
  };
}

/**
 * The place-booking machine of the public area.
 * @param runId distinguishes the pages of a browser: letters, digits and hyphens
 */
export function placeBookingOf(runId: string) {
  return (ports: PlaceBookingPorts, store: Store) =>
    placeBookingMachine.provide({ actors: placeBookingActors(ports, store, runId) });
}
