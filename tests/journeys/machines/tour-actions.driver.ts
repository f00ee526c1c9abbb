import type { Page } from '@playwright/test';
import type { TourAction } from '#application/tours/tour-actions.machine';
import type { Language } from '#domain/format/languages';
import { TOUR_ACTIONS } from '#domain/tours/tour-lifecycle';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type TourActionsDriver,
  tourInitialStates,
} from '../../support/machine-models/tour-actions.model';
import { createTour } from '../support/tours';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textPattern, textStart } from './translated-text';

const words: Readonly<Record<TourAction, string>> = {
  publish: exactText('tours:actions.publish'),
  pause: exactText('tours:actions.pause'),
  resume: exactText('tours:actions.resume'),
  archive: exactText('tours:actions.archive'),
};

/** Buttons of the dialogs; the action itself has its own text. */
const answers = {
  'question.cancel': exactText('tours:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('tours:acknowledge'),
};

/** The list of tours on the real portal as the driver of its test model. */
export function createTourActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): TourActionsDriver {
  const held = new HeldRequests(page);
  let tour: { id: string; titles: Readonly<Record<Language, string>> };
  let attempted: TourAction = 'publish';

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button').filter({ hasText: name });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button').filter({ hasText: name }) });
  const shown = {
    question: dialogWith(answers['question.cancel']),
    failure: dialogWith(answers['failure.retry']),
    conflict: dialogWith(answers['conflict.acknowledge']),
  };
  const call = (action: TourAction) => `/api/store/tour/${tour.id}/${action}`;
  const publishes = () => colleague.publishesTour(tour.id);

  return {
    open: async (beginning) => {
      tour = await createTour(store, tourInitialStates[beginning].status);
      for (const action of TOUR_ACTIONS) {
        await held.hold(call(action));
      }
      await openPortal('/dashboard/tour');
    },
    ask: async (action) => {
      attempted = action;
      await page
        .getByRole('button', {
          name: textPattern('tours:actions.menu', { name: tour.titles[LANGUAGE] }),
        })
        .click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    answer: (event) =>
      button(event === 'question.confirm' ? words[attempted] : answers[event]).click(),
    publishAsColleague: async () => {
      await publishes();
      await page.getByRole('tab', { name: textStart('tours:tabs.published') }).click();
      await page.getByRole('row').filter({ hasText: tour.titles[LANGUAGE] }).waitFor();
    },
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'a colleague was faster') await publishes();
      return held.release(call(attempted));
    },
    expectViewState: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectPending(button(words[attempted]), button(answers['question.cancel']));
    },
  };
}
