import { type ImportEncoding, isDoubleEncoding } from '../../import-format';
import { bytesOf } from '../code-pages';
import { pageOf } from '../double-encoding';

/**
 * The bytes of a text in an encoding, without a byte order mark; null when it lacks a character.
 */
export function encodeText(text: string, encoding: ImportEncoding): Uint8Array | null {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-16le':
      return wide(text, true);
    case 'utf-16be':
      return wide(text, false);
    default:
  }
  const bytes = bytesOf(isDoubleEncoding(encoding) ? pageOf(encoding) : encoding);
  if (isDoubleEncoding(encoding)) return twice(text, bytes);
  const codes = [...text].map((letter) => bytes.get(letter.codePointAt(0) ?? 0));
  return codes.every((code) => code !== undefined) ? Uint8Array.from(codes) : null;
}

function wide(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

function twice(text: string, bytes: ReadonlyMap<number, number>): Uint8Array {
  const letters = new Map([...bytes].map(([code, byte]) => [byte, String.fromCharCode(code)]));
  const misread = [...new TextEncoder().encode(text)].map((byte) => letters.get(byte) ?? '');
  return new TextEncoder().encode(misread.join(''));
}
