/** Some lines of a file as bytes, of which several readings are shown beside one another. */
export interface LineSampler {
  add(bytes: Uint8Array): void;
  /** Lines with non-ASCII bytes first; parts of long lines around the first such byte. */
  finish(): Uint8Array[];
}

const MAX_LINES = 40;
const PLAIN_LINES = 5;
/** Bytes of a line that are kept. */
const WINDOW = 160;
/** Bytes of a long line before its first non-ASCII byte. */
const LEAD = 40;
/** Bytes of an unfinished line that are carried to the next piece. */
const MAX_CARRY = 4096;

/**
 * Keeps the lines that bring a non-ASCII byte not met before, so that readings differ in them if
 * they differ anywhere, and the first plain lines for a file without such bytes.
 */
export function createLineSampler(): LineSampler {
  const seen = new Uint8Array(256);
  const telling: Uint8Array[] = [];
  const plain: Uint8Array[] = [];
  let carried: Uint8Array = new Uint8Array(0);
  const keep = (line: Uint8Array) => {
    const first = line.findIndex((byte) => byte >= 0x80);
    if (first < 0) {
      if (plain.length < PLAIN_LINES && hasWord(line)) plain.push(line.slice(0, WINDOW));
      return;
    }
    if (telling.length >= MAX_LINES || !hasNew(line, seen)) return;
    const start = first < WINDOW / 2 ? 0 : first - LEAD;
    telling.push(line.slice(start, start + WINDOW));
  };
  return {
    add(bytes) {
      let start = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] !== 0x0a && bytes[at] !== 0x0d) continue;
        keep(joined(carried, bytes.subarray(start, at)));
        carried = new Uint8Array(0);
        start = at + 1;
      }
      carried = joined(carried, bytes.subarray(start)).slice(0, MAX_CARRY);
    },
    finish() {
      keep(carried);
      return [...telling, ...plain];
    },
  };
}

/** Whether a line has a letter or a digit of ASCII: others hold only delimiters. */
function hasWord(line: Uint8Array): boolean {
  return line.some((byte) => /[a-z\d]/i.test(String.fromCharCode(byte)));
}

/** Whether a line has a non-ASCII byte that is not marked yet; marks all of them. */
function hasNew(line: Uint8Array, seen: Uint8Array): boolean {
  let isNew = false;
  for (const byte of line) {
    if (byte < 0x80 || seen[byte] === 1) continue;
    seen[byte] = 1;
    isNew = true;
  }
  return isNew;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
