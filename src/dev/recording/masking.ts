/**
 * The replacement for a token, a password or another secret. Every value in the record of the
 * developer tool passes through this masking.
 */
export const MASK = '•••';

const SECRET_NAME =
  /token|passw|secret|authori[sz]ation|cookie|bearer|api.?key|signature|(?:^|[.\-_])(?:jwt|pin|otp|cvv|cvc|pan)$|cardNumber/i;
/** Texts that look like secrets in any place: JSON web tokens, headers, and long random words. */
const SECRET_WORDS =
  /\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?|\bBearer\s+[^\s"']+|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}/g;
const SECRET_IN_ADDRESS = /([?&#](?:[\w.-]*token|password|secret|key|code)=)[^&#\s"']+/gi;

/** Limits of the copy of one value. */
const LIMITS = { depth: 7, members: 60, letters: 2000, parts: 1500, learned: 50 } as const;
const TRIMMED = '…';

/** A copy that is plain data: null, booleans, numbers, texts, lists and records of these. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [name: string]: Plain };

interface MaskingState {
  parts: number;
  readonly above: Set<object>;
}

/**
 * Makes masked copies. A text that was once the value of a secret is masked wherever it occurs
 * later. Copies of the same object are the same, so that unchanged values cost nothing.
 */
export class Masking {
  readonly #learned = new Set<string>();
  #known: RegExp | null = null;
  readonly #copies = new WeakMap<object, Plain>();

  copyOf(value: unknown): Plain {
    return this.#copy(value, 0, { parts: 0, above: new Set() });
  }

  /** Masks the secrets in a text and cuts it to the limit. */
  text(words: string): string {
    const unlearned = this.#known ? words.replace(this.#known, MASK) : words;
    const masked = unlearned.replace(SECRET_WORDS, MASK).replace(SECRET_IN_ADDRESS, `$1${MASK}`);
    return masked.length > LIMITS.letters ? `${masked.slice(0, LIMITS.letters)}${TRIMMED}` : masked;
  }

  #copy(value: unknown, depth: number, work: MaskingState): Plain {
    work.parts += 1;
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object') return plainOf(value);
    if (value === null) return null;
    const known = this.#copies.get(value);
    if (known !== undefined) return known;
    if (work.above.has(value)) return '[circular]';
    if (depth > LIMITS.depth || work.parts > LIMITS.parts) return TRIMMED;
    const wasEarly = work.parts < LIMITS.parts / 2 && depth < 2;
    work.above.add(value);
    const copy = this.#members(value, depth, work);
    work.above.delete(value);
    // A copy that was cut for size may differ from the copy of the same value in a smaller whole.
    if (wasEarly && work.parts <= LIMITS.parts) this.#copies.set(value, copy);
    return copy;
  }

  #members(value: object, depth: number, work: MaskingState): Plain {
    const special = specialOf(value);
    if (special !== null) return this.text(special);
    if (Array.isArray(value)) {
      const kept = value.slice(0, LIMITS.members).map((one) => this.#copy(one, depth + 1, work));
      return value.length > LIMITS.members ? [...kept, `${TRIMMED} ${value.length}`] : kept;
    }
    const source = value instanceof Map ? Object.fromEntries(value) : value;
    const list = source instanceof Set ? { members: [...source] } : source;
    const members = Object.entries(list).slice(0, LIMITS.members);
    return Object.fromEntries(
      members.map(([name, member]) => [
        name,
        SECRET_NAME.test(name)
          ? this.#secret(member, depth, work)
          : this.#copy(member, depth + 1, work),
      ]),
    );
  }

  /** Flags and dates next to a secret show whether it exists; its characters are always masked. */
  #secret(value: unknown, depth: number, work: MaskingState): Plain {
    if (typeof value === 'string') {
      if (value === '') return '';
      this.#learn(value);
      return MASK;
    }
    if (typeof value === 'number' || typeof value === 'bigint') return MASK;
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, this.#secret(member, depth, work)]),
      );
    }
    return plainOf(value);
  }

  /** Short words are not secrets of the portal, and would be masked in every sentence. */
  #learn(secret: string): void {
    if (secret.length < 6 || this.#learned.has(secret)) return;
    // Removes the oldest one: a page has few secrets at a time.
    if (this.#learned.size >= LIMITS.learned) {
      for (const oldest of [...this.#learned].slice(0, 1)) this.#learned.delete(oldest);
    }
    this.#learned.add(secret);
    this.#known = new RegExp([...this.#learned].map(escaped).join('|'), 'g');
  }
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function plainOf(value: unknown): Plain {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'function') return `[function ${value.name}]`;
  return value === undefined ? '[undefined]' : String(value);
}

/** Objects that are better shown as one word than by their members. */
function specialOf(value: object): string | null {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '[no date]' : value.toISOString();
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof File !== 'undefined' && value instanceof File) {
    return `[file ${value.name}, ${value.size} B]`;
  }
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `[blob, ${value.size} B]`;
  if (typeof Node !== 'undefined' && value instanceof Node) return `[${value.nodeName}]`;
  if ('sessionId' in value && 'send' in value) return `[actor ${'id' in value ? value.id : ''}]`;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[bytes]';
  return value instanceof Promise ? '[promise]' : null;
}
