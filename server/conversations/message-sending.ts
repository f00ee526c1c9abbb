import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { openTimeBetween } from '#domain/conversations/first-answer';
import { leavesAt } from '#domain/conversations/message-lifecycle';
import { messagePreview } from '#domain/conversations/message-preview';
import { plainTextOf } from '#domain/conversations/message-text';
import { variablesOf } from '#domain/conversations/saved-reply';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import type { ConversationMessageCreate } from '#openapi/types.generated';
import { findAvailability } from '../availability/availability.repository';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import {
  conversationFiles,
  conversationMessages,
  type FormerConversation,
} from '../database/schema/conversations';
import { stores } from '../database/schema/stores';
import { invalid, problem } from '../http/problem-error';
import { addJob } from '../jobs/add-job';
import { copyIdOf } from '../mail/mail-copies';
import { namedFiles } from '../mail/mail-files';
import { queueMail } from '../mail/mail-outbox';
import { cleanRichText } from '../products/rich-text';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';
import { chatOfMail } from './chat-link';
import { tellTeam } from './conversation-mentions';
import { nameOf } from './conversation-news';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  addSearchWords,
  type ConversationColumns,
  type ConversationRow,
  changeConversation,
  changeMessage,
  type FileRow,
  findMessage,
  insertMessage,
  type MessageRow,
} from './conversations.repository';

/** Earlier letters that a mail names. */
const MAX_REFERENCES = 10;

/** The largest whole number of a column. */
const MAX_INTEGER = 2 ** 31 - 1;

/** A message that a user writes. */
export interface WrittenMessage {
  readonly body: ConversationMessageCreate;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/** @throws ProblemError 422 at `body` */
function contentOf({ body, isDraft }: ConversationMessageCreate) {
  const html = cleanRichText(body);
  if (html === null) throw invalid({ body: ['required'] });
  const text = plainTextOf(html);
  if (!isDraft && variablesOf(text).length > 0) throw invalid({ body: ['variable_missing'] });
  return { html, body: text };
}

/**
 * Locks the files that a message may use: uploaded by the writer and free, or of the same draft.
 * @throws ProblemError 422 at `fileIds`
 */
async function lockFiles(
  tx: Tx,
  { fileIds = [], draftId }: ConversationMessageCreate,
  { storeId, userId }: ConversationUser,
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const { id, messageId, uploadedBy } = conversationFiles;
  const isFree = and(isNull(messageId), eq(uploadedBy, userId));
  const rows = await tx
    .select()
    .from(conversationFiles)
    .where(
      and(
        eq(conversationFiles.storeId, storeId),
        inArray(id, [...fileIds]),
        draftId ? or(isFree, eq(messageId, draftId)) : isFree,
      ),
    )
    .for('update');
  if (rows.length < fileIds.length) throw invalid({ fileIds: ['unknown'] });
  const bytes = rows.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  if (bytes > CONVERSATION_LIMITS.messageBytes) throw invalid({ fileIds: ['too_large'] });
  return rows;
}

/** Gives the files to a message; those that it had before and no longer has are free again. */
async function giveFiles(tx: Tx, messageId: string, files: readonly FileRow[]): Promise<void> {
  await tx
    .update(conversationFiles)
    .set({ messageId: null })
    .where(eq(conversationFiles.messageId, messageId));
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await tx.update(conversationFiles).set({ messageId }).where(inArray(conversationFiles.id, ids));
}

/** The draft that a message replaces. @throws ProblemError 422 at `draftId` */
async function draftOf(
  tx: Tx,
  conversationId: string,
  draftId: string | undefined,
): Promise<MessageRow | null> {
  if (draftId === undefined) return null;
  const draft = await findMessage(tx, conversationId, draftId);
  if (draft?.status !== 'draft') throw invalid({ draftId: ['unknown'] });
  return draft;
}

/** The columns that record the first answer; none for a conversation that waited for nobody. */
async function firstAnswer(
  tx: Tx,
  { storeId, awaitingSince, firstAnsweredAt }: ConversationRow,
  now: Date,
): Promise<ConversationColumns> {
  if (!awaitingSince || firstAnsweredAt) return {};
  const hours = (await findAvailability(tx, storeId)) ?? DEFAULT_AVAILABILITY;
  const firstAnswerMs = Math.min(openTimeBetween(hours, awaitingSince, now), MAX_INTEGER);
  return { firstAnsweredAt: now, firstAnswerMs };
}

/** What an undo restores. */
function restorable(row: ConversationRow): FormerConversation {
  const iso = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    status: row.status,
    snoozedUntil: iso(row.snoozedUntil),
    awaitingSince: iso(row.awaitingSince),
    answerDueAt: iso(row.answerDueAt),
    firstAnsweredAt: iso(row.firstAnsweredAt),
    firstAnswerMs: row.firstAnswerMs,
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastMessageId: row.lastMessageId,
    lastDirection: row.lastDirection,
    lastText: row.lastText,
  };
}

interface Mailing {
  readonly message: Pick<MessageRow, 'id' | 'body' | 'html'>;
  readonly files: readonly FileRow[];
  readonly principal: ConversationUser;
  readonly now: Date;
  /** Whether it leaves at once. */
  readonly isImmediate?: boolean;
}

/** What the mail of a message follows: letters and mails of the conversation, the last ones. */
async function earlierIds(tx: Tx, conversationId: string, messageId: string): Promise<string[]> {
  const rows = await tx
    .select({ mailId: conversationMessages.mailId, letterId: conversationMessages.letterId })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        ne(conversationMessages.id, messageId),
        or(isNotNull(conversationMessages.mailId), isNotNull(conversationMessages.letterId)),
      ),
    )
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.sequence))
    .limit(MAX_REFERENCES);
  // A letter without a Message-ID has one that only we know.
  return rows
    .flatMap(({ mailId, letterId }) => letterId ?? mailId ?? [])
    .filter((id) => !id.endsWith('@letter>'))
    .toReversed();
}

/**
 * The addresses that get a message: the client's, and that of the marketplace once it was asked in.
 * A client without an address, who has opened the chat by its link, reads it there.
 * @throws ProblemError 422 at `recipient`
 */
function recipientsOf({ participants, chatOpenedAt }: ConversationRow): string[] {
  if (!participants[0]?.email && !chatOpenedAt) throw invalid({ recipient: ['required'] });
  return participants.flatMap(({ email }) => email ?? []);
}

/**
 * Queues the mails that carry a message; conversations of the team have none.
 * @returns the id of the first mail, or null
 * @throws ProblemError 409 `email_unconfirmed`, `store_unreviewed`; 422 at `recipient`: the client
 *   has no address; 429 the limits of mails
 */
async function queueMessageMail(
  tx: Tx,
  row: ConversationRow,
  { message, files, principal, now, isImmediate }: Mailing,
): Promise<string | null> {
  const { kind, storeId, language, messagesCount } = row;
  if (kind === 'team') return null;
  const [recipient, ...others] = recipientsOf(row);
  if (!recipient) return null;
  await assertEmailConfirmed(tx, principal.userId);
  const [store] = await tx
    .select({ name: stores.name, email: stores.email })
    .from(stores)
    .where(eq(stores.id, storeId));
  const id = newId('eml', now.getTime());
  const data = {
    conversationId: row.id,
    references: JSON.stringify(await earlierIds(tx, row.id, message.id)),
    fromName: store?.name ?? '',
    subject: messagesCount > 0 ? `Re: ${row.subject}` : row.subject,
    text: message.body,
    html: message.html ?? '',
    replyTo: store?.email ?? '',
    files: namedFiles(files),
    candidacyId: row.linkKind === 'candidacy' ? (row.linkId ?? '') : '',
  };
  const { userId } = principal;
  const template = 'conversationMessage' as const;
  const sender = { storeId, userId };
  const client = row.participants[0]?.email;
  const leaves = isImmediate ? now : leavesAt(now);
  for (const [index, to] of [recipient, ...others].entries()) {
    const chat = to === client ? await chatOfMail(tx, row.chatOrderId, to, now) : '';
    const mail = { template, data: { ...data, chat }, recipient: to, language, sender };
    const options = { id: index === 0 ? id : copyIdOf(id), leavesAt: leaves };
    await queueMail(tx, mail, now, options);
  }
  return id;
}

/** The conversation with a message that was queued as its last one. */
async function withQueued(
  tx: Tx,
  row: ConversationRow,
  { message, files, now, isImmediate }: Mailing,
): Promise<ConversationRow> {
  const after = await changeConversation(
    tx,
    row.id,
    {
      status: row.kind === 'team' ? 'open' : 'waiting',
      snoozedUntil: null,
      awaitingSince: null,
      answerDueAt: null,
      ...(await firstAnswer(tx, row, now)),
      lastMessageAt: now,
      lastMessageId: message.id,
      lastDirection: 'outgoing',
      lastText: messagePreview(message.html ?? message.body),
      messagesCount: row.messagesCount + 1,
      filesCount: row.filesCount + files.length,
    },
    now,
  );
  const runAt = isImmediate ? now : leavesAt(now);
  await addJob(tx, 'sendConversationMessages', {}, { runAt });
  return after;
}

/** @throws ProblemError 409 `answered_meanwhile` with the current conversation */
async function assertSeen(
  tx: Tx,
  row: ConversationRow,
  { body: { seenMessageId }, principal, now }: WrittenMessage,
): Promise<void> {
  if (seenMessageId === undefined || seenMessageId === row.lastMessageId) return;
  const current = await presentConversation(tx, row, principal, now);
  throw problem(409, 'answered_meanwhile', { current });
}

type Sending = Pick<ConversationMessageCreate, 'isDraft' | 'isImmediate'>;

/** Whether a message is on the other screens at once: in chats and in the team room. */
function isAtOnce({ kind, chatOrderId }: ConversationRow, body: Sending): boolean {
  if (!body.isImmediate || body.isDraft) return false;
  return kind === 'team' || chatOrderId !== null;
}

function statusColumns(row: ConversationRow, body: Sending, now: Date) {
  if (body.isDraft) return { status: 'draft' } as const;
  if (!isAtOnce(row, body)) {
    return { status: 'queued', sendAt: leavesAt(now), before: restorable(row) } as const;
  }
  return row.kind === 'team'
    ? ({ status: 'delivered', sentAt: now, deliveredAt: now } as const)
    : ({ status: 'sent', sentAt: now } as const);
}

/**
 * Queues a message of a locked conversation, or keeps it as a draft. An immediate one is sent.
 * @throws ProblemError 409 `answered_meanwhile`, `email_unconfirmed`, `store_unreviewed`; 422 with
 *   the fields that are wrong; 429 the limits of mails
 */
export async function sendMessage(
  tx: Tx,
  row: ConversationRow,
  written: WrittenMessage,
): Promise<ConversationRow> {
  const { body, principal, now } = written;
  const content = contentOf(body);
  const draft = await draftOf(tx, row.id, body.draftId);
  const files = await lockFiles(tx, body, principal);
  if (!body.isDraft) await assertSeen(tx, row, written);
  const id = draft?.id ?? newId('msg', now.getTime());
  const isImmediate = isAtOnce(row, body);
  const mailing = { message: { id, ...content }, files, principal, now, isImmediate };
  const mailId = body.isDraft ? null : await queueMessageMail(tx, row, mailing);
  const columns = {
    ...content,
    authorId: principal.userId,
    authorName: await nameOf(tx, principal),
    createdAt: now,
    mailId,
    ...statusColumns(row, body, now),
  };
  if (draft) await changeMessage(tx, id, columns);
  else {
    const { storeId, id: conversationId } = row;
    const fixed = { direction: 'outgoing', authorType: 'staff' } as const;
    await insertMessage(tx, { id, storeId, conversationId, ...fixed, ...columns });
  }
  await giveFiles(tx, id, files);
  if (body.isDraft) return changeConversation(tx, row.id, {}, now);
  await addSearchWords(tx, row.id, [content.body, ...files.map(({ fileName }) => fileName)]);
  const after = await withQueued(tx, row, mailing);
  const { userId: authorId } = principal;
  if (isImmediate) await tellTeam(tx, after, { authorId, text: content.body, now });
  return after;
}

/** Queues a message again that did not arrive. @throws ProblemError as {@link sendMessage} */
export async function retryMessage(
  tx: Tx,
  row: ConversationRow,
  { message, ...mailing }: Mailing & { readonly message: MessageRow },
): Promise<ConversationRow> {
  const { now } = mailing;
  const mailId = await queueMessageMail(tx, row, { message, ...mailing });
  await changeMessage(tx, message.id, {
    status: 'queued',
    mailId,
    sendAt: leavesAt(now),
    // It is the last message of its conversation again.
    createdAt: now,
    bouncedAt: null,
    bounceReason: null,
    before: restorable(row),
  });
  const counted = await withQueued(tx, row, { message, ...mailing });
  // It was counted when it was sent first.
  const { messagesCount, filesCount } = row;
  return changeConversation(tx, counted.id, { messagesCount, filesCount }, now);
}
