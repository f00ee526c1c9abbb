import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { Call, Reader, ServerContext, Tx } from '../context';
import type { ConversationFile } from '../contract.generated';
import { newId } from '../database/ids';
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../database/schema/conversations';
import { invalid, notFound } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { receiveDocument } from '../media/document-intake';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { withPictures } from '../media/receive-pictures';
import { presentFile } from './conversation-presentation';
import type { FileRow } from './conversations.repository';

type UploadCall = Pick<Call, 'request' | 'principal' | 'now' | 'write'>;

/** Files of one user that may wait for a message. */
const MAX_UNUSED = 5 * CONVERSATION_LIMITS.attachments;

/** The types that are sent as what they are; every other content is only bytes. */
const SHOWN_TYPES = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

/** @throws ProblemError 422 at `file` */
async function assertRoom(tx: Reader, userId: string): Promise<void> {
  const condition = and(
    eq(conversationFiles.uploadedBy, userId),
    isNull(conversationFiles.messageId),
  );
  const unused = await tx.$count(conversationFiles, condition);
  if (unused >= MAX_UNUSED) throw invalid({ file: ['too_many'] });
}

async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.insert(conversationFiles).values(row);
  await claimFiles(tx, row.id);
}

/**
 * Keeps a file for a message. The type follows from the content.
 * @throws ProblemError 413 too many bytes; 422 with the reason at `file`
 */
export function uploadConversationFile(
  context: ServerContext,
  call: UploadCall,
): Promise<ConversationFile> {
  const { database, mediaStorage } = context;
  const { principal, now } = call;
  return withPictures(call.request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    await assertRoom(database.db, principal.userId);
    const { content, mimeType, extension } = await receiveDocument(file);
    const id = newId('cvf', now.getTime());
    const storageKey = `${id}/${file.checksum.slice(0, 16)}.${extension}`;
    await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: now }]);
    try {
      await mediaStorage.put(storageKey, content, mimeType);
      return await call.write(
        async (tx) => {
          await assertRoom(tx, principal.userId);
          const row: FileRow = {
            id,
            storeId: principal.storeId,
            messageId: null,
            uploadedBy: principal.userId,
            fileName:
              file.fileName.slice(-CONVERSATION_LIMITS.attachmentName) || `file.${extension}`,
            mimeType,
            sizeBytes: content.byteLength,
            storageKey,
            createdAt: now,
          };
          await insertFile(tx, row);
          return presentFile(row);
        },
        { fingerprint: file.checksum },
      );
    } finally {
      // Without effect once the record is written.
      await removeLeftoversOf(context, [id]);
    }
  });
}

/** A file of a conversation, as a request names it. */
interface WantedFile {
  readonly storeId: string;
  readonly conversationId: string;
  readonly fileId: string;
}

async function findFile(
  reader: Reader,
  { storeId, conversationId, fileId }: WantedFile,
): Promise<FileRow | undefined> {
  const [found] = await reader
    .select({ file: conversationFiles })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.messageId))
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(
      and(
        eq(conversationFiles.id, fileId),
        eq(conversationFiles.storeId, storeId),
        eq(conversations.id, conversationId),
        isNull(conversations.archivedAt),
      ),
    );
  return found?.file;
}

/**
 * Sends a file of a message, as an attachment that no cache keeps and no browser runs.
 * @throws ProblemError 404 unknown to the store
 */
export async function sendConversationFile(
  { database, mediaStorage }: ServerContext,
  wanted: WantedFile,
  reply: FastifyReply,
): Promise<Readable> {
  const file = await findFile(database.db, wanted);
  const stored = file && (await mediaStorage.find(file.storageKey));
  if (!file || !stored) throw notFound();
  reply
    .header('content-security-policy', MEDIA_POLICY)
    .header('content-disposition', attachmentOf(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('content-length', stored.sizeBytes)
    .type(SHOWN_TYPES.has(file.mimeType) ? file.mimeType : 'application/octet-stream');
  return stored.open();
}
