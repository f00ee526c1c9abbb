import { parsePhoneNumber } from '../contact/phone-number';
import { errorsSchema } from '../forms/errors-schema';
import { foldForSearch } from '../text/search-fold';
import { trackingAddressError } from './tracking-link';

/** Characters of a carrier's name (contract: CarrierCreate). */
export const CARRIER_NAME_LENGTH = 80;
/** Characters of a tracking address (contract: CarrierCreate). */
export const TRACKING_ADDRESS_LENGTH = 500;

/** The fields of a carrier to store; an absent one stays unchanged, an empty or null one is none. */
export interface CarrierChange {
  readonly name?: string;
  readonly phone?: string | null;
  /** An https address in which `{number}` stands for the tracking number. */
  readonly trackingAddress?: string | null;
}

function nameError(name: string): string | null {
  if (foldForSearch(name) === '') return 'required';
  return name.trim().length > CARRIER_NAME_LENGTH ? 'too_long' : null;
}

function phoneError(phone: string): string | null {
  return phone === '' || parsePhoneNumber(phone) !== undefined ? null : 'invalid_phone';
}

function addressError(address: string): string | null {
  if (address === '') return null;
  return address.length > TRACKING_ADDRESS_LENGTH ? 'too_long' : trackingAddressError(address);
}

/**
 * All errors of a carrier, codes by field. Only the database knows whether the name is taken. A
 * name needs a letter or a digit, because names are compared without other characters.
 */
export function carrierErrors({ name, phone, trackingAddress }: CarrierChange) {
  const found = {
    name: name === undefined ? null : nameError(name),
    phone: phoneError(phone?.trim() ?? ''),
    trackingAddress: addressError(trackingAddress?.trim() ?? ''),
  };
  const errors: Record<string, string[]> = {};
  for (const [field, code] of Object.entries(found)) if (code !== null) errors[field] = [code];
  return errors;
}

/** A carrier as its form holds it; an empty text is none. */
export type CarrierValues = { name: string; phone: string; trackingAddress: string };

export const NO_CARRIER: CarrierValues = { name: '', phone: '', trackingAddress: '' };

/** The rules of {@link carrierErrors} for the form. */
export const carrierSchema = errorsSchema<CarrierValues>(carrierErrors);
