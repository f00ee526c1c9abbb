import { type PasswordError, passwordErrors } from '#domain/session/password-rules';

/** Letters as those who must use a symbol or a number write them. */
const LETTER_SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

let loadCommonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The 50,000 passwords most often found in leaks; read when the first one is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loadCommonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loadCommonPasswords;
};

/** Spellings under which a common password hides behind the rules: case, symbols, disguises. */
const spellingsOf = (password: string): string[] => {
  const plain = password.normalize('NFC').toLowerCase();
  const inner = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const undisguised = (signs: RegExp) =>
    inner.replace(signs, (sign) => LETTER_SUBSTITUTIONS[sign] ?? sign);
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return [plain, inner, bare, undisguised(/[@$!]/g), undisguised(/[@$!43105]/g)];
};

/**
 * Everything wrong with a password somebody chooses: the rules (specification, section 5), and
 * whether it is one of those tried first. Empty when it may be taken.
 */
export const validateNewPassword = async (password: string): Promise<PasswordError[]> => {
  const faults = passwordErrors(password);
  // Of one that is too short, nothing more is worth saying.
  if (faults.includes('too_common') || faults.includes('too_short')) return faults;
  const known = await commonPasswords();
  const isCommon = spellingsOf(password).some((spelling) => known.has(spelling));
  return isCommon ? [...faults, 'too_common'] : faults;
};
