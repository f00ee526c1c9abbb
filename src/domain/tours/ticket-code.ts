import { toLatinDigits } from '../format/latin-digits';

/** The letters and digits of a ticket's code, without those that look alike. */
export const TICKET_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a ticket's code: about 98 bits, so that it cannot be guessed. */
export const TICKET_LENGTH = 20;

const TICKET = new RegExp(`^[${TICKET_ALPHABET}]{${TICKET_LENGTH}}$`);

/**
 * The code of a ticket in what a scanner or a person typed; null for anything else. Blanks and hyphens
 * between the groups are left out, small letters are read as capitals.
 */
export function scannedTicket(text: string): string | null {
  const code = toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase();
  return TICKET.test(code) ? code : null;
}

/** The code in groups of five, as a ticket shows it. */
export function shownTicket(code: string): string {
  return (code.match(/.{1,5}/g) ?? []).join('-');
}
