import { eq } from 'drizzle-orm';
import {
  allowedMessageActions,
  type StaffMessageAction,
} from '#domain/conversations/message-lifecycle';
import type { Conversation } from '#openapi/types.generated';
import type { Tx } from '../context';
import { conversationFiles, conversationMessages } from '../database/schema/conversations';
import { notFound, problem } from '../http/problem-error';
import { copyIdOf } from '../mail/mail-copies';
import { withdrawMail } from '../mail/mail-outbox';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationColumns,
  type ConversationRow,
  changeConversation,
  changeMessage,
  findMessage,
  lockOwnConversation,
  type MessageRow,
  selectFiles,
} from './conversations.repository';
import { retryMessage } from './message-sending';

/** An action on a message that a user requests. */
interface RequestedMessageAction {
  readonly conversationId: string;
  readonly messageId: string;
  readonly action: StaffMessageAction;
  readonly principal: ConversationUser;
  readonly now: Date;
}

function instantOf(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}

/** The conversation as it was before a message that is undone, if nothing has followed it. */
function restored(row: ConversationRow, { id, before }: MessageRow): ConversationColumns {
  if (!before || row.lastMessageId !== id) return {};
  const isUnchanged = row.status === (row.kind === 'team' ? 'open' : 'waiting');
  return {
    ...(isUnchanged && {
      status: before.status,
      snoozedUntil: instantOf(before.snoozedUntil),
      awaitingSince: instantOf(before.awaitingSince),
      answerDueAt: instantOf(before.answerDueAt),
    }),
    firstAnsweredAt: instantOf(before.firstAnsweredAt),
    firstAnswerMs: before.firstAnswerMs,
    lastMessageAt: new Date(before.lastMessageAt),
    lastMessageId: before.lastMessageId,
    lastDirection: before.lastDirection,
    lastText: before.lastText,
  };
}

/** Makes a queued message a draft. @returns undefined if its mail is already on its way */
async function undo(
  tx: Tx,
  row: ConversationRow,
  message: MessageRow,
  now: Date,
): Promise<ConversationRow | undefined> {
  if (message.mailId !== null && !(await withdrawMail(tx, message.mailId))) return undefined;
  if (message.mailId !== null) await withdrawMail(tx, copyIdOf(message.mailId));
  const files = await selectFiles(tx, [message.id]);
  await changeMessage(tx, message.id, {
    status: 'draft',
    sendAt: null,
    mailId: null,
    before: null,
  });
  const change = {
    ...restored(row, message),
    messagesCount: row.messagesCount - 1,
    filesCount: row.filesCount - files.length,
  };
  return changeConversation(tx, row.id, change, now);
}

/** Deletes a draft. Its files are removed later, with the others that no message uses. */
async function discard(
  tx: Tx,
  row: ConversationRow,
  message: MessageRow,
  now: Date,
): Promise<ConversationRow> {
  await tx
    .update(conversationFiles)
    .set({ messageId: null })
    .where(eq(conversationFiles.messageId, message.id));
  await tx.delete(conversationMessages).where(eq(conversationMessages.id, message.id));
  return changeConversation(tx, row.id, {}, now);
}

async function executeOnMessage(
  tx: Tx,
  row: ConversationRow,
  message: MessageRow,
  { action, principal, now }: RequestedMessageAction,
): Promise<ConversationRow | undefined> {
  const state = { status: message.status ?? 'sent', sendAt: message.sendAt };
  const allowed = allowedMessageActions(state, new Set(principal.permissions), now);
  if (!allowed.some((one) => one.action === action)) return undefined;
  if (action === 'undo') return undo(tx, row, message, now);
  if (action === 'discard') return discard(tx, row, message, now);
  const files = await selectFiles(tx, [message.id]);
  return retryMessage(tx, row, { message, files, principal, now });
}

/**
 * Carries out one action on a message, checked while its conversation is locked.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the current
 *   conversation; as `sendMessage` for `retry`
 */
export async function executeMessageAction(
  tx: Tx,
  requested: RequestedMessageAction,
): Promise<Conversation> {
  const { conversationId, messageId, principal, now } = requested;
  const row = await lockOwnConversation(tx, principal, conversationId);
  const message = row && (await findMessage(tx, conversationId, messageId));
  if (!row || !message) throw notFound();
  const after = await executeOnMessage(tx, row, message, requested);
  if (after) return presentConversation(tx, after, principal, now);
  const current = await presentConversation(tx, row, principal, now);
  throw problem(409, 'action_not_allowed', { current });
}
