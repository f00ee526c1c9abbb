import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import { newId } from '../../../server/database/ids';
import { mailOutbox } from '../../../server/database/schema/mail';
import { passwordResets } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import { userSearchText } from '../../../server/search/user-search-text';
import { hashToken } from '../../../server/session/tokens';
import { decoded, tokenIn } from '../../api/users/mail-outbox';
import type { JourneyStore } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A further user of the store: `Anas Kadiri`, a seller, without a known password. */
export async function createStaffMember(
  store: JourneyStore,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; userName: string; email: string }> {
  const userName = `anas_${randomUUID().slice(0, 8)}`;
  const person = {
    id: newId('usr'),
    storeId: store.id,
    userName,
    userNameKey: userName,
    firstName: 'Anas',
    lastName: 'Kadiri',
    email: `${userName}@exemple.ma`,
    emailConfirmedAt: new Date() as Date | null,
    phoneNumber: '+212661842695',
    role: 'store_user' as const,
    status: 'active' as const,
    passwordHash: 'nobody knows it',
    ...change,
  };
  await store.backend.database.db
    .insert(users)
    .values({ ...person, searchText: userSearchText(person) });
  return person;
}

/** New accounts have no phone number, but the form of an account requires one. */
export async function givePhoneNumbers({ backend, id }: JourneyStore): Promise<void> {
  await backend.database.db
    .update(users)
    .set({ phoneNumber: '+212661420318' })
    .where(eq(users.storeId, id));
}

/** The columns of a user who is invited now, for seven days. */
export function invitedNow() {
  return {
    invitedAt: new Date(),
    invitationExpiresAt: new Date(Date.now() + 7 * DAY_MS),
    emailConfirmedAt: null,
  };
}

/** An invited user, with the token of their link. */
export async function inviteWithLink(store: JourneyStore) {
  const times = invitedNow();
  const { id, userName, email } = await createStaffMember(store, times);
  const token = randomUUID();
  await store.backend.database.db.insert(passwordResets).values({
    id: newId('pwl'),
    userId: id,
    emailKey: email,
    tokenHash: hashToken(token),
    createdAt: times.invitedAt,
    expiresAt: times.invitationExpiresAt,
  });
  return { id, userName, token };
}

/** The address in the last mail to a recipient, once it was sent. */
export async function mailedLink(store: JourneyStore, recipient: string): Promise<string> {
  let file = '';
  const isSent = async () => {
    const [row] = await store.backend.database.db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(desc(mailOutbox.id))
      .limit(1);
    file = join(process.env.JOURNEYS_DATA ?? '', 'outbox', `${row?.id}.eml`);
    return existsSync(file);
  };
  await expect.poll(isSent).toBe(true);
  return `/auth/jwt/new-password#token=${tokenIn(decoded(readFileSync(file, 'utf8')))}`;
}

/** Invitations that the address has just received from this store. */
export async function storeSentInvitations(
  store: JourneyStore,
  recipient: string,
  mails: number,
): Promise<void> {
  const sentAt = new Date();
  const row = {
    template: 'invitation',
    recipient,
    language: 'fr' as const,
    data: {},
    mailClass: 'invitation',
    mailboxKey: mailboxKeyOf(recipient),
    senderStoreId: store.id,
    createdAt: sentAt,
    nextTryAt: sentAt,
    sentAt,
  };
  await store.backend.database.db
    .insert(mailOutbox)
    .values(Array.from({ length: mails }, () => ({ ...row, id: newId('eml') })));
}
