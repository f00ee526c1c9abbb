import { clientErrors } from '../clients/client-rules';
import { readableNumber, type TypedNumber } from '../format/unreadable-number';
import { errorsSchema } from '../forms/errors-schema';
import {
  GUEST_KINDS,
  type GuestCount,
  type GuestKind,
  guestErrors,
  type TourPrices,
} from './tour-prices';

/** How many guests of each kind a form names; null or 0 for none. */
export type GuestValues = Readonly<Record<GuestKind, TypedNumber>>;

/** What a guest chooses first: a departure, and how many guests of each kind. */
export type PlacesValues = GuestValues & {
  /** Null while none is chosen. */
  readonly departureId: string | null;
};

/** The guests of a form, without the kinds of which there are none. */
export function guestsOfValues(values: GuestValues): GuestCount[] {
  return GUEST_KINDS.flatMap((kind) => {
    const quantity = readableNumber(values[kind]) ?? 0;
    return quantity === 0 ? [] : [{ kind, quantity }];
  });
}

/** What is wrong with the guests of a form: codes by kind; the first offered one has the others. */
export function guestValuesErrors(
  values: GuestValues,
  prices: TourPrices,
): Record<string, readonly string[]> {
  const [first = 'adult'] = GUEST_KINDS.filter((kind) => prices[kind] !== null);
  const guests = guestsOfValues(values);
  const errors: Record<string, readonly string[]> = {};
  for (const [path, codes] of Object.entries(guestErrors(guests, prices))) {
    const index = Number(path.split('.')[1]);
    errors[guests[index]?.kind ?? first] = codes;
  }
  return errors;
}

/** The schema of the form by the prices of the tour. */
export function placesSchema(prices: TourPrices) {
  return errorsSchema<PlacesValues>((values) => ({
    ...guestValuesErrors(values, prices),
    ...(values.departureId === null && { departureId: ['required'] }),
  }));
}

/** Who books, as a form holds it: an empty field is an empty text. */
export type GuestContactValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
};

export const NO_GUEST_CONTACT: GuestContactValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
};

/** What is wrong with a contact, by the server's own rules: codes by field. */
export function guestContactErrors({
  firstName,
  lastName,
  phoneNumber,
  email,
}: GuestContactValues): Record<string, string[]> {
  return clientErrors({ firstName, lastName, phoneNumber, email }, new Set());
}

export const guestContactSchema = errorsSchema<GuestContactValues>(guestContactErrors);

/** The contact of a valid form; without an address there are no mails. */
export function guestContactOf(values: GuestContactValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: values.phoneNumber.trim(),
    email: values.email.trim() || null,
  };
}
