import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { MediaStorageConfig } from './storage-config';

/** A stored file on its way out. */
export interface StoredFile {
  readonly sizeBytes: number;
  /** Opens the file; whoever does reads or destroys the stream. */
  open(): Promise<Readable>;
}

/**
 * Where pictures are kept, under keys with slashes. A key is written once and means the same bytes
 * for as long as it exists.
 */
export interface MediaStorage {
  /** @throws Error when the storage doesn't take it; what stands under the key is then unknown */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /**
   * @returns undefined when nothing is kept under the key
   * @throws Error when the storage can't be asked
   */
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

const overDisk = (disk: Disk): MediaStorage => ({
  put: (key, content, contentType) => disk.put(key, content, { contentType }),
  find: async (key) => {
    try {
      const { contentLength } = await disk.getMetaData(key);
      return { sizeBytes: contentLength, open: () => disk.getStream(key) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  remove: (key) => disk.delete(key),
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

/**
 * The storage that the configuration names.
 * @param folder where a local storage keeps its files
 */
export const createMediaStorage = async (
  config: MediaStorageConfig,
  folder: string,
): Promise<MediaStorage> =>
  overDisk(
    config.kind === 's3'
      ? await openBucket(config)
      : new Disk(new FSDriver({ location: folder, visibility: 'private' })),
  );
