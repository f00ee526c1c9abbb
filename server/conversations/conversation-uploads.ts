import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { Call, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { conversationFiles } from '../database/schema/conversations';
import { notFound } from '../http/problem-error';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { withPictures } from '../media/receive-pictures';
import type { FileRow } from './conversations.repository';

/** Pictures that a browser shows in place; every other file is downloaded. */
export const SHOWN_PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** The type with which a file is sent: only known ones are sent as what they are. */
export function sentTypeOf({ mimeType }: Pick<FileRow, 'mimeType'>): string {
  const isKnown = SHOWN_PICTURES.has(mimeType) || mimeType === 'application/pdf';
  return isKnown ? mimeType : 'application/octet-stream';
}

/** A stored file that no message has yet. */
export type StoredUpload = Omit<FileRow, 'storeId' | 'messageId' | 'uploadedBy' | 'createdAt'>;

/** The file of a request, in a temporary folder. */
export type UploadedFile = Parameters<Parameters<typeof withPictures>[2]>[0][number];

/** What is stored of an uploaded file. */
interface Content {
  readonly content: Uint8Array;
  readonly mimeType: string;
  readonly extension: string;
}

interface NewFile extends Content {
  readonly fileName: string;
  /** SHA-256 of what came, in hex. */
  readonly checksum: string;
}

/**
 * Stores a file. The caller removes what no record was written for with `removeLeftoversOf`; what is
 * left after a crash is removed later.
 */
export async function storeFile(
  { database, mediaStorage }: ServerContext,
  { content, mimeType, extension, fileName, checksum }: NewFile,
  now: Date,
): Promise<StoredUpload> {
  const id = newId('cvf', now.getTime());
  const storageKey = `${id}/${checksum.slice(0, 16)}.${extension}`;
  await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: now }]);
  await mediaStorage.put(storageKey, content, mimeType);
  return { id, fileName, mimeType, sizeBytes: content.byteLength, storageKey };
}

/** Gives a stored file that no user of the store has uploaded to a message. */
export async function addStoredFile(
  tx: Tx,
  file: StoredUpload,
  { id, storeId, createdAt }: { id: string; storeId: string; createdAt: Date },
): Promise<void> {
  const row = { ...file, storeId, messageId: id, uploadedBy: null, createdAt };
  await tx.insert(conversationFiles).values(row);
  await claimFiles(tx, file.id);
}

/**
 * Stores the one file of a request, and removes it again unless `write` adds its record.
 * @param judge decides by the content what is stored, or throws a ProblemError
 */
export function withStoredUpload<Answer>(
  context: ServerContext,
  { request, now }: Pick<Call, 'request' | 'now'>,
  judge: (file: UploadedFile) => Promise<Content>,
  write: (stored: StoredUpload, checksum: string) => Promise<Answer>,
): Promise<Answer> {
  return withPictures(request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    const { checksum } = file;
    const judged = await judge(file);
    const fileName =
      file.fileName.slice(-CONVERSATION_LIMITS.attachmentName) || `file.${judged.extension}`;
    const stored = await storeFile(context, { ...judged, fileName, checksum }, now);
    try {
      return await write(stored, checksum);
    } finally {
      // Without effect once the record is written.
      await removeLeftoversOf(context, [stored.id]);
    }
  });
}
