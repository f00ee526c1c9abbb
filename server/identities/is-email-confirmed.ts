import { isNull } from 'drizzle-orm';
import { users } from '../database/schema/stores';

/**
 * The condition of users whose e-mail address counts as confirmed in the portal: those whose
 * invitation is not pending. An identity is linked by address only if both sides have verified it.
 */
export const isEmailConfirmed = isNull(users.invitedAt);
