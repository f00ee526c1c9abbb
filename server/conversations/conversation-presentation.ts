import type { ConversationStatus } from '#domain/conversations/conversation-kinds';
import { allowedConversationActions } from '#domain/conversations/conversation-lifecycle';
import { allowedMessageActions } from '#domain/conversations/message-lifecycle';
import type { Permission } from '#domain/permissions/permissions';
import type {
  Conversation,
  ConversationFile,
  ConversationMessage,
  ConversationSummary,
} from '#openapi/types.generated';
import type { Reader } from '../context';
import { findLinkLabels, type LinkLabels } from '../tasks/task-links';
import { linkOf } from '../tasks/task-presentation';
import { findPeople, type PersonRow } from '../tasks/tasks.repository';
import type { ConversationPageRow } from './conversation-list.query';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationRow,
  type FileRow,
  isUnreadBy,
  type MessageRow,
  selectFiles,
  selectMessages,
} from './conversations.repository';

const NO_LABELS: LinkLabels = { label: null, labelEn: null, labelAr: null };

function iso(instant: Date | string): string;
function iso(instant: Date | string | null): string | null;
function iso(instant: Date | string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** The columns of a conversation, whose times are dates, or texts in ISO 8601. */
type SummaryRow = {
  readonly [Name in keyof Omit<ConversationPageRow, 'assignee' | 'isUnread'>]:
    | ConversationPageRow[Name]
    | ConversationRow[Name];
};

/** The actions that the user can take in each status, computed once for all rows of a list. */
function actionsFor({ permissions }: ConversationUser) {
  const granted = new Set(permissions);
  const known = new Map<ConversationStatus, ConversationSummary['allowedActions']>();
  return ({ archivedAt, status }: SummaryRow) => {
    if (archivedAt) return [];
    const actions = known.get(status) ?? allowedConversationActions(status, granted);
    known.set(status, actions);
    return actions;
  };
}

/** What a summary shows of other records. */
interface Joined {
  readonly assignee: PersonRow | null;
  readonly isUnread: boolean;
  readonly labels: ReadonlyMap<string, LinkLabels>;
}

function summaryOf(
  row: SummaryRow,
  actionsOf: ReturnType<typeof actionsFor>,
  { assignee, isUnread, labels }: Joined,
): ConversationSummary {
  const link = linkOf(row);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    subject: row.subject,
    language: row.language,
    participants: row.participants.map(({ name, email }) => ({ name, email })),
    link: link && { ...link, ...(labels.get(link.id) ?? NO_LABELS) },
    assignee,
    labels: row.labels,
    isUnread,
    snoozedUntil: iso(row.snoozedUntil),
    awaitingSince: iso(row.awaitingSince),
    answerDueAt: iso(row.answerDueAt),
    firstAnsweredAt: iso(row.firstAnsweredAt),
    firstAnswerMs: row.firstAnswerMs,
    lastMessageAt: iso(row.lastMessageAt),
    lastMessage: row.lastDirection && { direction: row.lastDirection, text: row.lastText },
    messagesCount: row.messagesCount,
    filesCount: row.filesCount,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    revision: row.revision,
    allowedActions: actionsOf(row),
  };
}

/** Conversations as rows of a list. */
export async function presentConversations(
  reader: Reader,
  rows: readonly ConversationPageRow[],
  user: ConversationUser,
): Promise<ConversationSummary[]> {
  const links = rows.flatMap((row) => linkOf(row) ?? []);
  const labels = await findLinkLabels(reader, links, user);
  const actionsOf = actionsFor(user);
  return rows.map((row) => {
    const { assignee, isUnread } = row;
    return summaryOf(row, actionsOf, { assignee, isUnread, labels });
  });
}

/** A file as the contract shows it. */
export function presentFile({ id, fileName, mimeType, sizeBytes }: FileRow): ConversationFile {
  return { id, fileName, mimeType, sizeBytes };
}

/** The files of a message that are no pictures of its text. */
function filesOf({ id, pictures }: MessageRow, files: readonly FileRow[]): FileRow[] {
  const shown = new Set(pictures.map(({ fileId }) => fileId));
  return files.filter((file) => file.messageId === id && !shown.has(file.id));
}

function messageOf(
  row: MessageRow,
  files: readonly FileRow[],
  { permissions }: ConversationUser,
  now: Date,
): ConversationMessage {
  const { status, sendAt } = row;
  return {
    id: row.id,
    direction: row.direction,
    status,
    author: {
      type: row.authorType,
      userId: row.authorId,
      name: row.authorName,
      email: row.authorEmail,
    },
    body: row.body,
    html: row.html,
    quoted: row.quoted,
    senderProof: row.senderProof,
    pictures: row.pictures.map(({ fileId, isMissing }) => ({ fileId, isMissing })),
    isAutomatic: row.isAutomatic,
    files: filesOf(row, files).map(presentFile),
    sendAt: iso(sendAt),
    sentAt: iso(row.sentAt),
    deliveredAt: iso(row.deliveredAt),
    readAt: iso(row.readAt),
    bouncedAt: iso(row.bouncedAt),
    bounceReason: row.bounceReason,
    createdAt: row.createdAt.toISOString(),
    allowedActions: status
      ? allowedMessageActions({ status, sendAt }, new Set<Permission>(permissions), now)
      : [],
  };
}

/** A conversation with its messages. What can be done with a queued one depends on the time. */
export async function presentConversation(
  reader: Reader,
  row: ConversationRow,
  user: ConversationUser,
  now: Date,
): Promise<Conversation> {
  const { storeId, userId } = user;
  const { id, assigneeId } = row;
  const link = linkOf(row);
  const [people, labels, isUnread, messages] = await Promise.all([
    findPeople(reader, storeId, assigneeId ? [assigneeId] : []),
    findLinkLabels(reader, link ? [link] : [], user),
    isUnreadBy(reader, userId, id),
    selectMessages(reader, id),
  ]);
  const files = await selectFiles(
    reader,
    messages.map(({ id }) => id),
  );
  return {
    ...summaryOf(row, actionsFor(user), {
      assignee: people.get(assigneeId ?? '') ?? null,
      isUnread,
      labels,
    }),
    messages: messages.map((message) => messageOf(message, files, user, now)),
  };
}
