import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SenderProof } from '#domain/conversations/sender-proof';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import type { Tx } from '../context';
import { openCandidateConversation } from '../conversations/candidate-conversation';
import { type ConversationRow, lockConversation } from '../conversations/conversations.repository';
import { conversationMessages, conversations } from '../database/schema/conversations';
import { clients } from '../database/schema/orders';
import { candidacies } from '../database/schema/vacancies';
import type { Addressee } from './mail-addresses';
import type { Letter as ReadLetter } from './read-letter';

/** A letter whose sender has been judged. */
export interface Letter extends ReadLetter {
  /** Null if nothing is known of it. */
  readonly senderProof: SenderProof | null;
}

/** Mails of the outbox that references name: `<eml_…@host>`. */
function ownMailIds(references: readonly string[]): string[] {
  return references.flatMap((reference) => /^<?(eml_[a-z0-9]{20})@/u.exec(reference)?.[1] ?? []);
}

function takesPart({ participants }: ConversationRow, email: string): boolean {
  const address = email.toLowerCase();
  return participants.some((one) => one.email?.toLowerCase() === address);
}

/**
 * Conversations of the store with a message that a letter refers to, deleted ones too, the newest
 * message first.
 */
async function referredConversations(
  tx: Tx,
  storeId: string,
  { references }: Letter,
): Promise<ConversationRow[]> {
  const find = async (column: 'mailId' | 'letterId', ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const rows = await tx
      .select({ conversation: conversations })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .where(
        and(
          eq(conversationMessages.storeId, storeId),
          inArray(conversationMessages[column], [...ids]),
        ),
      )
      .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.sequence))
      .limit(10);
    return rows.map(({ conversation }) => conversation);
  };
  return [
    ...(await find('mailId', ownMailIds(references))),
    ...(await find('letterId', references)),
  ];
}

async function findConversationOf(
  tx: Tx,
  { storeId, conversationId }: Addressee,
): Promise<ConversationRow[]> {
  if (conversationId === null) return [];
  const { id, storeId: ofStore } = conversations;
  return tx
    .select()
    .from(conversations)
    .where(and(eq(id, conversationId), eq(ofStore, storeId)));
}

/** The newest candidacy of a sender who is no client of the store; null if there is none. */
async function candidacyOf(tx: Tx, storeId: string, email: string): Promise<string | null> {
  const { storeId: ofStore, mailboxKey, erasedAt, createdAt, id } = candidacies;
  const [candidacy] = await tx
    .select({ id })
    .from(candidacies)
    .where(and(eq(ofStore, storeId), eq(mailboxKey, mailboxKeyOf(email)), isNull(erasedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  if (!candidacy) return null;
  const isClient = and(
    eq(clients.storeId, storeId),
    eq(sql`lower(${clients.email})`, email.toLowerCase()),
  );
  return (await tx.$count(clients, isClient)) > 0 ? null : candidacy.id;
}

/**
 * The conversation of a letter, locked: that of its signed reply address; otherwise the one that its
 * references name and in which its sender takes part, because anybody can write any reference. What
 * a candidate writes to a conversation that was deleted, or to the store, is part of the
 * conversation with them, which fewer users see than a mail (decision 81).
 * @returns undefined for a letter that begins a mail
 */
export async function lockConversationOf(
  tx: Tx,
  addressee: Addressee,
  letter: Letter,
  now: Date,
): Promise<ConversationRow | undefined> {
  const { storeId } = addressee;
  // A forged sender takes part in nothing.
  const email = letter.senderProof === 'forged' ? null : letter.from.email;
  const referred = await referredConversations(tx, storeId, letter);
  const rows = [
    ...(await findConversationOf(tx, addressee)),
    ...(email === null ? [] : referred.filter((row) => takesPart(row, email))),
  ];
  const kept = rows.find(({ archivedAt }) => archivedAt === null);
  const locked = kept && (await lockConversation(tx, storeId, kept.id));
  // A report about a mail begins no conversation.
  if (locked || letter.isReport) return locked;
  const candidate = rows.find(({ linkKind }) => linkKind === 'candidacy')?.linkId;
  const candidacyId = candidate ?? (email === null ? null : await candidacyOf(tx, storeId, email));
  if (candidacyId === null) return undefined;
  const { subject } = letter;
  return openCandidateConversation(tx, { storeId, candidacyId, subject, now });
}
