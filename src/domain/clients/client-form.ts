import * as z from 'zod/mini';
import { errorsSchema } from '../forms/errors-schema';
import { clientErrors } from './client-rules';

/** Maximum length of the team's note about a client (contract: ClientUpdate). */
export const CLIENT_NOTE_LENGTH = 2000;

/**
 * A client as the form shows them. An empty field is an empty text, an unchosen city is null. The
 * form changes the main address only; `otherAddresses` are kept as they are.
 */
export type ClientValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly ice: string;
  readonly gender: 'female' | 'male' | 'none';
  readonly line1: string;
  readonly line2: string;
  readonly cityId: string | null;
  readonly zipcode: string;
  readonly note: string;
  readonly otherAddresses: readonly ClientFormAddress[];
  /** Whether this is another person than the client with the same phone number or e-mail address. */
  readonly isDistinct: boolean;
};

/** An address in the contract's form. */
interface ClientFormAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly cityId: string;
  readonly zipcode: string | null;
}

export const NO_CLIENT: ClientValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  ice: '',
  gender: 'none',
  line1: '',
  line2: '',
  cityId: null,
  zipcode: '',
  note: '',
  otherAddresses: [],
  isDistinct: false,
};

const FIELD_OF: Readonly<Record<string, string>> = {
  'addresses.0.line1': 'line1',
  'addresses.0.zipcode': 'zipcode',
};

/** Whether any part of the main address is filled in; a client may have no address. */
function hasAddress({ line1, line2, cityId, zipcode }: ClientValues): boolean {
  return cityId !== null || [line1, line2, zipcode].some((part) => part.trim() !== '');
}

/** The server's own rules. An address that was begun needs its street and its city. */
export const clientSchema = errorsSchema<ClientValues>((values) => {
  const { firstName, lastName, phoneNumber, email, ice, note } = values;
  const { line1, zipcode, cityId } = values;
  const isWithAddress = hasAddress(values);
  const addresses = isWithAddress ? [{ line1, zipcode, cityId: cityId ?? '' }] : [];
  // The form offers only existing cities: one of them is chosen, or none.
  const faults = clientErrors(
    { firstName, lastName, phoneNumber, email, ice, addresses },
    new Set([cityId ?? '']),
  );
  const named = Object.entries(faults).map(([field, codes]) => [FIELD_OF[field] ?? field, codes]);
  return {
    ...Object.fromEntries(named),
    ...(isWithAddress && cityId === null && { cityId: ['required'] }),
    ...(note.length > CLIENT_NOTE_LENGTH && { note: ['too_long'] }),
  };
});

/** The form of the team's note alone. */
export const clientNoteSchema = z.object({
  note: z.string().check(z.maxLength(CLIENT_NOTE_LENGTH, 'too_long')),
});

/** The addresses of a valid form, the main one first. */
export function addressesOf(values: ClientValues): ClientFormAddress[] {
  const { line1, line2, cityId, zipcode, otherAddresses } = values;
  if (!hasAddress(values)) return [...otherAddresses];
  const main = {
    line1: line1.trim(),
    line2: line2.trim() || null,
    cityId: cityId ?? '',
    zipcode: zipcode.trim() || null,
  };
  return [main, ...otherAddresses];
}
