import { base64, canCarry, encodeText, type Transfer, transferred } from './text-encoding';

/** A file as it must arrive. */
export interface SentFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** How the texts of a letter are written. */
export interface Writing {
  readonly charset: string;
  readonly transfer: Transfer;
}

let boundary = 0;

/** A writing that has all characters of the text, as near to the wanted one as possible. */
function writable(text: string, wanted: Writing): { bytes: Buffer; writing: Writing } {
  const coded = encodeText(text, wanted.charset);
  const charset = coded ? wanted.charset : 'utf-8';
  const bytes = coded ?? Buffer.from(text);
  const transfer = canCarry(wanted.transfer, bytes, charset) ? wanted.transfer : '8bit';
  const isWide = charset.startsWith('utf-16');
  return { bytes, writing: { charset, transfer: isWide ? 'base64' : transfer } };
}

/** A part with a text. */
export function textPart(type: 'plain' | 'html', text: string, wanted: Writing): Buffer {
  const { bytes, writing } = writable(text.replaceAll('\n', '\r\n'), wanted);
  const head = `Content-Type: text/${type}; charset="${writing.charset}"\r\nContent-Transfer-Encoding: ${writing.transfer}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    transferred(writing.transfer, bytes),
    Buffer.from('\r\n'),
  ]);
}

/** Parts within one. */
export function multipart(kind: string, parts: readonly Buffer[]): Buffer {
  boundary += 1;
  const mark = `=_part ${boundary}`;
  const pieces = parts.flatMap((part) => [Buffer.from(`--${mark}\r\n`), part, Buffer.from('\r\n')]);
  const head = `Content-Type: multipart/${kind};\r\n\tboundary="${mark}"\r\n\r\nThis is a multi-part message.\r\n`;
  return Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(`--${mark}--\r\n`)]);
}

/** A part as it is, without a coding. */
export function rawPart(head: string, content: string): Buffer {
  return Buffer.from(`${head}\r\n\r\n${content}`);
}

const CONTENTS = {
  png: ['image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  pdf: ['application/pdf', Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n', 'latin1')],
  tnef: ['application/ms-tnef', Buffer.from('789f3e22010006900800040000', 'hex')],
  ics: ['application/octet-stream', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
} as const;

export type FileKind = keyof typeof CONTENTS;

/** How the name of a file is written. */
export type FileNaming = (name: string) => { readonly type: string; readonly disposition: string };

function percent(bytes: Buffer): string {
  return [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function continued(parts: readonly string[], mark: (at: number) => string): string {
  return parts.map((part, at) => `;\r\n filename*${at}${mark(at)}=${part}`).join('');
}

/** The ways in which mail programs write the name of a file. */
export const FILE_NAMINGS: Readonly<Record<string, FileNaming>> = {
  'a name in RFC 2231': (name) => ({
    type: '',
    disposition: `;\r\n filename*=UTF-8'fr'${percent(Buffer.from(name))}`,
  }),
  'a name in RFC 2231 in pieces': (name) => {
    const bytes = Buffer.from(name);
    const half = Math.ceil(bytes.length / 2);
    const pieces = [`utf-8''${percent(bytes.subarray(0, half))}`, percent(bytes.subarray(half))];
    return { type: '', disposition: continued(pieces, () => '*') };
  },
  'a coded name in both heads': (name) => {
    const word = `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`;
    return { type: `;\r\n name="${word}"`, disposition: `;\r\n filename="${word}"` };
  },
  'a coded name of the type only': (name) => ({
    type: `;\r\n name="=?utf-8?Q?${percent(Buffer.from(name)).replaceAll('%', '=')}?="`,
    disposition: '',
  }),
  'a name of bytes': (name) => ({ type: '', disposition: `; filename="${name}"` }),
};

/** A part with a file. */
export function filePart(
  kind: FileKind,
  name: string,
  naming: FileNaming,
  declared?: string,
): { readonly part: Buffer; readonly file: SentFile } {
  const [mimeType, content] = CONTENTS[kind];
  const { type, disposition } = naming(name);
  const head = `Content-Type: ${declared ?? mimeType}${type}\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <${kind}@cid>\r\nContent-Disposition: attachment${disposition}`;
  return {
    part: rawPart(head, base64(Buffer.from(content))),
    file: { fileName: name.normalize('NFC'), mimeType, sizeBytes: content.length },
  };
}
