import { clientErrors } from '#domain/clients/client-rules';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { GuestContact } from '#openapi/types.generated';
import { invalid } from '../http/problem-error';
import type { Contact } from './bookings.repository';

/**
 * Who books, in its stored form.
 * @throws ProblemError 422 with the errors, under `contact.…`
 */
export function parseContact(given: GuestContact | undefined): Contact {
  if (!given) throw invalid({ contact: ['required'] });
  const { firstName, lastName, phoneNumber, email, language } = given;
  const faults = clientErrors({ firstName, lastName, phoneNumber, email }, new Set());
  const errors = Object.entries(faults).map(([field, codes]) => [`contact.${field}`, codes]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phoneNumber: parsePhoneNumber(phoneNumber) ?? '',
    email: email?.trim() || null,
    language,
  };
}
