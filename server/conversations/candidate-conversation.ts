import { and, desc, eq, isNull } from 'drizzle-orm';
import { messagePreview } from '#domain/conversations/message-preview';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { conversations } from '../database/schema/conversations';
import { candidacies } from '../database/schema/vacancies';
import { addJob } from '../jobs/add-job';
import { nameOf } from './conversation-news';
import type { ConversationUser } from './conversation-user';
import {
  addSearchWords,
  type ConversationRow,
  changeConversation,
  insertConversation,
  insertMessage,
  withCandidate,
} from './conversations.repository';

/** The conversation with a candidate, as it is begun if there is none. */
interface WantedConversation {
  readonly storeId: string;
  readonly candidacyId: string;
  readonly subject: string;
  readonly now: Date;
}

/** The candidate of the store, locked, so that two users begin one conversation; erased ones are unknown. */
async function lockCandidate(tx: Tx, { storeId, candidacyId }: WantedConversation) {
  const { id, storeId: ofStore, erasedAt, firstName, lastName, email, language } = candidacies;
  const [candidate] = await tx
    .select({ firstName, lastName, email, language })
    .from(candidacies)
    .where(and(eq(id, candidacyId), eq(ofStore, storeId), isNull(erasedAt)))
    .for('no key update');
  return candidate;
}

async function findOfCandidacy(
  tx: Tx,
  { storeId, candidacyId }: WantedConversation,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(withCandidate(storeId, candidacyId), isNull(conversations.archivedAt)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1)
    .for('no key update');
  return row;
}

/**
 * The conversation with a candidate, locked. It is begun if there is none, or if it was deleted.
 * @returns undefined for a candidacy that is unknown to the store, or erased
 */
export async function openCandidateConversation(
  tx: Tx,
  wanted: WantedConversation,
): Promise<ConversationRow | undefined> {
  const { storeId, candidacyId, subject, now } = wanted;
  const candidate = await lockCandidate(tx, wanted);
  if (!candidate) return undefined;
  const begun = await findOfCandidacy(tx, wanted);
  if (begun) return begun;
  const { firstName, lastName, email, language } = candidate;
  const name = `${firstName} ${lastName}`.trim();
  return insertConversation(
    tx,
    {
      id: newId('cnv', now.getTime()),
      storeId,
      kind: 'candidate',
      status: 'open',
      subject,
      language,
      participants: [{ name, email }],
      linkKind: 'candidacy',
      linkId: candidacyId,
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
    },
    [subject, name, email],
  );
}

/** What a mail told the candidate. */
interface MailedMessage {
  /** The queued mail, whose outcome is that of the message. */
  readonly mailId: string;
  /** Plain text. */
  readonly text: string;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/** Adds what a queued mail tells the candidate to the locked conversation with them. */
export async function addMailedMessage(
  tx: Tx,
  row: ConversationRow,
  { mailId, text, principal, now }: MailedMessage,
): Promise<void> {
  const id = newId('msg', now.getTime());
  await insertMessage(tx, {
    id,
    storeId: row.storeId,
    conversationId: row.id,
    direction: 'outgoing',
    status: 'queued',
    authorType: 'staff',
    authorId: principal.userId,
    authorName: await nameOf(tx, principal),
    body: text,
    mailId,
    sendAt: now,
    createdAt: now,
  });
  await addSearchWords(tx, row.id, [text]);
  const change = {
    status: 'waiting',
    snoozedUntil: null,
    awaitingSince: null,
    answerDueAt: null,
    lastMessageAt: now,
    lastMessageId: id,
    lastDirection: 'outgoing',
    lastText: messagePreview(text),
    messagesCount: row.messagesCount + 1,
  } as const;
  await changeConversation(tx, row.id, change, now);
  await addJob(tx, 'sendConversationMessages', {}, { runAt: now });
}
