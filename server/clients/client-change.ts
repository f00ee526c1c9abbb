import { clientErrors } from '#domain/clients/client-rules';
import { emailKeyOf } from '#domain/contact/email-key';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Client, ClientCreate, ClientUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { clientSearchText } from '../search/client-search-text';
import { assertNewContacts, type Contacts, lockContacts } from './client-contacts';
import { presentClient } from './client-presentation';
import {
  type ClientRow,
  changeClient,
  findCities,
  insertClient,
  lockClient,
  refreshOrderSearch,
} from './clients.repository';

/** Fields of a client that staff can edit, as they are stored. */
type ClientColumns = Pick<
  ClientRow,
  'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'ice' | 'gender' | 'addresses' | 'note'
>;

function textOrNone(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function addressesOf(body: ClientUpdate): ClientColumns['addresses'] {
  return (body.addresses ?? []).map(({ line1, line2, cityId, zipcode }) => ({
    line1: line1.trim(),
    line2: textOrNone(line2),
    cityId,
    zipcode: textOrNone(zipcode),
  }));
}

/** The columns changed by a validated body. */
function columnsOf(body: ClientUpdate): Partial<ClientColumns> {
  return {
    ...(body.firstName !== undefined && { firstName: body.firstName.trim() }),
    ...(body.lastName !== undefined && { lastName: body.lastName.trim() }),
    ...(body.phoneNumber !== undefined && {
      phoneNumber: parsePhoneNumber(body.phoneNumber) ?? '',
    }),
    ...(body.email !== undefined && { email: textOrNone(body.email) }),
    ...(body.ice !== undefined && { ice: textOrNone(body.ice) }),
    ...(body.gender !== undefined && { gender: body.gender }),
    ...(body.note !== undefined && { note: textOrNone(body.note) }),
    ...(body.addresses && { addresses: addressesOf(body) }),
  };
}

/** @throws ProblemError 422 with all errors, codes by field */
async function assertAcceptable(tx: Tx, body: ClientUpdate): Promise<void> {
  const named = (body.addresses ?? []).map(({ cityId }) => cityId);
  const known = await findCities(tx, named);
  const errors = clientErrors(body, new Set(known.keys()));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Adds a client to the caller's store.
 * @throws ProblemError 409 a client has the phone number or the e-mail address, unless the new one
 *   is said to be distinct; 422 with the fields that are wrong
 */
export async function createClient(
  tx: Tx,
  body: ClientCreate,
  principal: Principal,
  now: Date,
): Promise<Client> {
  await assertAcceptable(tx, body);
  const columns = {
    firstName: '',
    lastName: '',
    phoneNumber: '',
    email: null,
    ice: null,
    ...columnsOf(body),
  };
  await lockContacts(tx, principal.storeId, [columns]);
  if (!body.isDistinct) await assertNewContacts(tx, principal.storeId, columns, null);
  const client = await insertClient(tx, {
    id: newId('cli', now.getTime()),
    storeId: principal.storeId,
    createdAt: now,
    ...columns,
    searchText: clientSearchText(columns),
    updatedAt: now,
  });
  if (!client) throw new Error('An inserted client was not returned.');
  return presentClient(tx, client);
}

/** A requested change of a client. */
export interface RequestedClientChange {
  readonly clientId: string;
  readonly body: ClientUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

function isNamedOtherwise(before: ClientRow, after: ClientRow): boolean {
  return (['firstName', 'lastName', 'phoneNumber'] as const).some(
    (field) => before[field] !== after[field],
  );
}

/** The phone number and the e-mail address that a change gives a client anew. */
function newContacts(before: ClientRow, { phoneNumber, email }: Partial<ClientColumns>): Contacts {
  const isSameEmail = emailKeyOf(email ?? '') === emailKeyOf(before.email ?? '');
  return {
    ...(phoneNumber !== undefined && phoneNumber !== before.phoneNumber && { phoneNumber }),
    ...(email && !isSameEmail && { email }),
  };
}

/**
 * Changes the given fields, validated and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409 another client has the
 *   new phone number or e-mail address, unless this one is said to be distinct; 422 with the fields
 *   that are wrong
 */
export async function changeClientFields(
  tx: Tx,
  { clientId, body, revision, principal, now }: RequestedClientChange,
): Promise<Client> {
  const { storeId } = principal;
  const change = columnsOf(body);
  await lockContacts(tx, storeId, [change]);
  const before = await lockClient(tx, storeId, clientId);
  if (!before) throw notFound();
  assertRevision(revision, await presentClient(tx, before));
  await assertAcceptable(tx, body);
  if (!body.isDistinct) {
    await assertNewContacts(tx, storeId, newContacts(before, change), clientId);
  }
  const searchText = clientSearchText({ ...before, ...change });
  const after = await changeClient(tx, clientId, { ...change, searchText }, now);
  if (!after) throw notFound();
  if (isNamedOtherwise(before, after)) await refreshOrderSearch(tx, after);
  return presentClient(tx, after);
}
