import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaStorageConfig } from '../../../server/media-storage-config';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import { fetchBytes, jpeg, png, sendPicture, uploadPicture } from './pictures';

const folder = await temporaryFolder();
const bucketServer = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: `${folder.path}/buckets`,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await bucketServer.run();
const bucket: Extract<MediaStorageConfig, { kind: 's3' }> = {
  kind: 's3',
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'pictures',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  forcePathStyle: true,
};
afterAll(async () => {
  await bucketServer.close();
  await folder.remove();
});

const local = await startTestServer({ config: { mediaDir: `${folder.path}/media` } });
const remote = await startTestServer({
  config: { mediaDir: `${folder.path}/other`, mediaStorage: bucket },
});

describe.each([
  ['a local folder', local],
  ['a bucket', remote],
])('Picture stored in %s', (_where, server) => {
  let picture: { id: string; url: string; thumbnailUrl: string; sizeBytes: number };
  beforeAll(async () => {
    picture = await uploadPicture(await server.signIn('seller'), await jpeg());
  });

  test('A picture is served to everyone, cached as immutable, and with a sandbox policy', async () => {
    const { status, headers, content } = await fetchBytes(server, picture.url);
    expect([status, content.length]).toEqual([200, picture.sizeBytes]);
    const name = picture.url.split('/').at(-1);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.sizeBytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'x-content-type-options': 'nosniff',
      etag: `"${name}"`,
    });
    const small = await fetchBytes(server, picture.thumbnailUrl);
    expect(small.headers.get('content-type')).toBe('image/webp');
  });

  test('A picture is not sent again to a client that has it, nor for a HEAD request', async () => {
    const { headers } = await fetchBytes(server, picture.url);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await fetchBytes(server, picture.url, { headers: known });
    expect([again.status, again.content.length]).toEqual([304, 0]);
    const head = await fetchBytes(server, picture.url, { method: 'HEAD' });
    expect([head.status, head.content.length]).toEqual([200, 0]);
    expect(head.headers.get('content-length')).toBe(String(picture.sizeBytes));
  });

  test('Paths near a picture answer 404 or 400', async () => {
    const [, , id = '', name = ''] = picture.url.split('/');
    const paths = [
      `/media/${id}`,
      `/media/${id}/`,
      '/media/',
      `/media/${id}/..%2f${id}%2f${name}`,
      `/media/..%2fdemo/tapis.svg`,
      `/media/${id}/${name}.html`,
      `/media/${id}%00/${name}`,
      `/media/${id}/${name.replace('.jpg', '-11.webp')}`,
      `/media/med_x/${name}`,
      `/media/${id}/${name.toUpperCase()}`,
      `/media/${id}/0000000000000000.svg`,
    ];
    for (const path of paths) {
      const { status, headers } = await fetchBytes(server, path);
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        expect.toSatisfy((code) => code === 404 || code === 400),
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  test('The files of a deleted picture are no longer served', async () => {
    const seller = await server.signIn('seller');
    const other = await uploadPicture(seller);
    const { body } = await seller.post('/api/media/delete/', { ids: [other.id] });
    expect(body.results[0].outcome).toBe('deleted');
    expect((await fetchBytes(server, other.url)).status).toBe(404);
  });
});

test('The demo drawings are served as downloads', async () => {
  const server = await startTestServer();
  const { status, headers } = await fetchBytes(server, '/media/demo/tapis.svg');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment']);
});

test('The server answers 503 when the bucket fails, and stores no media record', async () => {
  const gone = await startTestServer({
    config: { mediaDir: `${folder.path}/gone`, mediaStorage: { ...bucket, bucket: 'gone' } },
  });
  const seller = await gone.signIn('seller');
  const before = (await seller.get('/api/media/get/')).body.total;
  const { status, body, headers } = await sendPicture(seller, await png());
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  expect((await seller.get('/api/media/get/')).body.total).toBe(before);
});
