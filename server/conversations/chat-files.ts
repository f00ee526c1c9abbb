import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Call, ServerContext } from '../context';
import { conversationFiles, conversationMessages } from '../database/schema/conversations';
import { invalid, notFound, problem } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { encodeInTurn } from '../media/picture-intake';
import { PictureError } from '../pictures/picture-error';
import type { FoundChat } from './chat-link';
import { isVisibleToClient } from './chat-presentation';
import {
  SHOWN_PICTURES,
  type StoredUpload,
  sentTypeOf,
  type UploadedFile,
  withStoredUpload,
} from './conversation-uploads';

/**
 * Stores one picture of a request, judged by its content, and removes it again unless `write` adds
 * its record.
 * @throws ProblemError 413 too many bytes; 422 with the reason at `file`
 */
export function withStoredPicture<Answer>(
  context: ServerContext,
  call: Pick<Call, 'request' | 'now'>,
  write: (picture: StoredUpload, checksum: string) => Promise<Answer>,
): Promise<Answer> {
  const judge = (file: UploadedFile) => {
    if (file.isTruncated) throw problem(413, 'payload_too_large');
    if (file.sizeBytes === 0) throw invalid({ file: ['empty_file'] });
    return encodeInTurn(file.path).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      throw invalid({ file: [error.code] });
    });
  };
  return withStoredUpload(context, call, async (file) => judge(file), write);
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
  const type = SHOWN_PICTURES.has(mimeType) ? 'inline' : 'attachment';
  reply
    .header('content-security-policy', MEDIA_POLICY)
    .header('content-disposition', attachmentOf(fileName, { type }))
    .header('cache-control', 'private, max-age=3600')
    .header('content-length', stored.sizeBytes)
    .type(sentTypeOf(found.file));
  return stored.open();
}
