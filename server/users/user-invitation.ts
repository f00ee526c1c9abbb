import { addMilliseconds } from 'date-fns/addMilliseconds';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { ServerContext, Tx } from '../context';
import type { MailSender } from '../mail/mail-limits.query';
import { queueMail } from '../mail/mail-outbox';
import {
  findAddressee,
  issuePasswordLink,
  LINK_LIFETIMES_MS,
} from '../session/password-links.repository';
import { changeUserRows, invalidateLinksOf, type StaffRow } from './users.repository';

/** The user to invite, and who invites them. */
interface InvitedUser {
  readonly userId: string;
  readonly sender: MailSender;
  readonly now: Date;
}

/** When an invitation sent at `now` was sent and ends, as columns of the user's row. */
export function invitationColumns(now: Date) {
  return {
    invitedAt: now,
    invitationExpiresAt: addMilliseconds(now, LINK_LIFETIMES_MS.invitation),
  };
}

/**
 * Queues the mail with a link to choose a password, in the invited user's language. The mail of a
 * store that was not reviewed names neither the store nor the user.
 * @throws ProblemError 429 `recipient_mail_limit`, `sender_mail_limit`
 */
export async function mailInvitation(
  tx: Tx,
  { tokens }: ServerContext,
  { userId, sender, now }: InvitedUser,
): Promise<void> {
  const invited = await findAddressee(tx, userId);
  if (!invited) return;
  const linkId = await issuePasswordLink(tx, tokens, invited, 'invitation', now);
  const { firstName, userName, storeName, email: recipient } = invited;
  const data = { firstName, userName, storeName, linkId };
  const language = invited.language ?? DEFAULT_LANGUAGE;
  await queueMail(tx, { template: 'invitation', data, recipient, language, sender }, now);
}

/**
 * Sends invitations again. The previous link ends, and a new one starts.
 * @returns the changed users
 * @throws ProblemError 429 `recipient_mail_limit`, `sender_mail_limit`
 */
export async function resendInvitations(
  tx: Tx,
  context: ServerContext,
  { users, sender, now }: Omit<InvitedUser, 'userId'> & { readonly users: readonly StaffRow[] },
): Promise<StaffRow[]> {
  const ids = users.map(({ id }) => id);
  await invalidateLinksOf(tx, ids, now);
  for (const userId of ids) await mailInvitation(tx, context, { userId, sender, now });
  return changeUserRows(tx, ids, invitationColumns(now), now);
}
