/** One @, a domain with a dot, no blanks: only a mail can prove the rest. */
const EMAIL = /^[^\s@"<>(),:;\\]+@[^\s@.<>(),:;\\"]+(?:\.[^\s@.<>(),:;\\"]+)+$/;

/** Whether a text can be an e-mail address (specification, section 5). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text);
}
