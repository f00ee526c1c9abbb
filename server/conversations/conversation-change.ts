import { and, eq } from 'drizzle-orm';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { ConversationKind } from '#domain/conversations/conversation-kinds';
import type { ConversationLink } from '#domain/conversations/conversation-link';
import { seesKind } from '#domain/conversations/conversation-visibility';
import { isMailable, mailAddressOf } from '#domain/invoices/invoice-sending';
import { cleanLabels } from '#domain/tasks/task-form';
import { textError } from '#domain/text/required-text';
import type {
  Conversation,
  ConversationCreate,
  ConversationUpdate,
} from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import type { Participant } from '../database/schema/conversations';
import { clients, orders } from '../database/schema/orders';
import { users } from '../database/schema/stores';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanLines, cleanText } from '../products/product-fields';
import { findLinkLabels } from '../tasks/task-links';
import { linkOf } from '../tasks/task-presentation';
import { openCandidateConversation } from './candidate-conversation';
import { findChatOfOrder, lockChat } from './chat-link';
import { markSeenByStore } from './chat-messages';
import { tellMentioned } from './conversation-mentions';
import { nameOf } from './conversation-news';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  addSearchWords,
  changeConversation,
  insertConversation,
  insertMessage,
  lockOwnConversation,
  markRead,
  markUnread,
} from './conversations.repository';
import { sendMessage } from './message-sending';

type Errors = Record<string, readonly string[]>;

function labelErrors(labels: readonly string[]): Errors {
  if (labels.length > CONVERSATION_LIMITS.labels) return { labels: ['too_many'] };
  const isLong = labels.some((label) => label.length > CONVERSATION_LIMITS.label);
  return isLong ? { labels: ['too_long'] } : {};
}

function subjectErrors(subject: string): Errors {
  const codes = textError(subject, CONVERSATION_LIMITS.subject);
  return codes ? { subject: codes } : {};
}

function labelColumns(labels: readonly string[]) {
  return {
    labels: [...labels],
    labelKeys: labels.map((label) => label.toLocaleLowerCase()),
  };
}

/** Only conversations with candidates are about candidacies: the others are seen by everybody. */
function assertLinkable(kind: ConversationKind, link: ConversationLink | null): void {
  if (link?.kind === 'candidacy' && kind !== 'candidate') throw invalid({ link: ['not_allowed'] });
}

/** The name of a linked record, by which its conversation is found; null for no link. */
async function linkName(
  tx: Tx,
  link: ConversationLink | null | undefined,
  user: ConversationUser,
): Promise<string | null> {
  if (!link) return null;
  const label = (await findLinkLabels(tx, [link], user)).get(link.id)?.label;
  if (!label) throw invalid({ link: ['unknown'] });
  return label;
}

/** The client of an order of the store; undefined for another link. */
async function clientOfOrder(
  tx: Tx,
  storeId: string,
  link: ConversationLink | null | undefined,
): Promise<Participant | undefined> {
  if (link?.kind !== 'order') return undefined;
  const [client] = await tx
    .select({
      firstName: clients.firstName,
      lastName: clients.lastName,
      email: clients.email,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(eq(orders.id, link.id), eq(orders.storeId, storeId)));
  return client && { name: `${client.firstName} ${client.lastName}`.trim(), email: client.email };
}

/** @throws ProblemError 422 at `recipient` or `link` */
async function participantsOf(
  tx: Tx,
  { kind, recipient, link }: ConversationCreate,
  { storeId, marketplaceEmail }: { readonly storeId: string; readonly marketplaceEmail: string },
): Promise<Participant[]> {
  if (kind === 'team') return [];
  if (kind === 'marketplace') return [{ name: '', email: marketplaceEmail }];
  if (kind === 'order') {
    const client = await clientOfOrder(tx, storeId, link);
    if (!client) throw invalid({ link: ['required'] });
    return [client];
  }
  if (!recipient) throw invalid({ recipient: ['required'] });
  const email = mailAddressOf(recipient.email);
  if (!isMailable(email)) throw invalid({ 'recipient.email': ['invalid_email'] });
  return [{ name: (cleanText(recipient.name) ?? '').replace(/\s+/gu, ' '), email }];
}

/** The order whose chat a new conversation is; null for a further conversation about it. */
async function newChatOrder(
  tx: Tx,
  link: ConversationLink | null,
  now: Date,
): Promise<string | null> {
  if (link?.kind !== 'order') return null;
  await lockChat(tx, link.id);
  const chat = await findChatOfOrder(tx, link.id, now);
  return chat && !chat.conversation ? link.id : null;
}

/** A conversation that a user starts. */
interface RequestedConversation {
  readonly body: ConversationCreate;
  readonly principal: ConversationUser;
  readonly marketplaceEmail: string;
  readonly now: Date;
}

/**
 * The conversation with a candidate, begun if there is none, with a message if one is given.
 * @throws ProblemError 422 at `link`, also for users who do not answer candidates; as `sendMessage`
 */
async function beginWithCandidate(
  tx: Tx,
  subject: string,
  {
    body: { link, labels = [], message },
    principal,
    now,
  }: Omit<RequestedConversation, 'marketplaceEmail'>,
): Promise<Conversation> {
  if (link?.kind !== 'candidacy') throw invalid({ link: ['required'] });
  if (!seesKind('candidate', principal.permissions)) throw invalid({ link: ['unknown'] });
  const wanted = { storeId: principal.storeId, candidacyId: link.id, subject, now };
  const begun = await openCandidateConversation(tx, wanted);
  if (!begun) throw invalid({ link: ['unknown'] });
  const started =
    labels.length > 0
      ? await changeConversation(tx, begun.id, labelColumns(cleanLabels(labels)), now)
      : begun;
  const row = message ? await sendMessage(tx, started, { body: message, principal, now }) : started;
  return presentConversation(tx, row, principal, now);
}

/**
 * Starts a conversation, with its first message if there is one.
 * @throws ProblemError 422 with the fields that are wrong; as `sendMessage`
 */
export async function createConversation(
  tx: Tx,
  { body, principal, marketplaceEmail, now }: RequestedConversation,
): Promise<Conversation> {
  const { storeId } = principal;
  const { kind, language = 'fr', link = null, message } = body;
  const subject = (cleanText(body.subject) ?? '').replace(/\s+/gu, ' ');
  const labels = cleanLabels(body.labels ?? []);
  const errors = { ...subjectErrors(subject), ...labelErrors(labels) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (kind === 'candidate') return beginWithCandidate(tx, subject, { body, principal, now });
  assertLinkable(kind, link);
  const record = await linkName(tx, link, principal);
  const participants = await participantsOf(tx, body, { storeId, marketplaceEmail });
  const started = await insertConversation(
    tx,
    {
      id: newId('cnv', now.getTime()),
      storeId,
      kind,
      status: 'open',
      subject,
      language,
      participants,
      linkKind: link?.kind ?? null,
      linkId: link?.id ?? null,
      chatOrderId: kind === 'order' ? await newChatOrder(tx, link, now) : null,
      ...labelColumns(labels),
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
    },
    [subject, record, ...participants.flatMap(({ name, email }) => [name, email])],
  );
  const row = message ? await sendMessage(tx, started, { body: message, principal, now }) : started;
  return presentConversation(tx, row, principal, now);
}

/** A change of a conversation that a user requests. */
interface RequestedChange {
  readonly conversationId: string;
  readonly body: ConversationUpdate;
  readonly revision: number | undefined;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/**
 * Changes the given fields.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 with the fields that are
 *   wrong
 */
export async function changeConversationFields(
  tx: Tx,
  { conversationId, body, revision, principal, now }: RequestedChange,
): Promise<Conversation> {
  const before = await lockOwnConversation(tx, principal, conversationId);
  if (!before) throw notFound();
  assertRevision(revision, await presentConversation(tx, before, principal, now));
  const subject = (cleanText(body.subject ?? before.subject) ?? '').replace(/\s+/gu, ' ');
  const labels = cleanLabels(body.labels ?? before.labels);
  const errors = { ...subjectErrors(subject), ...labelErrors(labels) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const link = body.link === undefined ? linkOf(before) : body.link;
  const isNewLink = link?.id !== before.linkId || link?.kind !== before.linkKind;
  if (isNewLink && before.kind === 'candidate') throw invalid({ link: ['not_allowed'] });
  assertLinkable(before.kind, link);
  const record = isNewLink ? await linkName(tx, link, principal) : null;
  const change = {
    subject,
    language: body.language ?? before.language,
    linkKind: link?.kind ?? null,
    linkId: link?.id ?? null,
    ...labelColumns(labels),
  };
  const after = await changeConversation(tx, before.id, change, now);
  if (subject !== before.subject || record) {
    await addSearchWords(tx, before.id, [subject, record]);
  }
  return presentConversation(tx, after, principal, now);
}

/** A note that a user writes. */
interface RequestedNote {
  readonly conversationId: string;
  readonly body: string;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/**
 * Adds a note for the staff, and notifies those whom it mentions.
 * @throws ProblemError 404 unknown to the store; 422 at `body`
 */
export async function addNote(
  tx: Tx,
  { conversationId, body, principal, now }: RequestedNote,
): Promise<Conversation> {
  const { storeId, userId } = principal;
  const before = await lockOwnConversation(tx, principal, conversationId);
  if (!before) throw notFound();
  const codes = textError(body, CONVERSATION_LIMITS.note);
  if (codes) throw invalid({ body: codes });
  const text = cleanLines(body);
  await insertMessage(tx, {
    id: newId('msg', now.getTime()),
    storeId,
    conversationId,
    direction: 'note',
    authorType: 'staff',
    authorId: userId,
    authorName: await nameOf(tx, principal),
    body: text,
    createdAt: now,
  });
  await addSearchWords(tx, conversationId, [text]);
  const after = await changeConversation(tx, conversationId, {}, now);
  await tellMentioned(tx, after, { text, authorId: userId, now });
  return presentConversation(tx, after, principal, now);
}

/**
 * Marks a conversation as read or unread for the caller. Its revision stays.
 * @throws ProblemError 404 unknown to the store
 */
export async function markConversation(
  tx: Tx,
  {
    conversationId,
    isUnread,
    principal,
    now,
  }: Omit<RequestedNote, 'body'> & { readonly isUnread: boolean },
): Promise<Conversation> {
  const { userId } = principal;
  const row = await lockOwnConversation(tx, principal, conversationId);
  if (!row) throw notFound();
  if (isUnread) await markUnread(tx, row, eq(users.id, userId));
  else {
    await markRead(tx, conversationId, userId);
    await markSeenByStore(tx, row, now);
  }
  return presentConversation(tx, row, principal, now);
}
