import { clientErrors } from '../clients/client-rules';
import type { Language } from '../format/languages';
import type { TypedNumber } from '../format/unreadable-number';
import { GUEST_KINDS, type GuestCount, guestErrors, type TourPrices } from './tour-prices';

/** How many guests of each kind a form names; null or 0 for none. */
export type GuestValues = {
  readonly adult: TypedNumber;
  readonly child: TypedNumber;
  readonly group: TypedNumber;
};

/** Who books, as a form shows it. */
export type ContactValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** Empty without mails. */
  readonly email: string;
  /** Of the mails. */
  readonly language: Language;
};

/** The guests that a form without errors names. */
export function guestsOf(values: GuestValues): GuestCount[] {
  return GUEST_KINDS.flatMap((kind) => {
    const quantity = values[kind];
    return typeof quantity === 'number' && quantity > 0 ? [{ kind, quantity }] : [];
  });
}

/** What is wrong with the guests of a form: error codes by field. */
export function guestValuesErrors(
  values: GuestValues,
  prices: TourPrices,
): Record<string, string[]> {
  const guests = guestsOf(values);
  const errors: Record<string, string[]> = {};
  for (const [field, codes] of Object.entries(guestErrors(guests, prices))) {
    const kind = guests[Number(field.split('.')[1])]?.kind;
    errors[kind ?? offeredKind(prices)] = codes;
  }
  return errors;
}

/** The field that names what is wrong with all of them. */
function offeredKind(prices: TourPrices) {
  return GUEST_KINDS.find((kind) => prices[kind] !== null) ?? 'adult';
}

/** What is wrong with a contact: error codes by field, those of the server. */
export function contactErrors(values: ContactValues): Record<string, string[]> {
  const { firstName, lastName, phoneNumber, email } = values;
  return clientErrors({ firstName, lastName, phoneNumber, email }, new Set());
}

/** The contact in the contract's form. */
export function contactOf({ email, ...contact }: ContactValues) {
  return {
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    phoneNumber: contact.phoneNumber,
    email: email.trim() || null,
    language: contact.language,
  };
}
