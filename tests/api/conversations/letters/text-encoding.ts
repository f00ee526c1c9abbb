/** What a mail program does with a text before it sends it, written without the parser of the server. */

const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const tables = new Map<string, ReadonlyMap<string, number>>();

/** The byte of each character of a charset with one byte for each. */
function tableOf(charset: string): ReadonlyMap<string, number> {
  const known = tables.get(charset);
  if (known) return known;
  const decoder = new TextDecoder(charset);
  const table = new Map<string, number>();
  for (const byte of BYTES) table.set(decoder.decode(Uint8Array.of(byte)), byte);
  tables.set(charset, table);
  return table;
}

function wide(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

const UNICODE: Readonly<Record<string, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16': (text) => wide(`\ufeff${text}`, true),
  'utf-16le': (text) => wide(text, false),
  'utf-16be': (text) => wide(text, true),
};

/** The bytes of a text; null if the charset does not have all of its characters. */
export function encodeText(text: string, charset: string): Buffer | null {
  const unicode = UNICODE[charset];
  if (unicode) return unicode(text);
  const table = tableOf(charset === 'us-ascii' ? 'utf-8' : charset);
  const bytes = [...text].map((character) => table.get(character) ?? -1);
  const last = charset === 'us-ascii' ? 127 : 255;
  return bytes.every((byte) => byte >= 0 && byte <= last) ? Buffer.from(bytes) : null;
}

/** How the bytes of a part are written. */
export type Transfer = '7bit' | '8bit' | 'quoted-printable' | 'base64';

export const TRANSFERS: readonly Transfer[] = ['7bit', '8bit', 'quoted-printable', 'base64'];

function hex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function quotedPrintable(bytes: Buffer): string {
  const lines = bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => {
      const coded = [...line].map((character, at) => {
        const byte = character.charCodeAt(0);
        const isBlankAtEnd = (byte === 32 || byte === 9) && at === line.length - 1;
        return byte > 126 || byte < 32 || byte === 61 || isBlankAtEnd ? hex(byte) : character;
      });
      const pieces: string[] = [''];
      for (const one of coded) {
        if ((pieces.at(-1) ?? '').length + one.length > 75) pieces.push('');
        pieces.push(`${pieces.pop()}${one}`);
      }
      return pieces.join('=\r\n');
    });
  return lines.join('\r\n');
}

/** Base64 in lines of 76 characters. */
export function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
}

/** Whether a transfer encoding can carry these bytes. */
export function canCarry(transfer: Transfer, bytes: Buffer, charset: string): boolean {
  if (charset.startsWith('utf-16')) return transfer === 'base64';
  return transfer !== '7bit' || bytes.every((byte) => byte < 128);
}

export function transferred(transfer: Transfer, bytes: Buffer): Buffer {
  if (transfer === 'quoted-printable') return Buffer.from(quotedPrintable(bytes));
  return transfer === 'base64' ? Buffer.from(base64(bytes)) : bytes;
}

/** How a head is coded (RFC 2047). */
export interface WordCoding {
  readonly kind: 'B' | 'Q';
  readonly charset: string;
  /** Bytes of one word; a number that is no multiple of a character splits characters. */
  readonly bytes: number;
  /** The language of the word (RFC 2231). */
  readonly language?: string;
}

function codedWord(bytes: Buffer, { kind, charset, language }: WordCoding): string {
  const mark = language ? `${charset}*${language}` : charset;
  const text =
    kind === 'B'
      ? bytes.toString('base64')
      : [...bytes]
          .map((byte) => (byte === 32 ? '_' : String.fromCharCode(byte)))
          .map((one) => (/^[a-z0-9_]$/i.test(one) ? one : hex(one.charCodeAt(0))))
          .join('');
  return `=?${mark}?${kind}?${text}?=`;
}

/** A text as coded words, one on each line of the head. */
export function codedWords(text: string, coding: WordCoding): string {
  const bytes = encodeText(text, coding.charset) ?? Buffer.from(text);
  const fit = encodeText(text, coding.charset) ? coding : { ...coding, charset: 'utf-8' };
  const words: string[] = [];
  for (let at = 0; at < bytes.length; at += coding.bytes) {
    words.push(codedWord(bytes.subarray(at, at + coding.bytes), fit));
  }
  return words.join('\r\n ');
}
