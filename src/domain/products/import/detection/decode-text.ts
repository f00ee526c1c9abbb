import { type DoubleEncoding, type ImportEncoding, isDoubleEncoding } from '../import-format';
import { bytesOf, codesOf } from './code-pages';
import { pageOf } from './double-encoding';

/** Decodes a file piece by piece; a character may be cut by the end of a piece. */
export interface TextDecoding {
  decode(bytes: Uint8Array): string;
  /** The rest of the text; U+FFFD for an incomplete character. */
  end(): string;
}

/** A byte that is never part of UTF-8, so that it is read as U+FFFD. */
const NO_BYTE = 0xff;

/** Starts decoding a file. A byte order mark is left out; unreadable bytes become U+FFFD. */
export function createTextDecoding(encoding: ImportEncoding): TextDecoding {
  switch (encoding) {
    case 'utf-8':
    case 'utf-16le':
    case 'utf-16be':
      return unicodeDecoding(encoding);
    default:
      return isDoubleEncoding(encoding)
        ? doubleDecoding(encoding)
        : pageDecoding(codesOf(encoding));
  }
}

function unicodeDecoding(encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): TextDecoding {
  const decoder = new TextDecoder(encoding);
  return {
    decode: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

function pageDecoding(codes: Uint16Array): TextDecoding {
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  return {
    decode: (bytes) => {
      const text = new Uint16Array(bytes.length);
      for (let at = 0; at < bytes.length; at += 1) text[at] = codes[bytes[at] ?? 0] ?? 0;
      return decoder.decode(text);
    },
    end: () => '',
  };
}

function doubleDecoding(encoding: DoubleEncoding): TextDecoding {
  const outer = unicodeDecoding('utf-8');
  const inner = unicodeDecoding('utf-8');
  const bytes = bytesOf(pageOf(encoding));
  const mended = (text: string) =>
    inner.decode(Uint8Array.from(text, (letter) => bytes.get(letter.charCodeAt(0)) ?? NO_BYTE));
  return {
    decode: (piece) => mended(outer.decode(piece)),
    end: () => mended(outer.end()) + inner.end(),
  };
}
