/** Identifiant Commun de l'Entreprise: fifteen digits. */
export function isIce(text: string): boolean {
  return /^\d{15}$/.test(text);
}

/**
 * Number in the trade register (registre du commerce): up to ten digits, numbered by each court.
 */
export function isRce(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}

/** Five digits; Morocco's begin with 10 to 94. */
export function isZipcode(text: string): boolean {
  return /^[1-9]\d{4}$/.test(text);
}

/**
 * Relevé d'identité bancaire: bank, town, account and a key of two digits, twenty-four in all, that
 * make the whole divisible by 97.
 */
export function isRib(text: string): boolean {
  return /^\d{24}$/.test(text) && BigInt(text) % 97n === 0n;
}
