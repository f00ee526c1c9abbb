import { and, asc, eq, ne, or, type SQL } from 'drizzle-orm';
import { emailKeyOf } from '#domain/contact/email-key';
import type { Tx } from '../context';
import { emailKeyIn } from '../database/own-user-name';
import { clientMerges, clients } from '../database/schema/orders';
import { lockName } from '../database/transaction-lock';
import { problem } from '../http/problem-error';
import { presentClient } from './client-presentation';
import type { ClientRow } from './clients.repository';

/** How a client is reached: a phone number and an e-mail address as they are stored. */
export interface Contacts {
  readonly phoneNumber?: string;
  readonly email?: string | null;
}

function keysOf({ phoneNumber, email }: Contacts): string[] {
  return [
    ...(phoneNumber ? [`phone ${phoneNumber}`] : []),
    ...(email ? [`email ${emailKeyOf(email)}`] : []),
  ];
}

/**
 * Makes whatever adds, changes or merges the store's clients with these phone numbers and e-mail
 * addresses happen one after another, in all processes, until the transaction ends. Callers take
 * these locks once, before they lock a client.
 */
export async function lockContacts(
  tx: Tx,
  storeId: string,
  contacts: readonly Contacts[],
): Promise<void> {
  const keys = [...new Set(contacts.flatMap(keysOf))].sort();
  for (const key of keys) await lockName(tx, `client ${storeId} ${key}`);
}

function hasEmail(email: string | null | undefined): SQL | undefined {
  return email ? eq(emailKeyIn(clients.email), emailKeyOf(email)) : undefined;
}

/** The store's other clients with this phone number or e-mail address, the oldest first. */
async function clientsWithContacts(
  tx: Tx,
  storeId: string,
  { phoneNumber, email }: Contacts,
  exceptId: string | null,
): Promise<ClientRow[]> {
  const isSame = or(
    phoneNumber ? eq(clients.phoneNumber, phoneNumber) : undefined,
    hasEmail(email),
  );
  if (!isSame) return [];
  return tx
    .select()
    .from(clients)
    .where(
      and(eq(clients.storeId, storeId), isSame, exceptId ? ne(clients.id, exceptId) : undefined),
    )
    .orderBy(asc(clients.createdAt), asc(clients.id))
    .limit(50);
}

/**
 * The caller holds {@link lockContacts}.
 * @throws ProblemError 409 `already_taken` with `client_exists` at the fields that another client
 *   of the store has, and this client as `current`
 */
export async function assertNewContacts(
  tx: Tx,
  storeId: string,
  contacts: Contacts,
  exceptId: string | null,
): Promise<void> {
  const [other] = await clientsWithContacts(tx, storeId, contacts, exceptId);
  if (!other) return;
  const { phoneNumber, email } = contacts;
  const isSameEmail = email && other.email && emailKeyOf(other.email) === emailKeyOf(email);
  throw problem(409, 'already_taken', {
    errors: {
      ...(other.phoneNumber === phoneNumber && { phoneNumber: ['client_exists'] }),
      ...(isSameEmail && { email: ['client_exists'] }),
    },
    current: await presentClient(tx, other),
  });
}

/** The names by which somebody is known under a phone number. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The client who was merged with one of this phone number for whom `isSame` is true. */
async function findMergedByPhoneNumber(
  tx: Tx,
  storeId: string,
  phoneNumber: string,
  isSame: (names: Names) => boolean,
): Promise<ClientRow | undefined> {
  const rows = await tx
    .select({ client: clients, merge: clientMerges })
    .from(clientMerges)
    .innerJoin(clients, eq(clients.id, clientMerges.clientId))
    .where(and(eq(clientMerges.storeId, storeId), eq(clientMerges.phoneNumber, phoneNumber)))
    .orderBy(asc(clientMerges.mergedAt), asc(clientMerges.duplicateId))
    .limit(50)
    .for('key share', { of: clients });
  return rows.find(({ merge }) => isSame(merge))?.client;
}

/**
 * The client of the store with this phone number for whom `isSame` is true, the oldest of several,
 * or the one with whom such a client was merged. It is neither deleted nor merged until the
 * transaction ends. The caller holds {@link lockContacts}.
 */
export async function findByPhoneNumber(
  tx: Tx,
  storeId: string,
  phoneNumber: string,
  isSame: (names: Names) => boolean,
): Promise<ClientRow | undefined> {
  const rows = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.storeId, storeId), eq(clients.phoneNumber, phoneNumber)))
    .orderBy(asc(clients.createdAt), asc(clients.id))
    .limit(50)
    .for('key share');
  return rows.find(isSame) ?? findMergedByPhoneNumber(tx, storeId, phoneNumber, isSame);
}
