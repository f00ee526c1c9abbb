import { BULK_USER_ACTION, type BulkUserKind, userReasonOf } from '#domain/users/bulk-user';
import type { BulkUserRow } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ListUsersApiArg } from '../api/users-endpoints.generated';
import type { Store } from '../store';
import type { BulkClient } from './bulk-client';
import { type LineResult, RECORDS_PER_PAGE } from './bulk-progress';
import { bulkUsersApi } from './user-bulk-api';

/** The bulk client of staff. */
export function userBulkClient(store: Store): BulkClient {
  const { listUsers, performUsersAction } = bulkUsersApi.endpoints;
  return {
    // Sorted by creation date, which doesn't change while pages are read, unlike a status.
    readPage: (query, page, signal) => {
      // The query is from the list of users.
      const asked = query as ListUsersApiArg;
      const reading = listUsers.initiate(
        { ...asked, sort: 'createdAt', page, pageSize: RECORDS_PER_PAGE },
        { forceRefetch: true },
      );
      return unwrapWithSignal(store.dispatch(reading), signal);
    },
    send: async ({ kind, lines, how: { dryRun, key } }, signal) => {
      if (lines.length === 0) return [];
      // Only actions on users reach this client, and all lines have the same action.
      const action = BULK_USER_ACTION[kind as BulkUserKind];
      const performing = performUsersAction.initiate({
        ...(key && { 'Idempotency-Key': key }),
        bulkUserRequest: { action, ids: lines.map(({ id }) => id), ...(dryRun && { dryRun }) },
      });
      const { results } = await unwrapWithSignal(store.dispatch(performing), signal);
      return results.map(
        ({ id, isDone, refusal }: BulkUserRow): LineResult =>
          isDone
            ? { id, revision: null, refused: null }
            : { id, refused: { reason: userReasonOf(refusal) } },
      );
    },
  };
}
