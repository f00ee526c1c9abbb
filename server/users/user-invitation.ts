import { addMilliseconds } from 'date-fns/addMilliseconds';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { ServerContext, Tx } from '../context';
import { problem } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';
import {
  countRecentLinks,
  findAddressee,
  issuePasswordLink,
  LINK_LIFETIMES_MS,
  LINKS_PER_HOUR,
} from '../session/password-links.repository';
import { changeUserRows, invalidateLinksOf, type StaffRow, storeNameOf } from './users.repository';

/** The user to invite, with their store. */
interface InvitedUser {
  readonly userId: string;
  readonly storeId: string;
  readonly now: Date;
}

/** When an invitation sent at `now` was sent and ends, as columns of the user's row. */
export function invitationColumns(now: Date) {
  return {
    invitedAt: now,
    invitationExpiresAt: addMilliseconds(now, LINK_LIFETIMES_MS.invitation),
  };
}

/** Queues the mail with a link to choose a password, in the invited user's language. */
export async function mailInvitation(
  tx: Tx,
  { tokens }: ServerContext,
  { userId, storeId, now }: InvitedUser,
): Promise<void> {
  const invited = await findAddressee(tx, userId);
  if (!invited) return;
  const linkId = await issuePasswordLink(tx, tokens, invited, 'invitation', now);
  const storeName = await storeNameOf(tx, storeId);
  const { firstName, userName, email } = invited;
  const data = { firstName, userName, storeName, linkId };
  const language = invited.language ?? DEFAULT_LANGUAGE;
  await queueMail(tx, { template: 'invitation', data, recipient: email, language }, now);
}

/** Seconds until a user who was sent too many links may be sent another. */
const RETRY_SECONDS = 60 * 60;

/**
 * Sends invitations again. The previous link ends, and a new one starts.
 * @returns the changed users
 * @throws ProblemError 429 if a user was sent too many links this hour
 */
export async function resendInvitations(
  tx: Tx,
  context: ServerContext,
  { users, storeId, now }: Omit<InvitedUser, 'userId'> & { readonly users: readonly StaffRow[] },
): Promise<StaffRow[]> {
  const ids = users.map(({ id }) => id);
  for (const id of ids) {
    if ((await countRecentLinks(tx, id, now)) < LINKS_PER_HOUR) continue;
    throw problem(429, 'too_many_requests', { retryAfter: RETRY_SECONDS });
  }
  await invalidateLinksOf(tx, ids, now);
  for (const userId of ids) await mailInvitation(tx, context, { userId, storeId, now });
  return changeUserRows(tx, ids, invitationColumns(now), now);
}
