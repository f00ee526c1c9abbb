/** Shortest password (specification, section 9), in Unicode characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** The errors of a password; forms and problem documents use the same codes. */
export type PasswordError =
  | 'too_short'
  | 'lowercase_missing'
  | 'uppercase_missing'
  | 'number_missing'
  | 'symbol_missing'
  | 'too_common';

/**
 * Passwords that satisfy every other rule and are guessed first: in lower case, without the digits
 * and symbols at their ends.
 */
const COMMON_STEMS: ReadonlySet<string> = new Set([
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'p@$$w0rd',
  'pa$$word',
  'pa$$w0rd',
  'admin',
  '@dmin',
  'administrator',
  'root',
  'user',
  'test',
  'guest',
  'demo',
  'changeme',
  'welcome',
  'bienvenue',
  'bonjour',
  'marhaba',
  'salam',
  'azerty',
  'azertyuiop',
  'qwerty',
  'qwertyuiop',
  'qwe',
  'qaz',
  'abc',
  'abcd',
  'aa',
  'asdf',
  'zxcvbn',
  'iloveyou',
  'letmein',
  'maroc',
  'morocco',
  'casablanca',
  'rabat',
  'marrakech',
  'football',
  'dragon',
  'monkey',
  'motdepasse',
  'secret',
  'master',
  'login',
  'hello',
  'sunshine',
  'princess',
  'superman',
]);

function stemOf(password: string): string {
  return password
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '')
    .replace(/^[\d_.!*-]+/, '');
}

const RULES: readonly (readonly [fault: PasswordError, isMet: (password: string) => boolean])[] = [
  ['too_short', (password) => [...password].length >= MIN_PASSWORD_LENGTH],
  ['lowercase_missing', (password) => /\p{Ll}/u.test(password)],
  ['uppercase_missing', (password) => /\p{Lu}/u.test(password)],
  ['number_missing', (password) => /\p{Nd}/u.test(password)],
  ['symbol_missing', (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
  ['too_common', (password) => !COMMON_STEMS.has(stemOf(password))],
];

/** All errors of a new password (specification, section 5); empty when it is acceptable. */
export function passwordErrors(password: string): PasswordError[] {
  return RULES.filter(([, isMet]) => !isMet(password)).map(([fault]) => fault);
}
