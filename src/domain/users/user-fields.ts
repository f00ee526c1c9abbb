/** One @, a domain with a dot, no blanks: the rest only the mail itself can prove. */
const EMAIL = /^[^\s@"<>(),:;\\]+@[^\s@.<>(),:;\\"]+(?:\.[^\s@.<>(),:;\\"]+)+$/;

/** Whether a text is spelled like an e-mail address (specification, section 5). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** A Moroccan number as it is dialled inside the country. */
const NATIONAL = /^0([5-8]\d{8})$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * A phone number in the international form (E.164), `+212661420318`; null when it can't be one
 * (specification, section 5: 'Must be a valid phone number'). A number without country is Moroccan.
 */
export const phoneNumberOf = (text: string): string | null => {
  const digits = text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  const number = digits.replace(NATIONAL, '+212$1').replace(/^\+2120([5-8])/, '+212$1');
  return INTERNATIONAL.test(number) ? number : null;
};

/** What may stand in a user name: no blanks, nothing invisible; an e-mail address may. */
export const isUserName = (text: string): boolean => /^[\p{L}\p{M}\p{N}._@+-]{2,254}$/u.test(text);
