import { isEmailAddress } from '../contact/email-address';
import { parsePhoneNumber } from '../contact/phone-number';

/** Limits of an application; lengths in characters, the CV in bytes. */
export const APPLICATION_LIMITS = {
  name: 80,
  email: 254,
  phone: 40,
  message: 4000,
  cvBytes: 5 * 1024 * 1024,
  cvName: 120,
} as const;

/** What a candidate sends: no more than it takes to know them and to answer. */
export interface ApplicationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty for none. */
  readonly phoneNumber: string;
  readonly message: string;
  readonly hasCv: boolean;
}

/** Errors of an application, codes by field. A CV or a few words are enough. */
export function applicationErrors(values: ApplicationValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const field of ['firstName', 'lastName'] as const) {
    if (values[field].trim() === '') errors[field] = ['required'];
    if (values[field].length > APPLICATION_LIMITS.name) errors[field] = ['too_long'];
  }
  const email = values.email.trim();
  if (email === '') errors['email'] = ['required'];
  else if (email.length > APPLICATION_LIMITS.email || !isEmailAddress(email)) {
    errors['email'] = ['invalid_email'];
  }
  const phone = values.phoneNumber.trim();
  if (phone !== '' && parsePhoneNumber(phone) === undefined) {
    errors['phoneNumber'] = ['invalid_phone'];
  }
  if (values.message.length > APPLICATION_LIMITS.message) errors['message'] = ['too_long'];
  if (values.message.trim() === '' && !values.hasCv) errors['message'] = ['required'];
  return errors;
}

/** Why a file cannot be sent as a CV. The server judges the bytes of all others. */
export type CvFileProblem = 'empty_file' | 'cv_too_large' | 'not_pdf';

/** The problem of a chosen file by its name and size in bytes; null for one that can be sent. */
export function cvFileProblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): CvFileProblem | null {
  if (!/\.pdf$/i.test(name)) return 'not_pdf';
  if (size === 0) return 'empty_file';
  return size > APPLICATION_LIMITS.cvBytes ? 'cv_too_large' : null;
}
