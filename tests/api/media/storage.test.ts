import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { createMediaStorage } from '../../../server/media/storage/media-storage';
import type { MediaStorage } from '../../../server/ports/media-storage.port';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
const bucketServer = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: `${folder.path}/buckets`,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await bucketServer.run();
afterAll(async () => {
  await bucketServer.close();
  await folder.remove();
});

function inBucket(bucket: string): MediaStorage {
  return createMediaStorage(
    {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    'unused',
  );
}

const storages: [name: string, storage: MediaStorage][] = [
  ['a local folder', createMediaStorage({ kind: 'local' }, `${folder.path}/media`)],
  ['an S3-compatible bucket', inBucket('pictures')],
];

describe.each(storages)('%s', (_name, storage) => {
  test('The storage returns a stored file with its size', async () => {
    await storage.put('med_1/a.webp', bytes('a picture'), 'image/webp');
    const found = await storage.find('med_1/a.webp');
    expect(found?.sizeBytes).toBe(9);
    expect(await contentOf(storage, 'med_1/a.webp')).toBe('a picture');
  });

  test('The storage returns undefined for an unknown file', async () => {
    expect(await storage.find('med_1/nothing.webp')).toBeUndefined();
  });

  test('The storage stores a file of several megabytes', async () => {
    const large = 'x'.repeat(9_000_000);
    await storage.put('med_2/large.png', bytes(large), 'image/png');
    expect((await contentOf(storage, 'med_2/large.png'))?.length).toBe(9_000_000);
  });

  test('The storage removes a single file, and a second removal has no effect', async () => {
    await storage.put('med_3/a.webp', bytes('one'), 'image/webp');
    await storage.put('med_3/b.webp', bytes('two'), 'image/webp');
    await storage.remove('med_3/a.webp');
    await storage.remove('med_3/a.webp');
    expect(await contentOf(storage, 'med_3/a.webp')).toBeUndefined();
    expect(await contentOf(storage, 'med_3/b.webp')).toBe('two');
  });

  test('The storage keeps twenty files that are written concurrently', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `med_4/${index}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, bytes(key), 'image/webp')));
    expect(await Promise.all(keys.map((key) => contentOf(storage, key)))).toEqual(keys);
  });

  test.each(['../outside.webp', '/etc/passwd', 'med_1/../../outside.webp'])(
    'The storage finds nothing outside its folder under the key %s',
    async (key) => {
      const found = await storage.find(key).catch(() => undefined);
      expect(found).toBeUndefined();
    },
  );
});

test('Storing in a missing bucket fails', async () => {
  const gone = inBucket('gone');
  await expect(gone.put('med_1/a.webp', bytes('a'), 'image/webp')).rejects.toThrow();
});

function bytes(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

async function contentOf(storage: MediaStorage, key: string): Promise<string | undefined> {
  const found = await storage.find(key);
  return found && text(await found.open());
}
