import type { Page } from '@playwright/test';
import { addMinutes } from 'date-fns/addMinutes';
import type { DepartureStep } from '#application/tours/departure-actions.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  DepartureActionsDriver,
  DepartureInitialState,
} from '../../support/machine-models/departure-actions.model';
import { bookDeparture, createTour, planDeparture } from '../support/tours';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

const STEPS = [
  'confirm',
  'start',
  'finish',
  'callOff',
  'move',
] as const satisfies readonly DepartureStep[];

const words: Readonly<Record<DepartureStep, string>> = {
  confirm: exactText('tours:departure.actions.confirm'),
  start: exactText('tours:departure.actions.start'),
  finish: exactText('tours:departure.actions.finish'),
  callOff: exactText('tours:departure.actions.callOff'),
  move: exactText('tours:departure.actions.move'),
};

const answers = {
  'question.cancel': exactText('tours:departure.question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('tours:acknowledge'),
};

/** When the departure begins, so that staff may start it, and whether it has begun. */
const beginnings: Readonly<
  Record<DepartureInitialState, { status: 'open' | 'under_way'; inMinutes: number }>
> = {
  'an open departure': { status: 'open', inMinutes: 40 },
  'a departure under way': { status: 'under_way', inMinutes: -10 },
};

/** The open departure of a tour on the real portal as the driver of its test model. */
export function createDepartureActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): DepartureActionsDriver {
  const held = new HeldRequests(page);
  let id = '';
  let attempted: DepartureStep = 'confirm';

  const questions = page.getByRole('alertdialog');
  const reason = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
  const newTime = page.getByRole('textbox', {
    name: exactText('tours:departure.move.time'),
    exact: true,
  });
  const time = page.getByRole('dialog').filter({ has: newTime });
  let moves = 0;
  const withButton = (name: string) =>
    questions.filter({ has: page.getByRole('button', { name, exact: true }) });
  const shown = {
    // A failure has a button of the same name.
    question: withButton(answers['question.cancel']).filter({
      hasNot: page.getByRole('button', { name: answers['failure.retry'], exact: true }),
    }),
    reason,
    time,
    failure: withButton(answers['failure.retry']),
    conflict: withButton(answers['conflict.acknowledge']),
  };
  const forms = { callOff: reason, move: time };
  const dialog = () =>
    attempted === 'callOff' || attempted === 'move' ? forms[attempted] : questions;
  // A button under way names its state too.
  const button = (name: string) => dialog().getByRole('button').filter({ hasText: name });
  const call = (action: DepartureStep) =>
    action === 'move' ? `PATCH /api/store/departure/${id}` : `/api/store/departure/${id}/${action}`;
  const confirms = () => colleague.acts(`departure/${id}`, 'confirm');

  return {
    open: async (beginning) => {
      const { status, inMinutes } = beginnings[beginning];
      const startsAt = addMinutes(new Date(), inMinutes);
      const tour = await createTour(store, 'published', { cutOffMinutes: 0 });
      id = await planDeparture(store, tour.id, { status, startsAt, cutOffMinutes: 0 });
      await bookDeparture(store, id);
      for (const action of STEPS) await held.hold(call(action));
      await openPortal(`/dashboard/tour/${tour.id}?departure=${id}`);
    },
    ask: async (action) => {
      attempted = action;
      await page.getByRole('button', { name: `${words[action]}…`, exact: true }).click();
    },
    giveReason: async (reasonCode, note) => {
      if (reasonCode) {
        await reason
          .getByText(exactText(`tours:departure.reasons.${reasonCode}`), { exact: true })
          .click();
      }
      await reason.getByRole('textbox').fill(note);
      await button(words.callOff).click();
    },
    giveTime: async (isOther) => {
      moves += isOther ? 1 : 0;
      // The first time is the one that it has.
      if (isOther) await newTime.fill(`23:${String(59 - moves).padStart(2, '0')}`);
      await button(words.move).click();
    },
    answer: async (event) => {
      if (event === 'question.confirm') return button(words[attempted]).click();
      if (event === 'question.cancel') return button(answers[event]).click();
      return questions.getByRole('button', { name: answers[event], exact: true }).click();
    },
    confirmAsColleague: () => refetchAfter(page, confirms),
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'a colleague was faster') await confirms();
      return held.release(call(attempted));
    },
    expectViewState: async ({ dialog: open, busy }) => {
      if (busy) return expectPending(button(words[attempted]));
      await expectOnly(shown, [open]);
    },
  };
}
