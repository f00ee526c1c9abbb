import { mergedFields, mergeErrors } from '#domain/clients/client-merge';
import type { Client } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { clientSearchText } from '../search/client-search-text';
import { lockContacts } from './client-contacts';
import {
  deleteMergedClient,
  findMergedInto,
  lockClientsForMerge,
  moveConversationLinks,
  moveInvoices,
  moveOrders,
  moveTaskLinks,
} from './client-merge.repository';
import { presentClient } from './client-presentation';
import { type ClientRow, changeClient, findClient, refreshOrderSearch } from './clients.repository';

/** A merge of two clients that a user requests. */
export interface RequestedMerge {
  /** The client that stays. */
  readonly clientId: string;
  /** The client whose records it gets. */
  readonly duplicateId: string;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * The clients of a merge, locked; the duplicate is undefined if it was merged into the staying one
 * already.
 * @throws ProblemError 404 one is unknown to the store; 409 `already_merged` one was merged into
 *   another client, which is `current`
 */
async function lockBoth(
  tx: Tx,
  { clientId, duplicateId, principal: { storeId } }: RequestedMerge,
): Promise<{ staying: ClientRow; duplicate: ClientRow | undefined }> {
  const [staying, duplicate] = await lockClientsForMerge(tx, storeId, [clientId, duplicateId]);
  if (staying && duplicate) return { staying, duplicate };
  const into = await findMergedInto(tx, storeId, staying ? duplicateId : clientId);
  if (!into) throw notFound();
  if (staying && into.id === staying.id) return { staying, duplicate: undefined };
  throw problem(409, 'already_merged', { current: await presentClient(tx, into) });
}

/**
 * Merges a client into another one, which gets its orders with their returns, its invoices, its
 * addresses and its note, and fields that the other one does not have. The duplicate is deleted, and
 * its id leads to the client that stays. Repeated, it changes nothing.
 * @returns the client that stays
 * @throws ProblemError 404 unknown to the store; 409 `already_merged` with the client into which one
 *   of them was merged; 422 the same client twice, or too many addresses or too long a note together
 */
export async function mergeClients(tx: Tx, requested: RequestedMerge): Promise<Client> {
  const { clientId, duplicateId, principal, now } = requested;
  const { storeId } = principal;
  if (clientId === duplicateId) throw invalid({ duplicateId: ['not_allowed'] });
  const known = await Promise.all([
    findClient(tx, storeId, clientId),
    findClient(tx, storeId, duplicateId),
  ]);
  await lockContacts(
    tx,
    storeId,
    known.flatMap((client) => client ?? []),
  );
  const { staying, duplicate } = await lockBoth(tx, requested);
  if (!duplicate) return presentClient(tx, staying);
  const fields = mergedFields(staying, duplicate);
  const errors = mergeErrors(fields);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await moveOrders(tx, duplicate, staying);
  await moveInvoices(tx, duplicate, staying);
  await moveTaskLinks(tx, duplicate, staying);
  await moveConversationLinks(tx, duplicate, staying);
  await deleteMergedClient(tx, duplicate, staying, now);
  const searchText = clientSearchText({ ...staying, ...fields });
  const createdAt = new Date(Math.min(staying.createdAt.getTime(), duplicate.createdAt.getTime()));
  const after = await changeClient(tx, staying.id, { ...fields, searchText, createdAt }, now);
  if (!after) throw new Error('A locked client is gone.');
  await refreshOrderSearch(tx, after);
  return presentClient(tx, after);
}
