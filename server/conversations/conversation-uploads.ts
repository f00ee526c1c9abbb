import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { Call, ServerContext } from '../context';
import { newId } from '../database/ids';
import { notFound } from '../http/problem-error';
import { noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
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
  const { database, mediaStorage } = context;
  return withPictures(request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    const { content, mimeType, extension } = await judge(file);
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
