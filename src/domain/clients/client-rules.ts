import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { parsePhoneNumber } from '../contact/phone-number';
import { isIce, isZipcode } from '../stores/moroccan-identifiers';

/** The changes of a client; an absent field stays unchanged. */
export interface ClientChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string;
  readonly email?: string | null;
  readonly ice?: string | null;
  readonly addresses?: readonly {
    readonly line1: string;
    readonly cityId: string;
    readonly zipcode?: string | null;
  }[];
}

const FORMATS = {
  phoneNumber: [(text: string) => parsePhoneNumber(text) !== undefined, 'invalid_phone'],
  email: [isEmailAddress, 'invalid_email'],
  ice: [isIce, 'invalid_ice'],
} as const;

/**
 * All errors of a client, codes by field. The caller reads the existing cities from the database.
 * @param cities ids of those among the given cities that exist
 */
export function clientErrors(
  change: ClientChange,
  cities: ReadonlySet<string>,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const code = mailedNameError(change[field] ?? '');
    if (code) faults[field] = [code];
  }
  for (const field of ['firstName', 'lastName', 'phoneNumber'] as const) {
    if (change[field] !== undefined && change[field].trim() === '') faults[field] = ['required'];
  }
  for (const field of ['phoneNumber', 'email', 'ice'] as const) {
    const text = change[field]?.trim() ?? '';
    const [isRight, code] = FORMATS[field];
    if (text !== '' && !isRight(text)) faults[field] = [code];
  }
  for (const [index, { line1, cityId, zipcode }] of (change.addresses ?? []).entries()) {
    const at = `addresses.${index}`;
    if (line1.trim() === '') faults[`${at}.line1`] = ['required'];
    if (!cities.has(cityId)) faults[`${at}.cityId`] = ['unknown'];
    if (zipcode?.trim() && !isZipcode(zipcode.trim()))
      faults[`${at}.zipcode`] = ['invalid_zipcode'];
  }
  return faults;
}
