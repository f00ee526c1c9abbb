import type { Page } from '@playwright/test';
import { addMinutes } from 'date-fns/addMinutes';
import type { TourBookingStep } from '#application/tours/tour-booking-actions.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  CONTACT,
  OTHER_DEPARTURE,
  type TourBookingActionsDriver,
  type TourBookingInitialState,
} from '../../support/machine-models/tour-booking-actions.model';
import { bookDeparture, createTour, planDeparture } from '../support/tours';
import { expectOnly, expectPending } from './expect-only';
import { answerRefused, answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

const STEPS = [
  'bookOnTheSpot',
  'release',
  'move',
  'cancel',
  'miss',
] as const satisfies readonly TourBookingStep[];

const words: Readonly<Record<TourBookingStep, string>> = {
  bookOnTheSpot: exactText('tours:booking.actions.bookOnTheSpot'),
  release: exactText('tours:booking.actions.release'),
  move: exactText('tours:booking.actions.move'),
  cancel: exactText('tours:booking.actions.cancel'),
  miss: exactText('tours:booking.actions.miss'),
};

const answers = {
  'question.cancel': exactText('tours:booking.question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('tours:acknowledge'),
};

/** The booking, and whether its departure is under way, so that it has the actions of its model. */
const beginnings: Readonly<
  Record<TourBookingInitialState, { isHeld: boolean; isUnderWay: boolean }>
> = {
  'held places': { isHeld: true, isUnderWay: false },
  'a booking on the spot': { isHeld: false, isUnderWay: false },
  'a booking of a departure under way': { isHeld: false, isUnderWay: true },
};

const invalidPhone = answerRefused(422, 'validation_failed', {
  errors: { 'contact.phoneNumber': ['invalid_phone'] },
});

/** A booking of the open departure on the real portal as the driver of its test model. */
export function createTourBookingActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): TourBookingActionsDriver {
  const held = new HeldRequests(page);
  let booking = { id: '', number: '' };
  let attempted: TourBookingStep = 'cancel';

  const questions = page.getByRole('alertdialog');
  const formOf = (step: TourBookingStep) =>
    page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button').filter({ hasText: words[step] }) })
      .filter({ has: page.getByRole('textbox').or(page.getByRole('combobox')) });
  const withButton = (name: string) =>
    questions.filter({ has: page.getByRole('button', { name, exact: true }) });
  const shown = {
    // A failure has a button of the same name.
    question: withButton(answers['question.cancel']).filter({
      hasNot: page.getByRole('button', { name: answers['failure.retry'], exact: true }),
    }),
    contact: formOf('bookOnTheSpot'),
    move: formOf('move'),
    refund: formOf('cancel'),
    failure: withButton(answers['failure.retry']),
    conflict: withButton(answers['conflict.acknowledge']),
  };
  const isForm = () => attempted !== 'release' && attempted !== 'miss';
  const open = () => (isForm() ? formOf(attempted) : questions);
  const button = (name: string) => open().getByRole('button').filter({ hasText: name });
  const call = (step: TourBookingStep) => `/api/store/tour-booking/${booking.id}/${step}`;
  const cancels = () => colleague.acts(`tour-booking/${booking.id}`, 'cancel');

  return {
    open: async (beginning) => {
      const { isHeld, isUnderWay } = beginnings[beginning];
      const tour = await createTour(store, 'published', { cutOffMinutes: 0 });
      const departureId = await planDeparture(
        store,
        tour.id,
        isUnderWay ? { status: 'under_way', startsAt: addMinutes(new Date(), -10) } : {},
      );
      await planDeparture(store, tour.id, { startsAt: addMinutes(new Date(), 4320) });
      booking = await bookDeparture(
        store,
        departureId,
        isHeld
          ? {
              status: 'held',
              paymentMethod: null,
              firstName: null,
              lastName: null,
              phoneNumber: null,
              ticketCode: null,
              expiresAt: addMinutes(new Date(), 15),
            }
          : {},
      );
      for (const step of STEPS) await held.hold(call(step));
      await openPortal(`/dashboard/tour/${tour.id}?departure=${departureId}`);
    },
    ask: async (step) => {
      attempted = step;
      await page
        .getByRole('button', {
          name: textPattern('tours:actions.menu', { name: booking.number }),
        })
        .click();
      await page.getByRole('menuitem', { name: words[step], exact: true }).click();
    },
    confirmContact: async () => {
      const fill = (name: 'firstName' | 'lastName' | 'phoneNumber', text: string) =>
        open()
          .getByRole('textbox', { name: exactText(`tours:contact.${name}`), exact: true })
          .fill(text);
      await fill('firstName', CONTACT.firstName);
      await fill('lastName', CONTACT.lastName);
      await fill('phoneNumber', CONTACT.phoneNumber);
      await button(words.bookOnTheSpot).click();
    },
    confirmMove: async (departureId) => {
      if (departureId === OTHER_DEPARTURE) {
        await open()
          .getByRole('combobox', { name: exactText('tours:departure.title') })
          .click();
        await page.getByRole('option').first().click();
      }
      await button(words.move).click();
    },
    confirmRefund: async (_, note) => {
      await open().getByRole('textbox').fill(note);
      await button(words.cancel).click();
    },
    answer: async (event) => {
      if (event === 'question.confirm') return button(words[attempted]).click();
      if (event === 'question.cancel') {
        const name =
          attempted === 'bookOnTheSpot' ? exactText('tours:cancel') : answers['question.cancel'];
        return button(name).click();
      }
      return questions.getByRole('button', { name: answers[event], exact: true }).click();
    },
    cancelAsColleague: () => refetchAfter(page, cancels),
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'with a refusal') return held.failOne(call(attempted), invalidPhone);
      if (how === 'a colleague was faster') await cancels();
      return held.release(call(attempted));
    },
    expectViewState: async ({ dialog, busy }) => {
      if (busy) return expectPending(button(words[attempted]));
      await expectOnly(shown, [dialog]);
    },
  };
}
