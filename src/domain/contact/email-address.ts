/** One @, a domain with a dot, no blanks: only a mail can prove the rest. */
const EMAIL = /^[^\s@"<>(),:;\\]+@[^\s@.<>(),:;\\"]+(?:\.[^\s@.<>(),:;\\"]+)+$/;

/**
 * Characters that are not seen: control and format characters (direction marks, joiners), those
 * that Unicode lets programs leave out (fillers, variation selectors), parts of characters, private
 * ones, and two signs that are drawn blank. With them, two addresses that look alike differ.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether a text can be an e-mail address (specification, section 5). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text) && !UNSEEN.test(text);
}
