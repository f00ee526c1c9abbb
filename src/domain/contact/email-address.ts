/** One @, a domain with a dot, no blanks: only a mail can prove the rest. */
const EMAIL = /^[^\s@"<>(),:;\\]+@[^\s@.<>(),:;\\"]+(?:\.[^\s@.<>(),:;\\"]+)+$/;

/** Whether a text can be an e-mail address (specification, section 5). */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
