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

/** What a guest chooses first: a departure, and how many guests of each kind. */
export type PlacesValues = Readonly<Record<GuestKind, TypedNumber>> & {
  /** Null while none is chosen. */
  readonly departureId: string | null;
};

/** The guests of a form, without the kinds of which there are none. */
export function guestsOfValues(values: PlacesValues): GuestCount[] {
  return GUEST_KINDS.flatMap((kind) => {
    const quantity = readableNumber(values[kind]) ?? 0;
    return quantity === 0 ? [] : [{ kind, quantity }];
  });
}

/** The schema of the form by the prices of the tour; an error of the guests is at their first kind. */
export function placesSchema(prices: TourPrices) {
  const [first = 'adult'] = GUEST_KINDS.filter((kind) => prices[kind] !== null);
  return errorsSchema<PlacesValues>((values) => {
    const guests = guestsOfValues(values);
    const errors: Record<string, readonly string[]> = {};
    for (const [path, codes] of Object.entries(guestErrors(guests, prices))) {
      const index = Number(path.split('.')[1]);
      errors[guests[index]?.kind ?? first] = codes;
    }
    return { ...errors, ...(values.departureId === null && { departureId: ['required'] }) };
  });
}

/** Who books, as a form holds it: an empty field is an empty text. */
export interface GuestContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
}

export const NO_GUEST_CONTACT: GuestContactValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
};

/** The server's own rules for a guest. */
export const guestContactSchema = errorsSchema<GuestContactValues>((values) =>
  clientErrors(values, new Set()),
);

/** The contact of a valid form; without an address there are no mails. */
export function guestContactOf(values: GuestContactValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: values.phoneNumber.trim(),
    email: values.email.trim() || null,
  };
}
