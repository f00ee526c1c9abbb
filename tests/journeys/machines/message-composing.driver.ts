import { expect, type Page } from '@playwright/test';
import { addHours } from 'date-fns/addHours';
import { and, asc, eq } from 'drizzle-orm';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import { plainTextOf } from '#domain/conversations/message-text';
import { conversationMessages } from '../../../server/database/schema/conversations';
import { mailOutbox } from '../../../server/database/schema/mail';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  draft,
  type MessageComposingDriver,
} from '../../support/machine-models/message-composing.model';
import { addOwnMessage, receiveLetter, receiveReply } from '../support/conversations';
import { waitForChunks } from '../support/lazy-chunks';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import { createPageClock, installPageClock } from './page-clock';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { buttonName, exactText, textContaining } from './translated-text';

const LOST = 'Votre facture.';
const DRAFT = plainTextOf(draft.html ?? '');

/** The work that is under way: its path, and the message that it is about. */
interface Asked {
  readonly action: 'send' | 'undo' | 'discard' | 'retry';
  readonly messageId: string | null;
}

/** What is in the composer, as the driver has written it. */
interface Written {
  readonly text: string;
  /** The draft that is written on. */
  readonly draftId: string | null;
}

const NOTHING: Written = { text: '', draftId: null };

/** The composer of the inbox on the real portal as the driver of its test model. */
export function createMessageComposingPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): MessageComposingDriver {
  const held = new HeldRequests(page);
  const isHeld = new Set<string>();
  const time = createPageClock(page);
  const { db } = store.backend.database;
  let id = '';
  let written = NOTHING;
  /** The text when it was sent. */
  let sent = '';
  let asked: Asked = { action: 'send', messageId: null };
  /** The message that waits to leave. */
  let queued = '';
  let isUndoable = false;

  // Behind an open question it is hidden from assistive technology.
  const writing = page.getByRole('region', {
    name: exactText('mail:write.label'),
    includeHidden: true,
  });
  const field = writing.getByRole('textbox', {
    name: exactText('mail:write.answer'),
    exact: true,
    includeHidden: true,
  });
  const send = page.getByRole('button', {
    name: buttonName('mail:write.send'),
    includeHidden: true,
  });
  const queuedNote = page.getByText(textContaining('conversations:queued.text'));
  const questions = page.getByRole('alertdialog');
  const answerButton = (path: string) =>
    questions.getByRole('button', { name: exactText(path), exact: true });
  const withButton = (path: string) =>
    questions.filter({ has: page.getByRole('button', { name: exactText(path), exact: true }) });
  const shown = {
    discard: withButton('conversations:discarding.cancel'),
    overtaken: withButton('conversations:overtaken.cancel'),
    failure: withButton('lists:failure.retry'),
    conflict: withButton('conversations:acknowledge'),
  };
  const messageWith = (text: string) =>
    page
      .getByRole('list', { name: exactText('conversations:messages') })
      .getByRole('listitem')
      .filter({ hasText: text });
  const actionOn = (text: string, action: 'resume' | 'discard' | 'retry') =>
    messageWith(text).getByRole('button', { name: exactText(`conversations:actions.${action}`) });

  const pathOf = ({ action, messageId }: Asked) => {
    const messages = `/api/store/conversation/${id}/message`;
    return action === 'send' ? `${messages}/create` : `${messages}/${messageId}/${action}`;
  };
  const begin = async (next: Asked) => {
    asked = next;
    const path = pathOf(next);
    if (isHeld.has(path)) return;
    isHeld.add(path);
    await held.hold(path);
  };
  const withStatus = async (status: 'draft' | 'bounced' | 'queued', body?: string) => {
    const rows = await db
      .select({ id: conversationMessages.id, mailId: conversationMessages.mailId })
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.conversationId, id),
          eq(conversationMessages.status, status),
          ...(body === undefined ? [] : [eq(conversationMessages.body, body)]),
        ),
      )
      .orderBy(asc(conversationMessages.createdAt));
    return rows.at(-1);
  };
  /** The message of an action; another one if the path has used the first. */
  const provided = async (status: 'draft' | 'bounced', body: string): Promise<string> => {
    await time.resume();
    const known = await withStatus(status, body);
    if (known && known.id !== written.draftId) return known.id;
    let added = '';
    await refetchAfter(page, async () => {
      added = await addOwnMessage(store, id, { status, body });
    });
    await expect(messageWith(body).first()).toBeVisible();
    return added;
  };
  /** The message waits long enough for every check; the clock of the page stands still meanwhile. */
  const waitsToLeave = async () => {
    await expect(queuedNote).toBeVisible();
    const message = await withStatus('queued');
    queued = message?.id ?? '';
    const later = addHours(new Date(), 1);
    await db
      .update(conversationMessages)
      .set({ sendAt: later })
      .where(eq(conversationMessages.id, queued));
    await db
      .update(mailOutbox)
      .set({ nextTryAt: later })
      .where(eq(mailOutbox.id, message?.mailId ?? ''));
    isUndoable = true;
    await time.pause();
  };
  /** Acts while the clock of the page runs. */
  const acts = async (act: () => Promise<void>) => {
    await time.resume();
    await act();
    if (isUndoable) await time.pause();
  };
  const succeeds = async () => {
    await held.release(pathOf(asked));
    if (asked.action === 'send') {
      written = { text: written.text === sent ? '' : written.text, draftId: null };
    }
    if (asked.action === 'undo' && written.text === '') {
      written = { text: sent, draftId: asked.messageId };
    }
    if (asked.action === 'send' || asked.action === 'retry') await waitsToLeave();
  };
  const somebodyWasFaster = async () => {
    if (asked.action === 'send') await receiveReply(store, id, 'Je l’ai reçu.');
    else {
      await db
        .update(conversationMessages)
        .set({ status: 'sent' })
        .where(eq(conversationMessages.id, asked.messageId ?? ''));
    }
    await held.release(pathOf(asked));
  };
  const confirm = async () => {
    if ((await shown.overtaken.count()) > 0) {
      sent = written.text;
      return answerButton('conversations:overtaken.confirm').click();
    }
    const { draftId } = written;
    if (draftId !== null) await begin({ action: 'discard', messageId: draftId });
    written = NOTHING;
    return answerButton('conversations:discarding.confirm').click();
  };

  return {
    open: async () => {
      id = await receiveLetter(store, { subject: 'Colis', body: 'Où est mon colis ?' });
      await addOwnMessage(store, id, { status: 'bounced', body: LOST });
      await addOwnMessage(store, id, { status: 'draft', body: DRAFT });
      await installPageClock(page);
      const code = waitForChunks(page, 'connection-banner');
      await openPortal(`/dashboard/mail?conversation=${id}`);
      await code;
      await expect(field).toBeVisible();
    },
    write: ({ body }) =>
      acts(async () => {
        written = { ...written, text: plainTextOf(body) };
        await field.fill(written.text);
      }),
    send: async () => {
      isUndoable = false;
      await begin({ action: 'send', messageId: null });
      sent = written.text;
      await acts(() => send.click());
    },
    discard: () => {
      isUndoable = false;
      return acts(() =>
        writing.getByRole('button', { name: exactText('conversations:compose.discard') }).click(),
      );
    },
    resume: async () => {
      const draftId = await provided('draft', DRAFT);
      written = { text: DRAFT, draftId };
      await acts(() => actionOn(DRAFT, 'resume').first().click());
    },
    act: async (action) => {
      isUndoable = false;
      if (action === 'undo') {
        await begin({ action, messageId: queued });
        await writing.getByRole('button', { name: exactText('conversations:queued.undo') }).click();
        return time.resume();
      }
      const text = action === 'discard' ? DRAFT : LOST;
      const messageId = await provided(action === 'discard' ? 'draft' : 'bounced', text);
      await begin({ action, messageId });
      await actionOn(text, action).first().click();
    },
    answer: async (event) => {
      if (event === 'question.confirm') return confirm();
      if (event === 'question.cancel') {
        const isOvertaken = (await shown.overtaken.count()) > 0;
        const dialog = isOvertaken ? 'overtaken' : 'discarding';
        return answerButton(`conversations:${dialog}.cancel`).click();
      }
      if (event === 'failure.retry') sent = asked.action === 'send' ? written.text : sent;
      const path =
        event === 'conflict.acknowledge' ? 'conversations:acknowledge' : `lists:${event}`;
      return answerButton(path).click();
    },
    read: async () => {
      await refetchAfter(page, () => receiveReply(store, id, 'Je l’ai reçu.'));
    },
    settle: (how) => {
      if (how === 'with a server fault') return held.failOne(pathOf(asked), answerUnavailable);
      return how === 'with success' ? succeeds() : somebodyWasFaster();
    },
    elapseUndoWindow: async () => {
      isUndoable = false;
      await page.clock.fastForward(UNDO_TIME_MS);
      await time.resume();
    },
    expectViewState: async ({ dialog, busy, undo, incomplete }) => {
      await expectOnly(shown, [dialog]);
      await expect(queuedNote).toHaveCount(undo ? 1 : 0);
      await expect(page.getByText(exactText('conversations:missing.title'))).toHaveCount(
        incomplete ? 1 : 0,
      );
      await expect(field).toHaveText(written.text);
      if (busy) await expectPending(send);
    },
  };
}
