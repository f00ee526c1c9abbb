import { rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { problem } from '../../http/problem-error';
import type { MediaStorageConfig } from './storage-config';

/** A stored file on its way out. */
export interface StoredFile {
  readonly sizeBytes: number;
  /** Opens the file; whoever does reads or destroys the stream. */
  open(): Promise<Readable>;
}

/**
 * Where pictures are kept, under keys with slashes. A key is written once and means the same bytes
 * for as long as it exists. A storage that can't be reached, or is full, throws ProblemError 503
 * `unavailable` with Retry-After.
 */
export interface MediaStorage {
  /** Failing, it may leave anything under the key. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Answers undefined when nothing is kept under the key. */
  find(key: string): Promise<StoredFile | undefined>;
  /** Removes the file; one that isn't there is as good as removed. */
  remove(key: string): Promise<void>;
}

interface StorageError {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly cause?: unknown;
}

/** Whether the storage said that there is no such file: `ENOENT` of a folder, 404 of a bucket. */
const isMissing = (error: unknown): boolean => {
  let current = error;
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, name, cause }: StorageError = current;
    if (code === 'ENOENT' || name === 'NotFound' || name === 'NoSuchKey') return true;
    current = cause;
  }
  return false;
};

/** Seconds after which a storage that failed may be asked again. */
const RETRY_AFTER_SECONDS = 5;

const unavailable = (cause: unknown): never => {
  const failure = problem(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  throw Object.assign(failure, { cause });
};

const localDisk = (disk: Disk): MediaStorage => ({
  put: (key, content, contentType) => disk.put(key, content, { contentType }).catch(unavailable),
  find: async (key) => {
    try {
      const { contentLength } = await disk.getMetaData(key);
      const open = () => disk.getStream(key).catch(unavailable);
      return { sizeBytes: contentLength, open };
    } catch (error) {
      return isMissing(error) ? undefined : unavailable(error);
    }
  },
  remove: (key) => disk.delete(key).catch(unavailable),
});

/** Loaded on demand only: the client for buckets is large, and a local folder needs nothing of it. */
const openBucket = async (config: Extract<MediaStorageConfig, { kind: 's3' }>): Promise<Disk> => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: config.bucket,
      region: config.region,
      ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
      forcePathStyle: config.forcePathStyle,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // Many compatible services know neither the newer checksums nor access lists. The bucket
      // stays private: pictures go out through the server.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );
};

/** A media's own folder goes with its last file. */
const createFolderStorage = (location: string): MediaStorage => {
  const storage = localDisk(new Disk(new FSDriver({ location, visibility: 'private' })));
  return {
    ...storage,
    remove: async (key) => {
      await storage.remove(key);
      if (key.includes('/')) {
        await rmdir(path.dirname(path.join(location, key))).catch(() => undefined);
      }
    },
  };
};

/**
 * The storage that the configuration names.
 * @param folder where a local storage keeps its files
 */
export const createMediaStorage = async (
  config: MediaStorageConfig,
  folder: string,
): Promise<MediaStorage> =>
  config.kind === 's3' ? localDisk(await openBucket(config)) : createFolderStorage(folder);
