import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { Call, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { conversationFiles, conversationMessages } from '../database/schema/conversations';
import { invalid, notFound, problem } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { encodeInTurn } from '../media/picture-intake';
import { PictureError } from '../media/pictures/picture-error';
import { withPictures } from '../media/receive-pictures';
import type { FoundChat } from './chat-link';
import { isVisibleToClient } from './chat-presentation';
import type { FileRow } from './conversations.repository';

/** Pictures that a browser shows in place; every other file is downloaded. */
const SHOWN_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** A stored picture that no message has yet. */
export type StoredPicture = Omit<FileRow, 'storeId' | 'messageId' | 'uploadedBy' | 'createdAt'>;

/**
 * Stores one picture of a request, judged by its content, and removes it again unless `write` adds
 * its record.
 * @throws ProblemError 413 too many bytes; 422 with the reason at `file`
 */
export function withStoredPicture<Answer>(
  context: ServerContext,
  { request, now }: Pick<Call, 'request' | 'now'>,
  write: (picture: StoredPicture, checksum: string) => Promise<Answer>,
): Promise<Answer> {
  const { database, mediaStorage } = context;
  return withPictures(request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    if (file.isTruncated) throw problem(413, 'payload_too_large');
    if (file.sizeBytes === 0) throw invalid({ file: ['empty_file'] });
    const { content, mimeType, extension } = await encodeInTurn(file.path).catch(
      (error: unknown) => {
        if (!(error instanceof PictureError)) throw error;
        throw invalid({ file: [error.code] });
      },
    );
    const id = newId('cvf', now.getTime());
    const storageKey = `${id}/${file.checksum.slice(0, 16)}.${extension}`;
    await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: now }]);
    try {
      await mediaStorage.put(storageKey, content, mimeType);
      const fileName =
        file.fileName.slice(-CONVERSATION_LIMITS.attachmentName) || `file.${extension}`;
      const sizeBytes = content.byteLength;
      return await write({ id, fileName, mimeType, sizeBytes, storageKey }, file.checksum);
    } finally {
      // Without effect once the record is written.
      await removeLeftoversOf(context, [id]);
    }
  });
}

/** Gives a stored picture to a message of the client. */
export async function addPicture(
  tx: Tx,
  picture: StoredPicture,
  { id, storeId, createdAt }: { id: string; storeId: string; createdAt: Date },
): Promise<void> {
  const row = { ...picture, storeId, messageId: id, uploadedBy: null, createdAt };
  await tx.insert(conversationFiles).values(row);
  await claimFiles(tx, picture.id);
}

/**
 * Sends a file of a message that the client may see.
 * @throws ProblemError 404 of another conversation, or of a note or a draft
 */
export async function sendChatFile(
  { database, mediaStorage }: ServerContext,
  { conversation }: FoundChat,
  fileId: string,
  reply: FastifyReply,
): Promise<Readable> {
  const [found] = await database.db
    .select({ file: conversationFiles, message: conversationMessages })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.messageId))
    .where(
      and(
        eq(conversationFiles.id, fileId),
        eq(conversationMessages.conversationId, conversation?.id ?? ''),
      ),
    );
  if (!found || !isVisibleToClient(found.message)) throw notFound();
  const { fileName, mimeType, storageKey } = found.file;
  const stored = await mediaStorage.find(storageKey);
  if (!stored) throw notFound();
  const isShown = SHOWN_TYPES.has(mimeType);
  reply
    .header('content-security-policy', MEDIA_POLICY)
    .header(
      'content-disposition',
      attachmentOf(fileName, { type: isShown ? 'inline' : 'attachment' }),
    )
    .header('cache-control', 'private, max-age=3600')
    .header('content-length', stored.sizeBytes)
    .type(isShown || mimeType === 'application/pdf' ? mimeType : 'application/octet-stream');
  return stored.open();
}
