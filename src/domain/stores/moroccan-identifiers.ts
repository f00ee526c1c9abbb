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

/** Identifiant fiscal, the number of a taxpayer: up to eight digits; older ones are shorter. */
export function isTaxId(text: string): boolean {
  return /^\d{5,8}$/.test(text);
}

/** Number of the business tax (taxe professionnelle, formerly patente): eight digits. */
export function isBusinessTaxId(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/** Number of an employer at the Caisse nationale de sécurité sociale: seven digits. */
export function isCnss(text: string): boolean {
  return /^\d{7}$/.test(text);
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
