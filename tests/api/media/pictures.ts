import sharp from 'sharp';
import type { ApiClient, Reply } from '../support/api-client';

/** Bytes in the type that a form takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

const UPLOAD = '/api/media/upload/';

let painted = 0;

/** A picture of this size in a colour of its own, so that no two pictures are the same file. */
function canvas(width: number, height: number) {
  painted += 1;
  const [r, g] = [painted % 256, Math.floor(painted / 256) % 256];
  return sharp({ create: { width, height, channels: 3, background: { r, g, b: 90 } } });
}

export async function png(width = 40, height = 30): Promise<Bytes> {
  return Uint8Array.from(await canvas(width, height).png().toBuffer());
}

export async function jpeg(width = 40, height = 30): Promise<Bytes> {
  return Uint8Array.from(await canvas(width, height).jpeg().toBuffer());
}

export async function webp(width = 40, height = 30): Promise<Bytes> {
  return Uint8Array.from(await canvas(width, height).webp().toBuffer());
}

/** A picture of noise, which no format can compress well. */
export async function noisyJpeg(side: number): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const source = sharp({
    create: { width: side, height: side, channels: 3, background: '#000', noise },
  });
  return Uint8Array.from(await source.jpeg({ quality: 100 }).toBuffer());
}

/** A phone's portrait picture as stored: in landscape, with EXIF orientation, author and place. */
export async function rotatedJpeg(): Promise<Bytes> {
  return Uint8Array.from(
    await canvas(60, 20)
      .withExif({ IFD0: { Artist: 'Salma' }, IFD3: { GPSLatitude: '34/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
}

export function bytesOf(text: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(text));
}

export function joined(...parts: Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Uploads one picture under any name. */
export function sendPicture(
  client: ApiClient,
  content: string | Bytes,
  name = 'photo.png',
): Promise<Reply> {
  return client.upload(UPLOAD, { name, content });
}

/** Uploads one picture that must be accepted. */
// biome-ignore lint/suspicious/noExplicitAny: the contract check proves the shape of every answer.
export async function uploadPicture(client: ApiClient, content?: Bytes): Promise<any> {
  const { status, body } = await sendPicture(client, content ?? (await png()));
  if (status !== 201) throw new Error(`The picture was not taken: ${JSON.stringify(body)}`);
  return body;
}

/** Uploads several files in one request. */
export function sendPictures(
  client: ApiClient,
  files: readonly (readonly [name: string, content: Bytes])[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, content] of files) form.append('files', new Blob([content]), name);
  return client.request('POST', `${UPLOAD}multiple/`, { raw: form, headers });
}

/** The content that the server serves under a path, as bytes. */
export async function fetchBytes(
  server: { readonly url: string },
  path: string,
  init: RequestInit = {},
) {
  const response = await fetch(new URL(path, server.url), init);
  const content = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}
