import { emailKeyOf } from '../contact/email-key';
import { isUserName } from './user-fields';

/** What the rules about user names and e-mail addresses read of a user. */
export interface AddressHolder {
  readonly userName: string;
  readonly email: string;
  /** When the user proved that they read the mails to `email`; null until they did. */
  readonly emailConfirmedAt: Date | null;
}

/**
 * Whether the address counts: whether its user has used a link or code that was sent to it. Only then
 * does it match a sign-in by a provider, a reset of the password or the linking of an identity.
 */
export function isAddressProved({
  emailConfirmedAt,
}: Pick<AddressHolder, 'emailConfirmedAt'>): boolean {
  return emailConfirmedAt !== null;
}

/** Whether a user name has the form of an e-mail address. */
export function hasAddressForm(userName: string): boolean {
  return userName.includes('@');
}

/**
 * The form in which two user names are compared: without blanks around them and without case. Those
 * in the form of an address are compared like addresses.
 */
export function userNameKeyOf(userName: string): string {
  return hasAddressForm(userName) ? emailKeyOf(userName) : userName.trim().toLowerCase();
}

/** Whether a user name is the address itself. */
export function isSameAddress(userName: string, email: string): boolean {
  return hasAddressForm(userName) && emailKeyOf(userName) === emailKeyOf(email);
}

/**
 * Whether a user name belongs to its user alone: from the start, or, in the form of an address, once
 * the user has proved that address as theirs. Nobody reserves an address that they have not proved.
 */
export function ownsUserName(user: AddressHolder): boolean {
  if (!hasAddressForm(user.userName)) return true;
  return isAddressProved(user) && isSameAddress(user.userName, user.email);
}

/**
 * Why a user name is not acceptable: `not_own_address` if it has the form of an address that is not
 * the user's own.
 */
export function userNameError({
  userName,
  email,
}: Pick<AddressHolder, 'userName' | 'email'>): 'invalid_user_name' | 'not_own_address' | undefined {
  if (isSameAddress(userName, email)) return undefined;
  if (!isUserName(userName.trim())) return 'invalid_user_name';
  return hasAddressForm(userName) ? 'not_own_address' : undefined;
}

/**
 * A user's name and proof after their address was changed to `email`. Another address is not proved.
 * A user name that was the old address becomes the new one, because it is now an address of others.
 */
export function withAddress<Holder extends AddressHolder>(user: Holder, email: string): Holder {
  if (emailKeyOf(user.email) === emailKeyOf(email)) return { ...user, email };
  const userName = isSameAddress(user.userName, user.email) ? email : user.userName;
  return { ...user, userName, email, emailConfirmedAt: null };
}
