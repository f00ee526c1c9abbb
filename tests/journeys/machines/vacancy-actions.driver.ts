import type { Page } from '@playwright/test';
import type { VacancyAction } from '#application/vacancies/vacancy-actions.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type VacancyActionsDriver,
  vacancyInitialStates,
} from '../../support/machine-models/vacancy-actions.model';
import { addVacancy } from '../support/vacancies';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textPattern, textStart } from './translated-text';

const ACTIONS = ['publish', 'close', 'reopen', 'fill', 'delete'] as const;

function words(action: VacancyAction): string {
  return exactText(`vacancies:actions.${action}`);
}

/** Buttons of the dialogs; the action itself has its own text. */
const answers = {
  'question.cancel': exactText('vacancies:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('vacancies:acknowledge'),
};

/** The list of vacancies on the real portal as the driver of its test model. */
export function createVacancyActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): VacancyActionsDriver {
  const held = new HeldRequests(page);
  let id = '';
  let name = '';
  let attempted: VacancyAction = 'publish';

  const dialogs = page.getByRole('alertdialog');
  const button = (text: string) => dialogs.getByRole('button').filter({ hasText: text });
  const dialogWith = (text: string) =>
    dialogs.filter({ has: page.getByRole('button').filter({ hasText: text }) });
  const shown = {
    question: dialogWith(answers['question.cancel']),
    failure: dialogWith(answers['failure.retry']),
    conflict: dialogWith(answers['conflict.acknowledge']),
  };
  const call = (action: VacancyAction) => `/api/store/vacancy/${id}/${action}`;
  const closes = () => colleague.decides(`vacancy/${id}`, 'close');

  return {
    open: async (beginning) => {
      const vacancy = await addVacancy(store, vacancyInitialStates[beginning].status);
      ({ id } = vacancy);
      name = vacancy.titles[LANGUAGE];
      for (const action of ACTIONS) await held.hold(call(action));
      await openPortal('/dashboard/job');
    },
    ask: async (action) => {
      attempted = action;
      await page
        .getByRole('button', { name: textPattern('vacancies:actions.menu', { name }) })
        .click();
      await page.getByRole('menuitem', { name: words(action), exact: true }).click();
    },
    answer: (event) =>
      button(event === 'question.confirm' ? words(attempted) : answers[event]).click(),
    closeAsColleague: async () => {
      await closes();
      await page.getByRole('tab', { name: textStart('vacancies:tabs.closed') }).click();
      await page.getByRole('row').filter({ hasText: name }).waitFor();
    },
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'a colleague was faster') await closes();
      return held.release(call(attempted));
    },
    expectViewState: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectPending(button(words(attempted)), button(answers['question.cancel']));
    },
  };
}
