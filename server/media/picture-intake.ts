import pLimit from 'p-limit';
import type { PictureRefusal } from '#domain/media/picture-limits';
import type { ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import type { media } from '../database/schema/media';
import { problem } from '../http/problem-error';
import type { UploadedFile } from '../http/uploaded-file';
import { type EncodedPicture, encodePicture } from '../pictures/encode-picture';
import { PictureError } from '../pictures/picture-error';
import { findByChecksums, insertMedia, type UsedMedia } from './media.repository';
import { claimFiles, noteLeftovers, removeLeftoversOf } from './media-leftovers';
import { recordNames } from './media-names';
import { mediaSearchText } from './media-presentation';

/**
 * Concurrent decodes in this process: each takes up to 160 MB, and other requests need the
 * processor.
 */
const MAX_CONCURRENT_DECODES = 2;

const decoding = pLimit(MAX_CONCURRENT_DECODES);

/** Encodes a picture outside the library, when a decode is free. @throws PictureError */
export function encodeInTurn(file: string): Promise<EncodedPicture> {
  return decoding(() => encodePicture(file));
}

type MediaInsert = typeof media.$inferInsert;

/** A file during its upload: refused, already in the library, or stored without a record so far. */
export interface PreparedPicture {
  readonly file: UploadedFile;
  /** The names under which one request sent the file. */
  readonly names: readonly string[];
  readonly refusal: PictureRefusal | null;
  readonly row: MediaInsert | null;
}

/** The store of the library, and the time of the upload. */
export interface Library {
  readonly storeId: string;
  readonly now: Date;
}

const NO_TEXTS = { alt: null, altEn: null, altAr: null };

function filesOf(id: string, checksum: string, picture: EncodedPicture) {
  const stem = `${id}/${checksum.slice(0, 16)}`;
  const { content, mimeType, extension, thumbnails } = picture;
  return [
    { key: `${stem}.${extension}`, content, mimeType },
    ...thumbnails.map(({ side, content: small }) => ({
      key: `${stem}-${side}.webp`,
      content: small,
      mimeType: 'image/webp',
    })),
  ];
}

function rowOf(
  id: string,
  file: UploadedFile,
  { content, mimeType, extension, width, height }: EncodedPicture,
  { storeId, now }: Library,
): MediaInsert {
  const { checksum } = file;
  const fileName = file.fileName || `picture.${extension}`;
  return {
    id,
    storeId,
    fileName,
    mimeType,
    width,
    height,
    checksum,
    url: `/media/${id}/${checksum.slice(0, 16)}.${extension}`,
    sizeBytes: content.byteLength,
    searchText: mediaSearchText({ fileName, ...NO_TEXTS }, []),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Takes files into the libraries of stores: decodes them here, stores the files, then writes the
 * record.
 */
export function createPictureIntake(context: ServerContext) {
  const { database, mediaStorage } = context;

  const keepFiles = async (file: UploadedFile, library: Library): Promise<MediaInsert> => {
    const picture = await encodePicture(file.path);
    const id = newId('med', library.now.getTime());
    const files = filesOf(id, file.checksum, picture);
    const keys = files.map(({ key }) => key);
    await noteLeftovers(database.db, [{ mediaId: id, keys, since: library.now }]);
    await Promise.all(
      files.map(({ key, content, mimeType }) => mediaStorage.put(key, content, mimeType)),
    ).catch(async (error: unknown) => {
      await removeLeftoversOf(context, [id]);
      throw error;
    });
    return rowOf(id, file, picture, library);
  };

  /** A file that another request has already recorded is not encoded again. */
  const rowFor = async (file: UploadedFile, library: Library): Promise<MediaInsert | null> => {
    const known = await findByChecksums(database.db, library.storeId, [file.checksum]);
    return known.length > 0 ? null : keepFiles(file, library);
  };

  return {
    /**
     * Validates the file and stores the encoded pictures; {@link recordPictures} writes the record.
     */
    prepare: async (file: UploadedFile, library: Library): Promise<PreparedPicture> => {
      const names = [file.fileName];
      if (file.isTruncated) return { file, names, refusal: 'file_too_large', row: null };
      if (file.sizeBytes === 0) return { file, names, refusal: 'empty_file', row: null };
      try {
        const row = await decoding(() => rowFor(file, library));
        return { file, names, refusal: null, row };
      } catch (error) {
        if (error instanceof PictureError) return { file, names, refusal: error.code, row: null };
        throw error;
      }
    },

    /** Removes stored files that got no record. */
    tidy: (prepared: readonly PreparedPicture[]): Promise<void> =>
      removeLeftoversOf(
        context,
        prepared.flatMap(({ row }) => (row ? [row.id] : [])),
      ),
  };
}

export type PictureIntake = ReturnType<typeof createPictureIntake>;

/** The media of each checksum, and which of them are new. */
export interface RecordedPictures {
  readonly byChecksum: ReadonlyMap<string, UsedMedia>;
  readonly fresh: ReadonlySet<string>;
}

/**
 * Writes the records of prepared pictures and all names under which they were sent. The same file sent several times at once is recorded
 * once, and all requests get that record.
 * @throws ProblemError 503 when a known picture was deleted since; a repeated request stores the
 *   file
 */
export async function recordPictures(
  tx: Tx,
  prepared: readonly PreparedPicture[],
  { storeId, now }: Library,
): Promise<RecordedPictures> {
  const fresh = new Set<string>();
  for (const { row } of inOrder(prepared)) {
    if (!row || !(await insertMedia(tx, row))) continue;
    await claimFiles(tx, row.id);
    fresh.add(row.checksum);
  }
  const wanted = prepared.filter(({ refusal }) => !refusal).map(({ file }) => file.checksum);
  const found = wanted.length === 0 ? [] : await findByChecksums(tx, storeId, wanted);
  const byChecksum = new Map(found.map((media) => [media.checksum, media]));
  if (wanted.some((checksum) => !byChecksum.has(checksum))) {
    throw problem(503, 'unavailable', { retryAfter: 1 });
  }
  for (const { file, names } of inOrder(prepared)) {
    const picture = byChecksum.get(file.checksum);
    if (picture) await recordNames(tx, picture, names, now);
  }
  return { byChecksum, fresh };
}

/** One fixed order, so that two requests with the same files cannot deadlock. */
function inOrder(prepared: readonly PreparedPicture[]): PreparedPicture[] {
  return [...prepared].sort((one, other) => (one.file.checksum < other.file.checksum ? -1 : 1));
}
