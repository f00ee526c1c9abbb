import { and, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../database/schema/stores';

/**
 * The condition of users whose e-mail address is confirmed in the portal and whose invitation is not
 * pending. An identity is linked by address only if both sides have verified it.
 */
export const isEmailConfirmed = and(isNull(users.invitedAt), isNotNull(users.emailConfirmedAt));
