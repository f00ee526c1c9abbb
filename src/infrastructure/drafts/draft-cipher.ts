import { isRecord } from '../is-record';

/** Bytes of the initialization vector that AES-GCM asks for (NIST SP 800-38D). */
const VECTOR_BYTES = 12;

/** Stands in the text for `undefined`, which JSON does not have. */
const UNDEFINED = { $undefined: true };

/** An encrypted value. */
export interface SealedValue {
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

/**
 * Encrypts values with AES-256-GCM. `context` is not encrypted: a value can only be opened with the
 * context that it was sealed with.
 */
export class DraftCipher {
  readonly #key: CryptoKey;

  private constructor(
    readonly subtle: SubtleCrypto,
    key: CryptoKey,
  ) {
    this.#key = key;
  }

  /** @param key 32 bytes, base64url */
  static async from(subtle: SubtleCrypto, key: string): Promise<DraftCipher> {
    const bytes = Uint8Array.from(
      atob(key.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const usages = ['encrypt', 'decrypt'] as const;
    return new DraftCipher(subtle, await subtle.importKey('raw', bytes, 'AES-GCM', false, usages));
  }

  /** Null for a value that JSON cannot represent, such as a file. */
  async seal(value: unknown, context: string): Promise<SealedValue | null> {
    if (!isPlain(value)) return null;
    const vector = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value, withUndefined));
    const text = await this.subtle.encrypt(this.#parameters(vector, context), this.#key, plain);
    return { vector, text };
  }

  /** Null if the value was sealed with another key or context, or was changed. */
  async open({ vector, text }: SealedValue, context: string): Promise<unknown> {
    try {
      const plain = await this.subtle.decrypt(this.#parameters(vector, context), this.#key, text);
      return withoutMarks(JSON.parse(new TextDecoder().decode(plain)));
    } catch {
      return null;
    }
  }

  #parameters(iv: Uint8Array<ArrayBuffer>, context: string) {
    return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) };
  }
}

/** Whether JSON represents the value completely, except for `undefined`. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  }
  return (
    value === null ||
    ['string', 'boolean', 'undefined'].includes(typeof value) ||
    Number.isFinite(value)
  );
}

function withUndefined(_: string, value: unknown): unknown {
  return value === undefined ? UNDEFINED : value;
}

/** The value with `undefined` in place of its marks. A reviver would remove such members. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isRecord(value)) return value;
  if (value.$undefined === true) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutMarks(member)]),
  );
}
