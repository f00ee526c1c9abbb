import type { BulkPages, BulkQuery } from './bulk-context';
import type { BulkResult } from './bulk-progress';
import type { BulkKind, BulkLine } from './bulk-subject';

/** Lines of one request. A dry run has no effect; an effective request has a key. */
export interface BulkRequest {
  readonly kind: BulkKind;
  readonly lines: readonly BulkLine[];
  readonly how: { readonly dryRun?: true; readonly key?: string };
}

/** The requests for records of one subject. All of them reject with an ApiProblem. */
export interface BulkClient {
  /** A page (from 1) of the matching records, in an order that no bulk action changes. */
  readPage(query: BulkQuery, page: number, signal: AbortSignal): Promise<BulkPages>;
  /** Sends the lines and returns the result of each. */
  send(request: BulkRequest, signal: AbortSignal): Promise<BulkResult>;
}
