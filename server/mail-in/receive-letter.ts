import { addMilliseconds } from 'date-fns/addMilliseconds';
import { and, eq, inArray } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import type { ServerContext, Tx } from '../context';
import {
  addSearchWords,
  type ConversationRow,
  changeConversation,
  findMessage,
  type MessageRow,
} from '../conversations/conversations.repository';
import { bounceMessage } from '../conversations/message-delivery';
import { receiveAnswer, receiveConversation } from '../conversations/message-receiving';
import { newId } from '../database/ids';
import {
  conversationFiles,
  conversationMessages,
  type LetterPicture,
} from '../database/schema/conversations';
import { lockName } from '../database/transaction-lock';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { type Letter, lockConversationOf } from './letter-conversation';
import type { Addressee } from './mail-addresses';
import type { LetterFile } from './read-letter';

interface StoredFile extends LetterFile {
  readonly id: string;
  readonly storageKey: string;
}

function languageOf({ subject, body }: Letter): Language {
  return /\p{Script=Arabic}/u.test(`${subject} ${body}`.slice(0, 500)) ? 'ar' : DEFAULT_LANGUAGE;
}

async function addFiles(
  tx: Tx,
  { id: messageId, storeId }: MessageRow,
  files: readonly StoredFile[],
  now: Date,
): Promise<void> {
  for (const [at, { id, storageKey, fileName, mimeType, content }] of files.entries()) {
    const sizeBytes = content.byteLength;
    const row = { id, storeId, messageId, fileName, mimeType, sizeBytes, storageKey };
    // They are shown in the order of their times.
    await tx.insert(conversationFiles).values({ ...row, createdAt: addMilliseconds(now, at) });
    await claimFiles(tx, id);
  }
}

async function noteBounce(
  tx: Tx,
  row: ConversationRow,
  { bouncedMailId, bounceReason: reason }: Letter,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, row.id),
        eq(conversationMessages.mailId, bouncedMailId ?? ''),
        inArray(conversationMessages.status, ['queued', 'sent', 'delivered']),
      ),
    );
  const message = found && (await findMessage(tx, row.id, found.id));
  if (message) await bounceMessage(tx, row, message, { reason, now });
}

/** A letter with its stored files, for one addressee. */
interface Delivery {
  readonly addressee: Addressee;
  readonly letter: Letter;
  readonly files: readonly StoredFile[];
  readonly now: Date;
}

/** Who writes: in a chat, the marketplace is the one who was asked in after the client. */
function authorTypeOf(
  row: ConversationRow | undefined,
  email: string | null,
): 'client' | 'marketplace' | 'carrier' {
  if (row?.kind === 'carrier' || row?.kind === 'marketplace') return row.kind;
  const isAskedIn = row?.participants
    .slice(1)
    .some((one) => one.email?.toLowerCase() === email?.toLowerCase());
  return isAskedIn && row?.chatOrderId ? 'marketplace' : 'client';
}

function toBlockedPicture(url: string): LetterPicture {
  return { url, fileId: null, isMissing: false };
}

async function addLetter(
  tx: Tx,
  row: ConversationRow | undefined,
  { addressee, letter, files, now }: Delivery,
): Promise<void> {
  const { from, body, html, quoted, isAutomatic, senderProof, pictures, id: letterId } = letter;
  const author = { type: authorTypeOf(row, from.email), ...from };
  const received = { author, body, html, quoted, isAutomatic };
  const { storeId } = addressee;
  const begun = { storeId, kind: 'mail', subject: letter.subject } as const;
  const { conversation, message } = row
    ? await receiveAnswer(tx, row, received, now)
    : await receiveConversation(tx, { ...begun, language: languageOf(letter) }, received, now);
  await tx
    .update(conversationMessages)
    .set({ letterId, senderProof, pictures: pictures.map(toBlockedPicture) })
    .where(eq(conversationMessages.id, message.id));
  if (files.length === 0) return;
  await addFiles(tx, message, files, now);
  const filesCount = conversation.filesCount + files.length;
  await changeConversation(tx, conversation.id, { filesCount }, now);
  await addSearchWords(
    tx,
    conversation.id,
    files.map(({ fileName }) => fileName),
  );
}

/** Adds the letter once, whatever number of copies come at once. @returns whether it was new */
async function deliver(tx: Tx, delivery: Delivery): Promise<boolean> {
  const { addressee, letter, now } = delivery;
  const { storeId } = addressee;
  await lockName(tx, `letter ${storeId} ${letter.id}`);
  const { storeId: ofStore, letterId } = conversationMessages;
  const copy = and(eq(ofStore, storeId), eq(letterId, letter.id));
  if ((await tx.$count(conversationMessages, copy)) > 0) return false;
  const row = await lockConversationOf(tx, addressee, letter, now);
  if (letter.isReport) {
    if (row && letter.bouncedMailId !== null) await noteBounce(tx, row, letter, now);
    return false;
  }
  await addLetter(tx, row, delivery);
  return true;
}

async function storeFiles(
  { database, mediaStorage }: ServerContext,
  letter: Letter,
  now: Date,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const file of letter.files) {
    const id = newId('cvf', now.getTime());
    const storageKey = `${id}/received.bin`;
    await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: now }]);
    await mediaStorage.put(storageKey, file.content, file.mimeType);
    files.push({ ...file, id, storageKey });
  }
  return files;
}

/**
 * Keeps a letter for one addressee: as an answer, as the beginning of a conversation, or as the note
 * that a message did not arrive. It is committed when this returns, and a second copy of it has no
 * effect.
 */
export async function receiveLetter(
  context: ServerContext,
  addressee: Addressee,
  letter: Letter,
): Promise<void> {
  const now = context.clock();
  const files = await storeFiles(context, letter, now);
  try {
    await context.database.transaction((tx) => deliver(tx, { addressee, letter, files, now }));
  } finally {
    // Without effect on the files that the letter has.
    await removeLeftoversOf(
      context,
      files.map(({ id }) => id),
    );
  }
}
