import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type {
  ConversationRecord,
  ConversationWork,
} from '#application/conversations/conversation-handling.machine';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import { conversations } from '../../../server/database/schema/conversations';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type ConversationHandlingDriver,
  conversationInitialStates,
} from '../../support/machine-models/conversation-handling.model';
import { receiveLetter, receiveReply } from '../support/conversations';
import { waitForChunks } from '../support/lazy-chunks';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import { createPageClock, installPageClock } from './page-clock';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { buttonName, exactText, textContaining, textStart } from './translated-text';

const SUBJECT = 'Ma commande';

const answers = {
  'question.confirm': exactText('mail:actions.delete'),
  'question.cancel': exactText('mail:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('mail:acknowledge'),
};

/** Steps with a button of their own; the others are in the menu. */
const BUTTONS = ['close', 'reopen', 'snooze', 'wake', 'assign'] as const;

/** The status after a work; a work that is not listed changes none. */
const statusAfter: Partial<Record<ConversationWork, ConversationRecord['status'] | null>> = {
  open: 'open',
  wait: 'waiting',
  snooze: 'snoozed',
  wake: 'open',
  close: 'closed',
  reopen: 'open',
  delete: null,
  // A new conversation is opened when it is assigned.
  assign: 'open',
};

/** The open conversation of the inbox on the real portal as the driver of its test model. */
export function createConversationHandlingPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): ConversationHandlingDriver {
  const held = new HeldRequests(page);
  const time = createPageClock(page);
  const { db } = store.backend.database;
  let id = '';
  let asked: ConversationWork = 'close';
  /** Null once it is deleted. */
  let status: ConversationRecord['status'] | null = 'new';

  // Behind an open question it is hidden from assistive technology.
  const conversation = page.getByRole('article', { includeHidden: true });
  const dialog = page.getByRole('dialog');
  const questions = page.getByRole('alertdialog');
  const answerButton = (name: string) => questions.getByRole('button', { name, exact: true });
  const withButton = (name: string) =>
    questions.filter({ has: page.getByRole('button', { name, exact: true }) });
  const shown = {
    question: withButton(answers['question.cancel']),
    failure: withButton(answers['failure.retry']),
    conflict: withButton(answers['conflict.acknowledge']),
  };
  const undo = page.getByRole('button', { name: textContaining('mail:toast.undoIn') });
  const menu = conversation.getByRole('button', {
    name: exactText('mail:more'),
    includeHidden: true,
  });
  const buttonOf = (work: (typeof BUTTONS)[number]) =>
    conversation.getByRole('button', {
      name: buttonName(`mail:actions.${work}`),
      includeHidden: true,
    });
  const addNote = conversation.getByRole('button', { name: buttonName('mail:write.addNote') });
  /** What shows that the work is under way. */
  const waiting = () => {
    const own = BUTTONS.find((work) => work === asked);
    if (own) return buttonOf(own);
    return asked === 'note' ? addNote : menu;
  };
  const call = (work: ConversationWork) => {
    const path = `/api/store/conversation/${id}`;
    if (work === 'label') return `PATCH ${path}`;
    return `${path}/${work === 'note' ? 'note/create' : work}`;
  };
  const begin = async (work: ConversationWork) => {
    asked = work;
    await time.resume();
  };
  const choose = async (item: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: exactText(item), exact: true }).click();
  };
  const expectStatus = async () => {
    await expect(conversation).toHaveCount(status === null ? 0 : 1);
    if (status === null) return;
    const chip = conversation.getByText(exactText(`mail:statuses.${status}`), { exact: true });
    await expect(chip).toBeVisible();
  };

  return {
    open: async (beginning) => {
      id = await receiveLetter(store, { subject: SUBJECT });
      ({ status } = conversationInitialStates[beginning]);
      await db.update(conversations).set({ status }).where(eq(conversations.id, id));
      await installPageClock(page);
      const code = waitForChunks(page, 'connection-banner');
      // The page marks the open conversation as read before a path does anything.
      const read = page.waitForResponse((answer) => answer.url().endsWith(call('mark')));
      await openPortal(`/dashboard/mail?conversation=${id}`);
      await Promise.all([code, read]);
      for (const work of WORKS) await held.hold(call(work));
    },
    advance: async (action) => {
      await begin(action);
      if (action === 'open' || action === 'wait') return choose(`mail:actions.${action}`);
      return buttonOf(action).click();
    },
    snooze: async () => {
      await begin('snooze');
      await buttonOf('snooze').click();
      await dialog.getByRole('button', { name: textStart('mail:snooze.later') }).click();
    },
    askDeletion: async () => {
      await begin('delete');
      await choose('mail:actions.delete');
    },
    assign: async () => {
      await begin('assign');
      await buttonOf('assign').click();
      // The first one is nobody.
      await dialog.getByRole('listitem').nth(1).getByRole('button').click();
    },
    label: async (labels) => {
      await begin('label');
      await choose('mail:actions.labels');
      await dialog.getByRole('textbox').fill(labels.join());
      await dialog.getByRole('button', { name: exactText('mail:save') }).click();
    },
    mark: async () => {
      await begin('mark');
      await choose('mail:actions.unread');
    },
    note: async (body) => {
      await begin('note');
      await conversation.getByText(exactText('mail:write.note'), { exact: true }).first().click();
      await conversation
        .getByRole('textbox', { name: exactText('mail:write.note'), exact: true })
        .fill(body);
      await addNote.click();
    },
    undo: async () => {
      asked = status === 'snoozed' ? 'wake' : 'reopen';
      await undo.click();
      await time.resume();
    },
    answer: (event) => answerButton(answers[event]).click(),
    read: async () => {
      await refetchAfter(page, () => receiveReply(store, id, 'Je l’ai reçue.'));
      status = 'open';
      // The page marks what has come as read.
      await held.release(call('mark'));
    },
    settle: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(asked), answerUnavailable);
      if (how === 'a colleague was faster') {
        const step = asked === 'wait' ? 'wait' : 'close';
        await colleague.takesStep(id, step);
        status = statusAfter[step] ?? null;
        return held.release(call(asked));
      }
      const after = statusAfter[asked];
      if (after !== undefined) status = after;
      await held.release(call(asked));
      if (asked !== 'close' && asked !== 'snooze') return;
      // With a stopped clock, the undo stays however long the checks take.
      await expect(undo).toBeVisible();
      await expectStatus();
      await time.pause();
    },
    elapseUndoWindow: async () => {
      await page.clock.fastForward(UNDO_TIME_MS);
      await time.resume();
    },
    expectViewState: async (viewState) => {
      await expectOnly(shown, [viewState.dialog]);
      await expect(undo).toHaveCount(viewState.undo ? 1 : 0);
      if (viewState.busy) return expectPending(waiting());
      return expectStatus();
    },
  };
}

const WORKS = [
  'open',
  'wait',
  'snooze',
  'wake',
  'close',
  'reopen',
  'delete',
  'assign',
  'label',
  'mark',
  'note',
] as const satisfies readonly ConversationWork[];
