import type { Permission } from '#domain/permissions/permissions';
import type { Db } from '../../../server/context';
import type { ApiClient, RequestOptions } from '../support/api-client';

/** One thing somebody may try: an operation, or one action of an operation. */
export interface Attempt {
  readonly operationId: string;
  readonly name: string;
  /** What the action asks for beyond the operation's own `x-permission`. */
  readonly permission?: Permission;
  /** The path for a record of this id; without `{id}` for operations that name none. */
  readonly path: string;
  readonly request?: RequestOptions;
  /** The body, where the record is named in it instead of the path. */
  readonly bodyOf?: (id: string) => object;
  /**
   * Makes a record of the store of `client` ready for this attempt.
   * @returns its id, and what the request must carry besides
   */
  readonly prepare?: (client: ApiClient, db: Db) => Promise<Target>;
  /** What is answered of another store's record, where that is not 404 `not_found`: a body names it. */
  readonly ofForeign?: readonly [status: number, code: string];
  /** Any record of the store of `client` instead, for those who must not even learn of it. */
  readonly pick?: (client: ApiClient, db: Db) => Promise<Target>;
}

/** A record to try on. */
export interface Target {
  readonly id: string;
  readonly request?: RequestOptions;
}

/** Id of the store that this client works for. */
export const storeOf = async (client: ApiClient): Promise<string> =>
  (await client.get('/api/user/')).body.store.id;

/** The first of these records. */
export const firstRecord = (rows: readonly { id: string }[], what: string): Target => {
  const [row] = rows;
  if (!row) throw new Error(`The demo store has no ${what}.`);
  return { id: row.id };
};

/** An attempt that sends nothing but its path. */
export const readAttempt = (operationId: string, path: string): Attempt => ({
  operationId,
  name: operationId,
  path,
});
