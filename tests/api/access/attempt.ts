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
  /**
   * Makes a record of the store of `client` ready for this attempt.
   * @returns its id, and what the request must carry besides
   */
  readonly prepare?: (client: ApiClient, db: Db) => Promise<Target>;
  /** Any record of the store of `client` instead, for those who must not even learn of it. */
  readonly pick?: (client: ApiClient, db: Db) => Promise<Target>;
}

/** A record to try on. */
export interface Target {
  readonly id: string;
  readonly request?: RequestOptions;
}
