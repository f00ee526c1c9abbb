import type { BulkPage, BulkQuery } from './bulk-action.machine';
import type { BulkResult } from './bulk-progress';
import type { BulkKind, BulkLine } from './bulk-subject';

/** Lines of one request; a dry run has no effect, what has is named by a key. */
export interface BulkRequest {
  readonly kind: BulkKind;
  readonly lines: readonly BulkLine[];
  readonly how: { readonly dryRun?: true; readonly key?: string };
}

/** How the server is asked about records of one subject; everything rejects with an ApiProblem. */
export interface BulkClient {
  /** A page, from 1, of the records that match, in an order that no work of this kind changes. */
  readPage(query: BulkQuery, page: number, signal: AbortSignal): Promise<BulkPage>;
  /** What became of each line. */
  send(request: BulkRequest, signal: AbortSignal): Promise<BulkResult>;
}
