import { createUtf8Sequences } from './utf8-sequences';

/** What the judgement of an encoding needs to know of all bytes of a file. */
export interface ByteStatistics {
  readonly size: number;
  /** Number of zero bytes at even and at odd positions. */
  readonly zeros: readonly [number, number];
  /**
   * How often two bytes follow one another, at index `first * 256 + second`; only of pairs with a
   * byte above 0x7F. The byte before the first is a line end.
   */
  readonly pairs: Uint32Array;
  /** Complete characters of more than one byte, read as UTF-8, and bytes that are no UTF-8. */
  readonly utf8: { readonly characters: number; readonly faults: number };
}

export interface ByteCounter {
  add(bytes: Uint8Array): void;
  finish(): ByteStatistics;
}

const LINE_END = 0x0a;

/** Counts the bytes of a file that arrives in pieces; needs 256 kB whatever its size. */
export function createByteCounter(): ByteCounter {
  const pairs = new Uint32Array(256 * 256);
  const sequences = createUtf8Sequences();
  const zeros: [number, number] = [0, 0];
  let size = 0;
  let previous = LINE_END;
  return {
    add(bytes) {
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte >= 0x80 || previous >= 0x80) {
          const pair = previous * 256 + byte;
          pairs[pair] = (pairs[pair] ?? 0) + 1;
          sequences.add(byte);
        }
        if (byte === 0) zeros[(size + at) % 2 === 0 ? 0 : 1] += 1;
        previous = byte;
      }
      size += bytes.length;
    },
    finish: () => ({
      size,
      zeros,
      pairs,
      utf8: {
        characters: sequences.complete,
        faults: sequences.faults + (sequences.isOpen ? 1 : 0),
      },
    }),
  };
}
