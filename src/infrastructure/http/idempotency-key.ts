/**
 * A new idempotency key: 32 random hexadecimal digits. Not `crypto.randomUUID`, which pages served
 * over plain HTTP don't have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
