/** Counts the sequences of UTF-8 in bytes that arrive one by one. */
export interface Utf8Sequences {
  add(byte: number): void;
  /** Complete characters of more than one byte. */
  readonly complete: number;
  /** Bytes that UTF-8 does not allow at their place. */
  readonly faults: number;
  /** Whether the bytes end within a character. */
  readonly isOpen: boolean;
}

export function createUtf8Sequences(): Utf8Sequences {
  let complete = 0;
  let faults = 0;
  let missing = 0;
  return {
    add(byte) {
      if (missing > 0 && byte >= 0x80 && byte <= 0xbf) {
        missing -= 1;
        if (missing === 0) complete += 1;
        return;
      }
      if (missing > 0) faults += 1;
      const following = followersOf(byte);
      if (following === null) faults += 1;
      missing = following ?? 0;
    },
    get complete() {
      return complete;
    },
    get faults() {
      return faults;
    },
    get isOpen() {
      return missing > 0;
    },
  };
}

/** How many bytes follow a first byte; null for a byte that begins no character. */
function followersOf(first: number): number | null {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first <= 0xdf) return 1;
  if (first >= 0xe0 && first <= 0xef) return 2;
  return first >= 0xf0 && first <= 0xf4 ? 3 : null;
}
