import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { tasks } from '../../../server/database/schema/tasks';
import { HeldRequests } from '../../support/browser/held-requests';
import { createRequestGate, type RequestGate } from '../../support/browser/request-gate';
import {
  COMMENT,
  type TaskEditingDriver,
  taskInitialStates,
} from '../../support/machine-models/task-editing.model';
import { addTaskLists } from '../support/tasks';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

const TITLE = 'Compter les tapis';
const LISTS = ['À faire', 'En cours'] as const;
const BOARD = '/api/store/tasks/';

const answers = {
  'question.confirm': exactText('tasks:actions.delete'),
  'question.cancel': exactText('tasks:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('tasks:acknowledge'),
};

/**
 * The task board of the real portal as the driver of its test model: the menu of the card, or the
 * open task, where comments are written.
 */
export function createTaskEditingPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
  place: 'card' | 'drawer',
): TaskEditingDriver {
  const held = new HeldRequests(page);
  let taskId = '';
  let asked = '';
  /** The list in which the card is shown. */
  let list: (typeof LISTS)[number] = LISTS[0];
  /** The board is read anew only when a path says so. */
  let board: RequestGate;

  const { db } = store.backend.database;
  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button', { name, exact: true });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button', { name, exact: true }) });
  const shown = {
    question: dialogWith(answers['question.cancel']),
    failure: dialogWith(answers['failure.retry']),
    conflict: dialogWith(answers['conflict.acknowledge']),
  };
  const call = (action: string) =>
    `/api/store/task/${taskId}/${action === 'comment' ? 'comment/create' : action}`;
  const choose = async (item: string | RegExp) => {
    await page
      .getByRole('button', { name: textPattern('tasks:actionsOf', { title: TITLE }) })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  return {
    open: async (beginning) => {
      const { status } = taskInitialStates[beginning];
      const [first] = await addTaskLists(
        store,
        { [LISTS[0]]: [TITLE], [LISTS[1]]: [] },
        { status, doneAt: status === 'done' ? new Date() : null },
      );
      taskId = first?.taskIds[0] ?? '';
      for (const action of ['move', 'complete', 'reopen', 'delete', 'comment']) {
        await held.hold(call(action));
      }
      board = await createRequestGate(page, (path) => path === BOARD);
      const open = place === 'drawer' ? `&task=${taskId}` : '';
      await openPortal(`/dashboard/kanban/tasks?status=all${open}`);
    },
    act: async (action) => {
      asked = action;
      await choose(exactText(`tasks:actions.${action}`));
    },
    move: async () => {
      asked = 'move';
      list = list === LISTS[0] ? LISTS[1] : LISTS[0];
      await choose(textPattern('tasks:actions.moveTo', { list }));
    },
    comment: async (body) => {
      asked = 'comment';
      await page.getByRole('textbox', { name: textPattern('tasks:comments.label') }).fill(body);
      await page
        .getByRole('button', { name: exactText('tasks:comments.send'), exact: true })
        .click();
    },
    answer: (event) => button(answers[event]).click(),
    read: async () => {
      await db
        .update(tasks)
        .set({ revision: sql`${tasks.revision} + 1` })
        .where(eq(tasks.id, taskId));
      await board.open();
      const search = page.getByRole('searchbox');
      const typed = (await search.inputValue()).length;
      await search.fill(TITLE.slice(0, typed + 1));
    },
    settle: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(asked), answerUnavailable);
      if (how === 'a colleague was faster') await colleague.completes(taskId);
      if (asked === 'move') board.close();
      await held.release(call(asked));
      if (asked === 'comment') await expect(page.getByText(COMMENT).first()).toBeVisible();
    },
    expectViewState: async ({ dialog, place: movedTo }) => {
      await expectOnly(shown, [dialog]);
      if (movedTo === null) return;
      const column = page.getByRole('region', { name: list, exact: true });
      await expect(column.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
    },
  };
}
