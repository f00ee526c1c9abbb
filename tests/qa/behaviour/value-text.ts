import { createHash } from 'node:crypto';

/** Longer texts stand once in the glossary of their file, under a short name. */
const LONGEST = 72;

/** Of longer lists not every entry is written. */
const MAX_IN_LIST = 8;

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Keys that a page draws for a cart or an order: 32 hexadecimal digits. */
const KEY = /\b[0-9a-f]{32}\b/gi;

/** What is drawn by chance reads the same in every run. */
const withoutChance = (text: string): string =>
  text.replaceAll(UUID, 'UUID').replaceAll(KEY, 'KEY');

const isPlain = (value: object): value is Record<string, unknown> =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isActor = (value: object): boolean => 'sessionId' in value && 'send' in value;

/** Writes values as short texts that two runs can be compared by. */
export class ValueTexts {
  /** The long texts by their short names. */
  readonly glossary = new Map<string, string>();

  /** A value as text; equal values have equal texts. `undefined` and what is missing are told apart. */
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

  /** Of a long list the first and the last, and a digest of all. */
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

const fileOf = (blob: Blob) => ({
  name: blob instanceof File ? blob.name : null,
  type: blob.type,
  size: blob.size,
});

/** What a record calls itself, so that a short name says what it stands for. */
const nameOf = (value: object): string => {
  if (Array.isArray(value)) return 'list';
  const { id, code, kind } = value as Record<string, unknown>;
  const own = [id, code, kind].find((one) => typeof one === 'string' && /^[\w-]{1,24}$/.test(one));
  return typeof own === 'string' ? withoutChance(own) : 'object';
};
