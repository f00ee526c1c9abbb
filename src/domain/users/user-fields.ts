/**
 * Whether a text is a user name: no blanks or invisible characters; an e-mail address is allowed.
 */
export function isUserName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}._@+-]{2,254}$/u.test(text);
}
