import { type PasswordError, passwordErrors } from '#domain/session/password-rules';

/** Substitutes for letters in passwords that must have a symbol or a number. */
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

/** The 50,000 passwords most often found in leaks; loaded at the first check. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loadCommonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loadCommonPasswords;
}

/** Normalised spellings that reveal a disguised common password: case, symbols, substitutes. */
function spellingsOf(password: string): string[] {
  const plain = password.normalize('NFC').toLowerCase();
  const inner = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const undisguised = (signs: RegExp) =>
    inner.replace(signs, (sign) => LETTER_SUBSTITUTIONS[sign] ?? sign);
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return [plain, inner, bare, undisguised(/[@$!]/g), undisguised(/[@$!43105]/g)];
}

/**
 * Everything wrong with a new password: the broken rules (specification, section 5), and whether it
 * is a common one. Empty if the password is valid.
 */
export async function validateNewPassword(password: string): Promise<PasswordError[]> {
  const faults = passwordErrors(password);
  // A password that is too short gets no further errors.
  if (faults.includes('too_common') || faults.includes('too_short')) return faults;
  const known = await commonPasswords();
  const isCommon = spellingsOf(password).some((spelling) => known.has(spelling));
  return isCommon ? [...faults, 'too_common'] : faults;
}
