import { canUnlink } from '#domain/identity/identity-link';
import type { Identity, IdentityList } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import type { Operations } from '../contract.generated';
import { notFound, problem } from '../http/problem-error';
import {
  countIdentities,
  deleteIdentity,
  findOwnIdentity,
  hasPassword,
  type IdentityRow,
  lockUser,
  selectIdentities,
} from './identities.repository';

function presentIdentity(
  { id, provider, email, linkedAt, lastUsedAt }: IdentityRow,
  isUnlinkable: boolean,
): Identity {
  return {
    id,
    provider,
    email,
    linkedAt: linkedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    allowedActions: isUnlinkable ? ['unlink'] : [],
  };
}

/** One page of the identities that a user has linked. */
export async function listOwnIdentities(
  reader: Reader,
  userId: string,
  { page, pageSize }: Operations['listIdentities']['query'],
): Promise<IdentityList> {
  const total = await countIdentities(reader, userId);
  const isUnlinkable = canUnlink({
    hasPassword: await hasPassword(reader, userId),
    identities: total,
  });
  const rows = await selectIdentities(reader, userId, { page, pageSize });
  return { items: rows.map((row) => presentIdentity(row, isUnlinkable)), total, page, pageSize };
}

/**
 * Unlinks an identity of this user. The row of the user is locked: of two identities that are
 * unlinked at once, one is the last.
 * @throws ProblemError 404, 409 `last_way_in`
 */
export async function unlinkOwnIdentity(tx: Tx, userId: string, identityId: string): Promise<void> {
  await lockUser(tx, userId);
  const identity = await findOwnIdentity(tx, userId, identityId);
  if (!identity) throw notFound();
  const state = {
    hasPassword: await hasPassword(tx, userId),
    identities: await countIdentities(tx, userId),
  };
  if (!canUnlink(state)) {
    throw problem(409, 'last_way_in', { current: presentIdentity(identity, false) });
  }
  await deleteIdentity(tx, identityId);
}
