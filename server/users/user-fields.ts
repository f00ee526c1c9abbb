import { isEmailAddress } from '#domain/contact/email-address';
import { mailedNameError, nameOnOneLine } from '#domain/contact/mailed-name';
import { mailedUserNameError } from '#domain/contact/mailed-user-name';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { userNameError, userNameKeyOf } from '#domain/users/proved-address';
import type { UserUpdate } from '#openapi/types.generated';
import { invalid, problem } from '../http/problem-error';
import { isUserNameTaken } from '../session/prove-address';
import type { StaffRow, UserChange } from './users.repository';

/** The error of a given first or last name, which mails contain. */
function nameError(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return nameOnOneLine(name) === '' ? 'required' : mailedNameError(name);
}

/** The error of a new user name, which mails contain. */
function newUserNameError(userName: string, email: string): string | undefined {
  return userNameError({ userName, email }) ?? mailedUserNameError(userName.trim());
}

/** Whether a user name is given that is another than the present one. */
export function isRenamed({ userName }: UserUpdate, current?: Pick<StaffRow, 'userName'>): boolean {
  if (userName === undefined) return false;
  return !current || userNameKeyOf(userName) !== userNameKeyOf(current.userName);
}

/**
 * The errors of the given fields (specification, section 5), by field.
 * @param current the user to change; undefined for a new one
 */
export function userFieldErrors(body: UserUpdate, current?: StaffRow): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const { userName = '', email, phoneNumber } = body;
  const names = {
    firstName: nameError(body.firstName),
    lastName: nameError(body.lastName),
    userName: isRenamed(body, current)
      ? newUserNameError(userName, email ?? current?.email ?? '')
      : undefined,
  };
  for (const [field, code] of Object.entries(names)) if (code) errors[field] = [code];
  if (email !== undefined && !isEmailAddress(email.trim())) errors['email'] = ['invalid_email'];
  if (phoneNumber !== undefined && parsePhoneNumber(phoneNumber) === undefined) {
    errors['phoneNumber'] = ['invalid_phone'];
  }
  return errors;
}

/** @throws ProblemError 422 naming the fields that are wrong */
export function assertUserFields(body: UserUpdate, current: StaffRow): void {
  const errors = userFieldErrors(body, current);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * The columns of the given fields, in their stored spelling. The fields must have been validated.
 */
export function userColumnsOf(body: UserUpdate): UserChange {
  const { firstName, lastName, userName, email, phoneNumber, role } = body;
  return {
    ...(firstName !== undefined && { firstName: nameOnOneLine(firstName) }),
    ...(lastName !== undefined && { lastName: nameOnOneLine(lastName) }),
    ...(userName !== undefined && {
      userName: userName.trim(),
      userNameKey: userNameKeyOf(userName),
    }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phoneNumber !== undefined && { phoneNumber: parsePhoneNumber(phoneNumber) ?? null }),
    ...(role !== undefined && { role }),
  };
}

/** Turns a taken user name into a 409 problem at its field, with `current` if given. */
export function rethrowTakenUserName(current?: object, field: 'userName' | 'email' = 'userName') {
  return (error: unknown): never => {
    if (!isUserNameTaken(error)) throw error;
    throw problem(409, 'already_taken', {
      errors: { [field]: ['already_taken'] },
      ...(current && { current }),
    });
  };
}
