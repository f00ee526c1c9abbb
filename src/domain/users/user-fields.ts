/**
 * Whether a text has the characters of a user name: no blanks or invisible ones. Which addresses are
 * acceptable is decided by `userNameError`.
 */
export function isUserName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}._@+-]{2,254}$/u.test(text);
}
