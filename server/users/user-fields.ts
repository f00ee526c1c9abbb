import { isEmailAddress } from '#domain/contact/email-address';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { userNameError, userNameKeyOf } from '#domain/users/proved-address';
import type { UserUpdate } from '../contract.generated';
import { invalid, problem } from '../http/problem-error';
import { isUserNameTaken } from '../session/prove-address';
import type { StaffRow, UserChange } from './users.repository';

function clean(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
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
  const { firstName, lastName, userName = '', email, phoneNumber } = body;
  if (firstName !== undefined && clean(firstName) === '') errors['firstName'] = ['required'];
  if (lastName !== undefined && clean(lastName) === '') errors['lastName'] = ['required'];
  if (isRenamed(body, current)) {
    const error = userNameError({ userName, email: email ?? current?.email ?? '' });
    if (error) errors['userName'] = [error];
  }
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
    ...(firstName !== undefined && { firstName: clean(firstName) }),
    ...(lastName !== undefined && { lastName: clean(lastName) }),
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
export function rethrowTakenUserName(current?: object) {
  return (error: unknown): never => {
    if (!isUserNameTaken(error)) throw error;
    throw problem(409, 'already_taken', {
      errors: { userName: ['already_taken'] },
      ...(current && { current }),
    });
  };
}
