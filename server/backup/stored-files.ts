import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { openBucket } from '../media/storage/media-storage';
import type { MediaStorageConfig } from '../media-storage-config';

type Pieces = AsyncIterable<Uint8Array>;

/** A stored file to be copied. */
interface StoredCopy {
  readonly size: number;
  readonly content: Pieces;
}

/** Where the server stores pictures and documents, as a backup reads and writes it. */
export interface StoredFiles {
  /** The keys of all files. */
  list(): Promise<string[]>;
  /** Undefined when the file no longer exists: the upload that it belonged to failed. */
  find(key: string): Promise<StoredCopy | undefined>;
  put(key: string, content: Pieces): Promise<void>;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The files of a folder, at any depth. */
function filesOfFolder(folder: string): StoredFiles {
  return {
    list: async () => {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(folder, options).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((key) => key.replaceAll(path.sep, '/'))
        .toSorted();
    },
    find: async (key) => {
      const file = path.join(folder, key);
      const size = await stat(file).then(
        (found) => found.size,
        (error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)),
      );
      if (size === undefined) return undefined;
      if (size === 0) return { size, content: Readable.from([]) };
      // A file that is being written, and so belongs to no record, may grow meanwhile.
      return { size, content: createReadStream(file, { end: size - 1 }) };
    },
    put: async (key, content) => {
      const file = path.join(folder, key);
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(Readable.from(content), createWriteStream(file, { flush: true }));
    },
  };
}

async function keysOfBucket(disk: Disk): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return keys;
}

function filesOfBucket(disk: Disk): StoredFiles {
  return {
    list: () => keysOfBucket(disk),
    find: async (key) => {
      // Their sizes are limited; the size that a bucket reports need not be that of the content.
      const content = await buffer(await disk.getStream(key));
      return { size: content.byteLength, content: Readable.from([content]) };
    },
    put: async (key, content) => disk.put(key, await buffer(Readable.from(content))),
  };
}

/** The drawings of the demo stores are in the folder, also if the other files are in a bucket. */
function isOfDemo(key: string): boolean {
  return key.startsWith('demo/');
}

/** @param folder where a local storage stores its files */
export async function openStoredFiles(
  config: MediaStorageConfig,
  folder: string,
): Promise<StoredFiles> {
  const local = filesOfFolder(folder);
  if (config.kind === 'local') return local;
  const bucket = filesOfBucket(await openBucket(config));
  const placeOf = (key: string) => (isOfDemo(key) ? local : bucket);
  return {
    list: async () => [...(await local.list()).filter(isOfDemo), ...(await bucket.list())],
    find: (key) => placeOf(key).find(key),
    put: (key, content) => placeOf(key).put(key, content),
  };
}
