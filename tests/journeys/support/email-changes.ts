import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { emailChangeLinks, emailChanges } from '../../../server/database/schema/email-changes';
import { hashToken } from '../../../server/session/tokens';
import { createStaffMember } from './staff';
import type { JourneyStore } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A user whose address is to change, with the tokens of both links. */
export async function changeWithLinks(store: JourneyStore) {
  const { db } = store.backend.database;
  const [old, newEmail] = [`${randomUUID()}@exemple.ma`, `${randomUUID()}@nouveau.ma`];
  const person = { userName: old, userNameKey: old, email: old };
  const { id: userId } = await createStaffMember(store, person);
  const [id, proof, undo] = [newId('ech'), randomUUID(), randomUUID()];
  const later = new Date(Date.now() + DAY_MS);
  await db.insert(emailChanges).values({
    id,
    storeId: store.id,
    userId,
    requestedBy: userId,
    oldEmail: old,
    newEmail,
    status: 'requested',
    expiresAt: later,
    sendAgainAt: new Date(),
    undoTokenHash: hashToken(undo),
    undoExpiresAt: later,
    createdAt: new Date(),
  });
  await db.insert(emailChangeLinks).values({
    id: newId('ecl'),
    changeId: id,
    requestedBy: userId,
    emailKey: newEmail,
    tokenHash: hashToken(proof),
    createdAt: new Date(),
  });
  return {
    proof,
    undo,
    /** Both links end. */
    end: () => db.update(emailChanges).set({ status: 'undone' }).where(eq(emailChanges.id, id)),
    /** Another user signs in with the new address first. */
    takeName: () =>
      createStaffMember(store, { userName: newEmail, userNameKey: newEmail, email: newEmail }),
  };
}
