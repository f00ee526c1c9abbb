import { createHash } from 'node:crypto';

/**
 * Maximum text length; longer texts are stored once in their file's glossary, under a short name.
 */
const LONGEST = 72;

/** Longer lists are not written entry by entry. */
const MAX_IN_LIST = 8;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Keys that a page generates for a cart or an order: 32 hexadecimal digits. */
const KEY = /\b[0-9a-f]{32}\b/gi;

/** Replaces random values, so that they are the same in every run. */
function withoutChance(text: string): string {
  return text.replaceAll(UUID, 'UUID').replaceAll(KEY, 'KEY');
}

function isPlain(value: object): value is Record<string, unknown> {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function isActor(value: object): boolean {
  return 'sessionId' in value && 'send' in value;
}

/** Converts values to short texts, so that two runs can be compared. */
export class ValueTexts {
  /** The long texts by their short names. */
  readonly glossary = new Map<string, string>();

  /** A value as text; equal values have equal texts. `undefined` and a missing field differ. */
  of(value: unknown): string {
    return this.#of(value, []);
  }

  #of(value: unknown, around: readonly unknown[]): string {
    if (typeof value === 'string') return this.#short(`'${withoutChance(value)}'`, 'text');
    if (typeof value === 'function') return 'a function';
    if (typeof value !== 'object' || value === null) return String(value);
    if (around.includes(value)) return 'itself';
    return this.#short(this.#ofObject(value, [...around, value]), nameOf(value));
  }

  #ofObject(value: object, around: readonly unknown[]): string {
    if (isActor(value)) return 'an actor';
    if (value instanceof Date) return `Date ${value.toISOString()}`;
    if (Array.isArray(value)) return this.#ofList(value, around);
    if (value instanceof Map || value instanceof Set) {
      return `${value.constructor.name} ${this.#of([...value], around)}`;
    }
    if (value instanceof Blob)
      return `${value.constructor.name} ${this.#of(fileOf(value), around)}`;
    if (value instanceof Error) return `${value.name} ${this.#of(value.message, around)}`;
    if (value instanceof FormData) return `FormData ${this.#of([...value], around)}`;
    const fields = Object.entries(value).map(([key, one]) => `${key}: ${this.#of(one, around)}`);
    const kind = isPlain(value) ? '' : `${value.constructor.name} `;
    return `${kind}{${fields.join(', ')}}`;
  }

  /** A long list as its first and last entry and a digest of all. */
  #ofList(list: readonly unknown[], around: readonly unknown[]): string {
    const all = list.map((one) => this.#of(one, around));
    if (all.length <= MAX_IN_LIST) return `[${all.join(', ')}]`;
    return `[${all[0]}, … ${all.at(-1)}: ${all.length} in all, ${digestOf(all.join())}]`;
  }

  #short(text: string, name: string): string {
    if (text.length <= LONGEST) return text;
    const short = `${name}@${digestOf(text)}`;
    this.glossary.set(short, text);
    return short;
  }
}

function fileOf(blob: Blob) {
  return {
    name: blob instanceof File ? blob.name : null,
    type: blob.type,
    size: blob.size,
  };
}

/** A record's own id, code or kind, so that a short name shows what it replaces. */
function nameOf(value: object): string {
  if (Array.isArray(value)) return 'list';
  const { id, code, kind } = value as Record<string, unknown>;
  const own = [id, code, kind].find((one) => typeof one === 'string' && /^[\w-]{1,24}$/.test(one));
  return typeof own === 'string' ? withoutChance(own) : 'object';
}
