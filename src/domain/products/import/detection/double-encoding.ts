import { type CodePage, DOUBLE_ENCODINGS, type DoubleEncoding } from '../import-format';
import { bytesOf } from './code-pages';
import { createUtf8Sequences } from './utf8-sequences';

const PAGES: Readonly<Record<DoubleEncoding, CodePage>> = {
  'utf-8-via-windows-1252': 'windows-1252',
  'utf-8-via-windows-1256': 'windows-1256',
  'utf-8-via-macintosh': 'macintosh',
};

const NON_ASCII = /[\u0080-\uffff]+/g;

/** The code page in which a program read UTF-8 by mistake before it was saved again. */
export function pageOf(encoding: DoubleEncoding): CodePage {
  return PAGES[encoding];
}

/** Finds out whether a file of UTF-8 was encoded twice, from its bytes in pieces. */
export interface DoubleEncodingCheck {
  add(bytes: Uint8Array): void;
  /** The first double encoding that the whole file follows; null when there is none. */
  finish(): DoubleEncoding | null;
}

/** Only a file whose every non-ASCII character fits was encoded twice. */
export function createDoubleEncodingCheck(): DoubleEncodingCheck {
  const decoder = new TextDecoder('utf-8');
  let open = DOUBLE_ENCODINGS.map((encoding) => ({
    encoding,
    bytes: bytesOf(PAGES[encoding]),
    sequences: createUtf8Sequences(),
  }));
  const dropUnfinished = () => {
    open = open.filter(({ sequences }) => !sequences.isOpen);
  };
  const readRun = (run: string) => {
    for (let at = 0; at < run.length; at += 1) {
      open = open.filter(({ bytes, sequences }) => {
        const byte = bytes.get(run.charCodeAt(at));
        if (byte !== undefined) sequences.add(byte);
        return byte !== undefined && sequences.faults === 0;
      });
    }
  };
  const read = (text: string) => {
    let end = 0;
    for (const { 0: run, index } of text.matchAll(NON_ASCII)) {
      if (index > end) dropUnfinished();
      if (open.length === 0) return;
      readRun(run);
      end = index + run.length;
    }
    if (end < text.length) dropUnfinished();
  };
  return {
    add(bytes) {
      if (open.length > 0) read(decoder.decode(bytes, { stream: true }));
    },
    finish() {
      read(decoder.decode());
      const fitting = open.find(({ sequences }) => sequences.complete > 0 && !sequences.isOpen);
      return fitting?.encoding ?? null;
    },
  };
}
