import { CODE_LENGTH } from '#domain/registration/email-confirmation';

/**
 * The code of a confirmation mail, derived from the token of the id, which only the server's key
 * yields. So neither the database nor the queued mail contains the code.
 */
export function confirmationCode(
  linkToken: (id: string) => string,
  confirmationId: string,
): string {
  const bytes = Buffer.from(linkToken(`${confirmationId}:code`), 'base64url');
  // 48 bits: the remainder of a million is as good as equally likely.
  const number = bytes.readUIntBE(0, 6) % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}
