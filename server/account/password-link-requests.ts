import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { Language } from '#domain/format/languages';
import type { ServerContext } from '../context';
import { addJob } from '../jobs/add-job';
import type { JobPayloads } from '../jobs/job-payloads';
import { queueMailWithin, refusalOf, sendQueuedMailSoon } from '../mail/mail-outbox';
import {
  countRecentLinks,
  findAddressees,
  issuePasswordLink,
  LINK_LIFETIMES_MS,
  LINKS_PER_HOUR,
} from '../session/password-links.repository';

/** One request after the other, so that two at once cannot exceed the links of a user. */
const QUEUE = 'passwordLinks';

/**
 * Notes the request for a link. It reads nothing of the account: the same statements run, whether
 * or not the account exists, and {@link mailPasswordLinks} does what differs after the answer.
 * @param language of the mail, for a user without a stored one
 */
export function requestPasswordLink(
  { database }: ServerContext,
  account: string,
  language: Language,
  now: Date,
): Promise<void> {
  const payload = { account, language, requestedAt: now.toISOString() };
  return database.transaction((tx) => addJob(tx, 'mailPasswordLinks', payload, { queue: QUEUE }));
}

/**
 * The job of a request: issues a link to each user with this user name or address who may sign in,
 * and queues its mail, unless the user or the mailbox got too many. A request that waited as long as its link would be valid is dropped, since
 * its user no longer expects the mail.
 */
export async function mailPasswordLinks(
  context: ServerContext,
  { account, language: requested, requestedAt }: JobPayloads['mailPasswordLinks'],
): Promise<void> {
  const { database, tokens, clock } = context;
  const now = clock();
  if (new Date(requestedAt) <= subMilliseconds(now, LINK_LIFETIMES_MS.reset)) return;
  await database.transaction(async (tx) => {
    for (const user of await findAddressees(tx, account)) {
      const { id, firstName, userName, email: recipient, language } = user;
      if ((await countRecentLinks(tx, id, now)) >= LINKS_PER_HOUR) continue;
      const addressed = { template: 'passwordReset', recipient } as const;
      if (await refusalOf(tx, addressed, now)) continue;
      const linkId = await issuePasswordLink(tx, tokens, user, 'reset', now);
      const data = { firstName, userName, linkId };
      await queueMailWithin(tx, { ...addressed, data, language: language ?? requested }, now);
    }
  });
  sendQueuedMailSoon(context);
}
