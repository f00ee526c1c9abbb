import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { mailOutbox } from '../../../server/database/schema/mail';
import { emailConfirmations } from '../../../server/database/schema/people';
import { stores } from '../../../server/database/schema/stores';
import { hashToken } from '../../../server/session/tokens';
import { decoded } from '../../api/users/mail-outbox';
import { createStaffMember } from './staff';
import type { JourneyStore } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A user with an unconfirmed address, and the token of the link in their mail. */
export async function registerWithLink(store: JourneyStore) {
  const name = `${randomUUID()}@exemple.ma`;
  const person = { userName: name, userNameKey: name, email: name };
  const { id } = await createStaffMember(store, {
    ...person,
    emailConfirmedAt: null,
    registrationPending: true,
  });
  const token = randomUUID();
  const now = new Date();
  await store.backend.database.db.insert(emailConfirmations).values({
    id: newId('emc'),
    userId: id,
    emailKey: name,
    tokenHash: hashToken(token),
    createdAt: now,
    codeExpiresAt: new Date(now.getTime() + DAY_MS),
    linkExpiresAt: new Date(now.getTime() + DAY_MS),
  });
  /** Another registration of the same address is confirmed first. */
  const confirmOther = async () => {
    const storeId = newId('str');
    const names = { enterprise: 'Atelier Salma', name: 'Atelier Salma' };
    const { db } = store.backend.database;
    await db.insert(stores).values({ id: storeId, ...names, status: 'under_review' });
    await createStaffMember(store, { ...person, storeId });
  };
  return { id, token, confirmOther };
}

/** The text of the last mail to a recipient. */
export async function lastMailTo(store: JourneyStore, recipient: string): Promise<string> {
  const { db } = store.backend.database;
  const find = async () => {
    const [row] = await db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(desc(mailOutbox.id))
      .limit(1);
    return join(process.env['JOURNEYS_DATA'] ?? '', 'outbox', `${row?.id}.eml`);
  };
  await expect.poll(async () => existsSync(await find())).toBe(true);
  return decoded(readFileSync(await find(), 'utf8'));
}

/** The code of a confirmation mail. */
export function codeIn(mail: string): string {
  return /^(\d{6})\r?$/m.exec(mail)?.[1] ?? '';
}

/** The path of the link in a confirmation mail. */
export function confirmationPathIn(mail: string): string {
  return `/auth/jwt/verify#token=${/verify#token=([\w-]+)/.exec(mail)?.[1]}`;
}
