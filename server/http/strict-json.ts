/** Deepest nesting that is read. The bodies of the contract have fewer than ten levels. */
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** The index of the quote that ends the string starting at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

/** The index of the next character at or after `from` that is not white space of JSON. */
function skipSpace(text: string, from: number): number {
  let index = from;
  // A valid document has only the characters tab, LF, CR and space up to U+0020 outside strings.
  while (text.charCodeAt(index) <= 0x20) index += 1;
  return index;
}

function refuse(reason: string): never {
  throw new SyntaxError(reason);
}

/** The key between the quotes at `start` and `end`: `"\u0061"` is the same key as `"a"`. */
function keyAt(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end);
  // JSON.parse has accepted the whole text, so it returns a string for this part of it.
  return written.includes('\\') ? (JSON.parse(text.slice(start, end + 1)) as string) : written;
}

/**
 * Looks at each key of a valid JSON text once. It takes time linear in the length of the text.
 * @throws SyntaxError as {@link parseStrictJson}
 */
function assertKeys(text: string): void {
  // The keys of the open objects, from the outermost one; null for an array.
  const open: (Set<string> | null)[] = [];
  let keys: Set<string> | null = null;
  const enter = (inner: Set<string> | null) => {
    if (open.length === MAX_DEPTH) refuse('The values are nested too deeply.');
    open.push(keys);
    keys = inner;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfString(text, index);
      if (keys !== null && text.charCodeAt(skipSpace(text, end + 1)) === COLON) {
        const key = keyAt(text, index, end);
        if (key === '__proto__' || key === 'constructor') refuse('A key reaches into a prototype.');
        if (keys.size === keys.add(key).size) refuse('A key occurs twice.');
      }
      index = end;
    } else if (code === OPENING_BRACE) enter(new Set());
    else if (code === OPENING_BRACKET) enter(null);
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) keys = open.pop() ?? null;
  }
}

/**
 * Reads JSON in which each key of an object occurs once, at every level (RFC 8259, section 4, leaves
 * it open which of two values a reader takes: a proxy may take the other one). Keys that reach into
 * prototypes are refused, and so are more than 100 levels.
 * @throws SyntaxError when the text is no such JSON
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  assertKeys(text);
  return value;
}
