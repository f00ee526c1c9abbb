import type { Page } from '@playwright/test';
import type { CandidacyWork } from '#application/vacancies/candidacy.machine';
import { SCORE_CRITERIA } from '#domain/vacancies/score-card';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type CandidacyDriver,
  candidacyInitialStates,
} from '../../support/machine-models/candidacy.model';
import { addCandidacy, addVacancy, interviewersOf } from '../support/vacancies';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { buttonName, exactText, textStart } from './translated-text';

const WORKS = [
  'shortlist',
  'invite',
  'offer',
  'hire',
  'refuse',
  'withdraw',
  'score',
  'note',
] as const satisfies readonly CandidacyWork[];

const answers = {
  'question.cancel': exactText('vacancies:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('vacancies:acknowledge'),
};

/** The open candidate beside the board on the real portal as the driver of its test model. */
export function createCandidacyPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): CandidacyDriver {
  const held = new HeldRequests(page);
  let id = '';
  let asked: CandidacyWork = 'shortlist';

  const panel = page.getByRole('dialog', { name: 'Leïla Berrada', exact: true });
  const questions = page.getByRole('alertdialog');
  const sendAnswer = page.getByRole('button', {
    name: exactText('vacancies:candidate.sendAnswer'),
  });
  const answerDialog = page.getByRole('dialog').filter({ has: sendAnswer });
  const withButton = (name: string) =>
    questions.filter({ has: page.getByRole('button', { name, exact: true }) });
  const shown = {
    question: withButton(answers['question.cancel']),
    answer: answerDialog,
    failure: withButton(answers['failure.retry']),
    conflict: withButton(answers['conflict.acknowledge']),
  };
  const buttonOf = (work: CandidacyWork) => {
    if (work === 'note')
      return panel.getByRole('button', { name: buttonName('vacancies:notes.send') });
    return panel.getByRole('button', {
      name: buttonName(
        work === 'score' ? 'vacancies:cards.send' : `vacancies:candidate.actions.${work}`,
      ),
    });
  };
  const call = (work: CandidacyWork) =>
    `/api/store/candidacy/${id}/${work === 'note' ? 'note/create' : work}`;
  const press = async (work: CandidacyWork) => {
    asked = work;
    await buttonOf(work).click();
  };
  const withdraws = () => colleague.decides(`candidacy/${id}`, 'withdraw');

  return {
    open: async (beginning) => {
      const { status } = candidacyInitialStates[beginning];
      const vacancy = await addVacancy(store);
      const { admin, seller } = await interviewersOf(store);
      id = await addCandidacy(store, vacancy.id, { status, interviewerIds: [admin, seller] });
      for (const work of WORKS) await held.hold(call(work));
      await openPortal(`/dashboard/job/${vacancy.id}?candidate=${id}`);
    },
    advance: press,
    ask: press,
    refuse: () => press('refuse'),
    sendAnswer: async (answer) => {
      await answerDialog.getByRole('textbox').fill(answer);
      await sendAnswer.click();
    },
    sendCard: async ({ scores, comment }) => {
      const change = panel.getByRole('button', { name: exactText('vacancies:cards.change') });
      await buttonOf('score').or(change).waitFor();
      if (await change.isVisible()) await change.click();
      for (const one of SCORE_CRITERIA) {
        await panel
          .getByRole('group', { name: textStart(`vacancies:cards.criteria.${one}`) })
          .getByRole('radio', { name: `${scores[one]}` })
          .check();
      }
      await panel
        .getByRole('textbox', { name: exactText('vacancies:cards.comment') })
        .fill(comment);
      await press('score');
    },
    sendNote: async (body) => {
      await panel.getByRole('textbox', { name: textStart('vacancies:notes.label') }).fill(body);
      await press('note');
    },
    answer: (event) =>
      questions
        .getByRole('button', {
          name:
            event === 'question.confirm'
              ? exactText(`vacancies:candidate.actions.${asked}`)
              : answers[event],
          exact: true,
        })
        .or(answerDialog.getByRole('button', { name: answers['question.cancel'], exact: true }))
        .click(),
    read: () => refetchAfter(page, withdraws),
    settle: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(asked), answerUnavailable);
      if (how === 'it was withdrawn') await withdraws();
      return held.release(call(asked));
    },
    expectViewState: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectPending(buttonOf(asked));
    },
  };
}
