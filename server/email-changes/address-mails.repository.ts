import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, gt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { MAIL_LIMIT_PERIOD_MS } from '#domain/registration/email-confirmation';
import type { Reader, Tx } from '../context';
import { emailChangeLinks, emailChanges } from '../database/schema/email-changes';
import { emailConfirmations } from '../database/schema/people';
import { lockName } from '../database/transaction-lock';

/** A mail that was sent to prove an address. */
export interface SentMail {
  /** The registered user, or who asked for the change. */
  readonly userId: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Makes the mails to one address, given in lower case, happen one after another. */
export async function lockMailsTo(tx: Tx, emailKey: string): Promise<void> {
  await lockName(tx, `registration ${emailKey}`);
}

/**
 * When mails that prove an address were sent to it, of registrations and of changes, by whomever
 * asked, as far back as the limits count.
 */
export async function selectMailTimes(
  reader: Reader,
  emailKey: string,
  now: Date,
): Promise<SentMail[]> {
  const since = subMilliseconds(now, MAIL_LIMIT_PERIOD_MS);
  const rows = await unionAll(
    reader
      .select({ userId: emailConfirmations.userId, at: emailConfirmations.createdAt })
      .from(emailConfirmations)
      .where(
        and(eq(emailConfirmations.emailKey, emailKey), gt(emailConfirmations.createdAt, since)),
      ),
    reader
      .select({ userId: emailChangeLinks.requestedBy, at: emailChangeLinks.createdAt })
      .from(emailChangeLinks)
      .where(and(eq(emailChangeLinks.emailKey, emailKey), gt(emailChangeLinks.createdAt, since))),
  );
  return rows.map(({ userId, at }) => ({ userId, at: at.getTime() }));
}

/**
 * When one person caused mails by changing addresses, to any address, in ms since 1970. A change that
 * counts at once sends only the mail to the old address.
 */
export async function selectMailTimesBy(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<number[]> {
  const since = subMilliseconds(now, MAIL_LIMIT_PERIOD_MS);
  const rows = await unionAll(
    reader
      .select({ at: emailChangeLinks.createdAt })
      .from(emailChangeLinks)
      .where(and(eq(emailChangeLinks.requestedBy, userId), gt(emailChangeLinks.createdAt, since))),
    reader
      .select({ at: emailChanges.createdAt })
      .from(emailChanges)
      .where(
        and(
          eq(emailChanges.requestedBy, userId),
          gt(emailChanges.createdAt, since),
          eq(emailChanges.provedAt, emailChanges.createdAt),
        ),
      ),
  );
  return rows.map(({ at }) => at.getTime());
}
