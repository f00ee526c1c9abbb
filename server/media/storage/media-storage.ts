import { rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from 'flydrive';
import { problem } from '../../http/problem-error';
import type { MediaStorageConfig } from '../../media-storage-config';
import { once } from '../../once';
import type { MediaStorage } from '../../ports/media-storage.port';

interface StorageError {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly cause?: unknown;
}

/** Whether the storage reported a missing file: `ENOENT` for a folder, 404 for a bucket. */
function isMissing(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, name, cause }: StorageError = current;
    if (code === 'ENOENT' || name === 'NotFound' || name === 'NoSuchKey') return true;
    current = cause;
  }
  return false;
}

/** Seconds after which a failed storage may be tried again. */
const RETRY_AFTER_SECONDS = 5;

function unavailable(cause: unknown): never {
  const failure = problem(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  throw Object.assign(failure, { cause });
}

/** @param openDisk loads the client of the storage, for the first file */
function storageOn(openDisk: () => Promise<Disk>): MediaStorage {
  return {
    put: async (key, content, contentType) => {
      const disk = await openDisk();
      await disk.put(key, content, { contentType }).catch(unavailable);
    },
    find: async (key) => {
      const disk = await openDisk();
      try {
        const { contentLength } = await disk.getMetaData(key);
        const open = () => disk.getStream(key).catch(unavailable);
        return { sizeBytes: contentLength, open };
      } catch (error) {
        return isMissing(error) ? undefined : unavailable(error);
      }
    },
    remove: async (key) => {
      const disk = await openDisk();
      await disk.delete(key).catch(unavailable);
    },
  };
}

/** The client for buckets is large, and a local folder does not need it. */
export async function openBucket(
  config: Extract<MediaStorageConfig, { kind: 's3' }>,
): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
  ]);
  return new Disk(
    new S3Driver({
      bucket: config.bucket,
      region: config.region,
      ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
      forcePathStyle: config.forcePathStyle,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // Many compatible services support neither the newer checksums nor access lists. The bucket
      // stays private: the server sends the pictures.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );
}

async function openFolder(location: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/fs'),
  ]);
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** Removes a media's own folder with its last file. */
function createFolderStorage(location: string): MediaStorage {
  const storage = storageOn(once(() => openFolder(location)));
  return {
    ...storage,
    remove: async (key) => {
      await storage.remove(key);
      if (key.includes('/')) {
        await rmdir(path.dirname(path.join(location, key))).catch(() => undefined);
      }
    },
  };
}

/**
 * Creates the storage that the configuration names.
 * @param folder where a local storage stores its files
 */
export function createMediaStorage(config: MediaStorageConfig, folder: string): MediaStorage {
  return config.kind === 's3'
    ? storageOn(once(() => openBucket(config)))
    : createFolderStorage(folder);
}
