import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { ConversationFile } from '#openapi/types.generated';
import type { Call, Reader, ServerContext, Tx } from '../context';
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../database/schema/conversations';
import { invalid, notFound } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { receiveDocument } from '../media/document-intake';
import { claimFiles } from '../media/media-leftovers';
import { presentFile } from './conversation-presentation';
import { sentTypeOf, type UploadedFile, withStoredUpload } from './conversation-uploads';
import type { ConversationUser } from './conversation-user';
import { type FileRow, visibleTo } from './conversations.repository';

type UploadCall = Pick<Call, 'request' | 'principal' | 'now' | 'write'>;

/** Files of one user that may wait for a message. */
const MAX_UNUSED = 5 * CONVERSATION_LIMITS.attachments;

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
  const { principal, now } = call;
  const { storeId, userId: uploadedBy } = principal;
  const judge = async (file: UploadedFile) => {
    await assertRoom(context.database.db, uploadedBy);
    return receiveDocument(file);
  };
  return withStoredUpload(context, call, judge, (stored, fingerprint) =>
    call.write(
      async (tx) => {
        await assertRoom(tx, uploadedBy);
        const row = { ...stored, storeId, messageId: null, uploadedBy, createdAt: now };
        await insertFile(tx, row);
        return presentFile(row);
      },
      { fingerprint },
    ),
  );
}

/** A file of a conversation, as a request names it. */
interface WantedFile {
  readonly principal: ConversationUser;
  readonly conversationId: string;
  readonly fileId: string;
}

async function findFile(
  reader: Reader,
  { principal, conversationId, fileId }: WantedFile,
): Promise<FileRow | undefined> {
  const [found] = await reader
    .select({ file: conversationFiles })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.messageId))
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(
      and(
        eq(conversationFiles.id, fileId),
        eq(conversationFiles.storeId, principal.storeId),
        eq(conversations.id, conversationId),
        isNull(conversations.archivedAt),
        visibleTo(principal),
      ),
    );
  return found?.file;
}

/**
 * Sends a file of a message, as an attachment that no cache keeps and no browser runs.
 * @throws ProblemError 404 unknown to this user
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
    .type(sentTypeOf(file));
  return stored.open();
}
