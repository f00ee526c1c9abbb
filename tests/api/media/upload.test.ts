import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { media, mediaLeftovers } from '../../../server/database/schema/media';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import {
  type Bytes,
  bytesOf,
  fetchBytes,
  joined,
  jpeg,
  noisyJpeg,
  png,
  rotatedJpeg,
  sendPicture,
  sendPictures,
  uploadPicture,
  webp,
} from './pictures';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const server = await startTestServer({ config: { mediaDir: folder.path } });
const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

beforeEach(async () => {
  expect(await db.select().from(mediaLeftovers)).toEqual([]);
});

describe('Upload of a picture', () => {
  test.each([
    ['image/png', 'png', png],
    ['image/jpeg', 'jpg', jpeg],
    ['image/webp', 'webp', webp],
  ])(
    'An uploaded %s is in the library, with its size and its thumbnail',
    async (mimeType, end, make) => {
      const content = await make(400, 200);
      const { status, body } = await sendPicture(seller, content, 'Théière bleue.bin');
      expect(status).toBe(201);
      const stem = `/media/${body.id}/${sha256(content).slice(0, 16)}`;
      expect(body).toEqual({
        id: body.id,
        url: `${stem}.${end}`,
        thumbnailUrl: `${stem}-320.webp`,
        fileName: 'Théière bleue.bin',
        mimeType,
        width: 400,
        height: 200,
        alt: null,
        altEn: null,
        altAr: null,
        position: 0,
        isCover: false,
        usageCount: 0,
        folder: '',
        checksum: sha256(content),
        sizeBytes: (await fetchBytes(server, body.url)).content.length,
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        revision: 1,
      });
      const sizes = [];
      for (const side of [96, 320, 960]) {
        const { content: small } = await fetchBytes(server, `${stem}-${side}.webp`);
        const { format, width, height } = await sharp(small).metadata();
        sizes.push([format, width, height]);
      }
      expect(sizes).toEqual([
        ['webp', 96, 48],
        ['webp', 320, 160],
        ['webp', 400, 200],
      ]);
    },
  );

  test('An uploaded picture is turned upright and loses its place and author', async () => {
    const content = await rotatedJpeg();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const picture = await uploadPicture(seller, content);
    expect([picture.width, picture.height]).toEqual([20, 60]);
    const { content: stored } = await fetchBytes(server, picture.url);
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(Buffer.from(stored).includes('Salma')).toBe(false);
  });

  test('An uploaded picture is reduced to at most 4096 pixels', async () => {
    const picture = await uploadPicture(seller, await jpeg(5000, 1000));
    expect([picture.width, picture.height]).toEqual([4096, 819]);
  });

  test('An uploaded picture’s name has no folders and no hidden characters', async () => {
    const { body } = await sendPicture(seller, await png(), '..\\..\\x/\u202eévil\u0007.png');
    expect(body.fileName).toBe('évil.png');
  });
});

describe('Upload of the same file', () => {
  test('A file uploaded again is the same media, under its first name', async () => {
    const content = await png();
    const first = await sendPicture(seller, content, 'first.png');
    const again = await sendPicture(seller, content, 'second.png');
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test('A file uploaded twenty times concurrently is one media with one set of files', async () => {
    const content = await jpeg();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => sendPicture(seller, content)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const rows = (await db.select().from(media)).filter(
      ({ checksum }) => checksum === sha256(content),
    );
    expect(rows.map(({ id }) => id)).toEqual([replies[0]?.body.id]);
    expect(await db.select().from(mediaLeftovers)).toEqual([]);
    const folders = await readdir(folder.path);
    const known = new Set((await db.select().from(media)).map(({ id }) => id));
    expect(folders.filter((name) => name !== 'demo' && !known.has(name))).toEqual([]);
  });

  test('A file uploaded in two stores is two media', async () => {
    const content = await png();
    const own = await uploadPicture(seller, content);
    const theirs = await uploadPicture(stranger, content);
    expect(theirs.id).not.toBe(own.id);
    expect(theirs.checksum).toBe(own.checksum);
  });

  test('An upload repeated under its Idempotency-Key is answered alike, and another file under it is refused', async () => {
    const headers = { 'idempotency-key': 'picture-upload-1' };
    const files = [['a.png', await png()]] as const;
    const first = await sendPictures(seller, files, headers);
    expect(await sendPictures(seller, files, headers)).toMatchObject({ body: first.body });
    expect(first.body.results[0].outcome).toBe('stored');
    const other = await sendPictures(seller, [['a.png', await png()]], headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await db.select().from(mediaLeftovers)).toEqual([]);
  });
});

describe('Upload of a file that is no picture', () => {
  const truncated = async (): Promise<Bytes> => (await noisyJpeg(300)).slice(0, 20_000);
  const cases: [what: string, code: string, make: () => Promise<Bytes>][] = [
    ['a drawing', 'unsupported_picture', svg],
    [
      'a drawing with a script',
      'unsupported_picture',
      async () =>
        bytesOf(
          `<?xml version="1.0"?>${'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'}`,
        ),
    ],
    [
      'a page',
      'unsupported_picture',
      async () => bytesOf('<!doctype html><script>alert(1)</script>'),
    ],
    ['a GIF', 'unsupported_picture', gif],
    [
      'a GIF that is an archive too',
      'unsupported_picture',
      async () => joined(await gif(), bytesOf('PK\u0003\u0004')),
    ],
    ['a TIFF', 'unsupported_picture', async () => bytesOf('II*\u0000\u0008\u0000\u0000\u0000')],
    ['a PDF', 'unsupported_picture', async () => bytesOf('%PDF-1.7\n')],
    ['an executable', 'unsupported_picture', async () => bytesOf('MZ\u0090\u0000')],
    ['nothing', 'empty_file', async () => bytesOf('')],
    ['only a beginning', 'unsupported_picture', async () => (await png()).slice(0, 8)],
    ['cut off', 'unreadable_picture', truncated],
    ['ten thousand pixels wide and high', 'too_many_pixels', async () => pngHead(10_000, 10_000)],
    ['as long as a road', 'too_many_pixels', async () => pngHead(50_000, 10)],
    [
      'a bomb of two thousand million pixels in a row',
      'unsupported_picture',
      async () => pngHead(2 ** 31 - 1, 1),
    ],
  ];

  test.each(cases)('The server refuses %s as %s, and stores nothing', async (_what, code, make) => {
    const before = await db.select().from(media);
    const { status, body } = await sendPicture(seller, await make(), 'photo.png');
    expect([status, body.errors]).toEqual([422, { file: [code] }]);
    expect(await db.select().from(media)).toEqual(before);
  });

  test('The server refuses a file of more than 10 MB with 413', async () => {
    const { status, body } = await sendPicture(seller, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  test('The server removes data after the end of a picture', async () => {
    const picture = await uploadPicture(
      seller,
      joined(await jpeg(), bytesOf('<script>alert("polyglot")</script>PK\u0003\u0004')),
    );
    const { content } = await fetchBytes(server, picture.url);
    expect(Buffer.from(content).includes('polyglot')).toBe(false);
  });
});

describe('Upload of several files', () => {
  test('Each of several uploaded files has its own result, in their order', async () => {
    const [good, known] = [await png(), await jpeg()];
    const before = await uploadPicture(seller, known);
    const { status, body } = await sendPictures(seller, [
      ['one.png', good],
      ['page.png', bytesOf('<html>')],
      ['known.jpg', known],
      ['large.png', new Uint8Array(10 * 1024 * 1024 + 5)],
      ['again.png', good],
      ['two.webp', await webp()],
    ]);
    expect(status).toBe(200);
    expect(body.results.map(told)).toEqual([
      ['one.png', 'stored', []],
      ['page.png', 'refused', ['unsupported_picture']],
      ['known.jpg', 'known', []],
      ['large.png', 'refused', ['file_too_large']],
      ['again.png', 'known', []],
      ['two.webp', 'stored', []],
    ]);
    const [one, , again, , same] = body.results;
    expect([again.media.id, same.media.id]).toEqual([before.id, one.media.id]);
  });

  test('Two concurrent uploads of the same files in opposite order both succeed', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => png()));
    const named = files.map((content, index) => [`${index}.png`, content] as const);
    const replies = await Promise.all([
      sendPictures(seller, named),
      sendPictures(seller, [...named].reverse()),
    ]);
    const ids = replies.map(({ body }) => body.results.map(mediaIdOf).sort());
    expect(ids[0]).toEqual(ids[1]);
    expect(new Set(ids[0]).size).toBe(6);
  });

  test('The server refuses more than twenty files in a request with 413', async () => {
    const before = await db.select().from(media);
    const content = await png();
    const files = Array.from({ length: 21 }, (_, index) => [`${index}.png`, content] as const);
    const { status } = await sendPictures(seller, files);
    expect(status).toBe(413);
    expect(await db.select().from(media)).toEqual(before);
  });
});

describe('Upload form', () => {
  test.each([
    ['without a file', {}, { file: ['required'] }],
    [
      'with another field',
      { storeId: 'str_zahra' },
      { file: ['required'], storeId: ['unknown_field'] },
    ],
    [
      'with the file elsewhere',
      { picture: new Blob(['x']) },
      { file: ['required'], picture: ['unknown_field'] },
    ],
  ])('The server refuses an upload form %s', async (_what, fields, errors) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, body } = await seller.request('POST', '/api/media/upload/', { raw: form });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('The server refuses an incomplete form, or a body that is none', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    for (const raw of [part, `${part}abc`, 'abc']) {
      const { status } = await seller.request('POST', '/api/media/upload/', { raw, headers });
      expect([raw, status]).toEqual([
        raw,
        expect.toSatisfy((code) => code === 400 || code === 422),
      ]);
    }
    const json = await seller.post('/api/media/upload/', { file: 'a' });
    expect([json.status, json.body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

function sha256(content: Bytes): string {
  return createHash('sha256').update(content).digest('hex');
}

async function svg(): Promise<Bytes> {
  return bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
}

async function gif(): Promise<Bytes> {
  return Uint8Array.from(
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  );
}

/** A PNG whose header declares this size and whose pixel data are incomplete. */
async function pngHead(width: number, height: number): Promise<Bytes> {
  const content = Buffer.from(await png(8, 8));
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return Uint8Array.from(content);
}

function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

interface Result {
  readonly fileName: string;
  readonly outcome: string;
  readonly errors: string[];
  readonly media: { readonly id: string };
}

function told({ fileName, outcome, errors }: Result) {
  return [fileName, outcome, errors];
}

function mediaIdOf(result: Result): string {
  return result.media.id;
}
