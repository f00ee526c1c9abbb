import type { Permission } from '#domain/permissions/permissions';
import type { Db } from '../../../server/context';
import type { ApiClient, RequestOptions } from '../support/api-client';

/** A request to test: an operation, or one action of an operation. */
export interface Attempt {
  readonly operationId: string;
  readonly name: string;
  /** The permission that the action needs in addition to the operation's own `x-permission`. */
  readonly permission?: Permission;
  /** The path for a record of this id; without `{id}` for operations without a record. */
  readonly path: string;
  readonly request?: RequestOptions;
  /** The body, if it names the record instead of the path. */
  readonly bodyOf?: (id: string) => object;
  /**
   * Prepares a record of the store of `client` for this attempt.
   * @returns its id, and additions to the request
   */
  readonly prepare?: (client: ApiClient, db: Db) => Promise<Target>;
  /** The answer for another store's record, if a body names it and it is not 404 `not_found`. */
  readonly ofForeign?: readonly [status: number, code: string];
  /** Picks any record of the store of `client` instead, for callers who must not find it at all. */
  readonly pick?: (client: ApiClient, db: Db) => Promise<Target>;
}

/** The record of an attempt. */
export interface Target {
  readonly id: string;
  readonly request?: RequestOptions;
}

/** Id of the store of this client's user. */
export async function storeOf(client: ApiClient): Promise<string> {
  return (await client.get('/api/user/')).body.store.id;
}

/** The first of these records, as a target. */
export function firstRecord(rows: readonly { id: string }[], what: string): Target {
  const [row] = rows;
  if (!row) throw new Error(`The demo store has no ${what}.`);
  return { id: row.id };
}

/** An attempt that sends only its path. */
export function readAttempt(operationId: string, path: string): Attempt {
  return {
    operationId,
    name: operationId,
    path,
  };
}
