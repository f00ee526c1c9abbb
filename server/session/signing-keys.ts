import { createHmac } from 'node:crypto';

/** A key that signs and verifies tokens, and the name by which a token says that it did (`kid`). */
export interface SigningKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The keys of one process. */
export interface SigningKeys {
  /** It signs new tokens. */
  readonly newest: SigningKey;
  /** The key that signed a token; undefined if this process does not have it. */
  find(id: string | undefined): SigningKey | undefined;
}

const ID_LENGTH = 16;

/** The name says nothing about its key, and is the same in every process. */
function keyOf(secret: string): SigningKey {
  const bytes = new TextEncoder().encode(secret);
  const id = createHmac('sha256', bytes).update('signing-key').digest('base64url');
  return { id: id.slice(0, ID_LENGTH), bytes };
}

/**
 * Keys that rotate: the first signs, all verify.
 * @param secret signed the tokens of releases that named no key
 */
export function signingKeysOf(secrets: readonly string[], secret: string): SigningKeys {
  const keys = new Map(secrets.map(keyOf).map((key) => [key.id, key]));
  const newest = keyOf(secrets[0] ?? secret);
  const unnamed = keyOf(secret).id;
  return { newest, find: (id = unnamed) => keys.get(id) };
}
