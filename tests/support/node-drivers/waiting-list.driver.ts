import { millisecondsInMinute } from 'date-fns/constants';
import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { asProblem } from '#application/problem';
import { provideWaitingList } from '#application/tours/waiting-list.actors';
import type { waitingListMachine } from '#application/tours/waiting-list.machine';
import { OFFER_MINUTES } from '#domain/tours/waiting-list';
import type { GuestWaiting } from '#openapi/types.generated';
import { WAITING_LINK } from '../builders/guest-booking';
import { type WaitingListDriver, waitingListOutcomes } from '../machine-models/waiting-list.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const ENTRY = `/api/public/tour-offers/${WAITING_LINK}`;

/** The running entry with scripted adapters, as the driver of its test model. */
export function createWaitingListNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof waitingListMachine>(inspect);

  const driver: WaitingListDriver = {
    open: () => begin(providedMachine(provideWaitingList), { link: WAITING_LINK }),
    accept: () => send({ type: 'offer.accept' }),
    leave: () => send({ type: 'offer.leave' }),
    refresh: () => send({ type: 'entry.refresh' }),
    retry: () => send({ type: 'failure.retry' }),
    settle: async (outcome) => {
      const known: { type: string; output?: unknown; error?: unknown } =
        waitingListOutcomes[outcome];
      const isReading = known.type.endsWith('readEntry');
      const url = isReading ? ENTRY : `${ENTRY}/${snapshot().context.answer}`;
      if (known.error) app().transport.refuse(url, asProblem(known.error));
      else app().transport.accept(url, withEnd(known.output as GuestWaiting, app().clock.now()));
      await settle();
    },
    elapseOffer: async () => {
      // The time is read once a minute.
      for (let minute = 0; minute < OFFER_MINUTES; minute += 1) {
        app().clock.advance(millisecondsInMinute);
        await settle();
      }
    },
    expectViewState: async (viewState) => {
      expect(snapshot().value).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(['reading', 'answering'].includes(viewState));
    },
  };

  return playing(driver);
}

/** An offer that ends two hours after the time of the clock. */
function withEnd(entry: GuestWaiting, now: number): GuestWaiting {
  if (entry.offerExpiresAt === null) return entry;
  const end = now + OFFER_MINUTES * millisecondsInMinute;
  return { ...entry, offerExpiresAt: new Date(end).toISOString() };
}
