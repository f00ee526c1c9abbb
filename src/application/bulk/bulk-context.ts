import type { ListOrdersApiArg } from '../api/orders-endpoints.generated';
import type { SearchProductsApiArg } from '../api/products-endpoints.generated';
import type { ListUsersApiArg } from '../api/users-endpoints.generated';
import type { ApiProblem } from '../ports/transport.port';
import {
  type BulkProgress,
  EMPTY_PROGRESS,
  LINES_PER_REQUEST,
  nextPages,
  RECORDS_PER_PAGE,
  retryableRecords,
} from './bulk-progress';
import {
  type BulkChange,
  type BulkKind,
  type BulkRecord,
  bulkRecordOf,
  runsAtOnce,
  withoutValue,
} from './bulk-subject';

/** The arguments of a list query. */
export type BulkQuery = SearchProductsApiArg | ListOrdersApiArg | ListUsersApiArg;

/** All records that match a list's filter, except a few. */
export interface BulkFilter {
  readonly query: BulkQuery;
  readonly except: readonly string[];
}

export interface BulkInput {
  readonly kind: BulkKind;
  /** The chosen records, or the filter that selects them. */
  readonly chosen: readonly BulkRecord[] | BulkFilter;
  /** Prefix of every request's idempotency key; letters, digits and hyphens. */
  readonly runId: string;
}

/** The interrupted stage, to resume after a retry. */
export type BulkStage = 'collecting' | 'checking' | 'running' | 'undoing';

export interface BulkContext {
  readonly kind: BulkKind;
  readonly runId: string;
  readonly change: BulkChange | null;
  readonly filter: BulkFilter | null;
  readonly records: readonly BulkRecord[];
  /** Pages of the list read so far, and the number of matching records once it is known. */
  readonly pagesRead: number;
  readonly total: number | null;
  readonly isRead: boolean;
  readonly progress: BulkProgress;
  /** Counts writing passes, so that each of their requests has its own key. */
  readonly pass: number;
  readonly stage: BulkStage;
  /**
   * Whether a dialog shows the work: not while an action that runs at once fits into one request and
   * meets no hindrance.
   */
  readonly isShown: boolean;
  /** The seller requested a stop: no request is sent after the one in flight. */
  readonly stopping: boolean;
  readonly problem: ApiProblem | null;
}

/** One page of the matching records, or several that were read at the same time. */
export interface BulkPages {
  readonly items: readonly BulkRecord[];
  readonly total: number;
}

/** The context of a new bulk action. */
export function initialContext({ kind, chosen, runId }: BulkInput): BulkContext {
  const filter = 'query' in chosen ? chosen : null;
  return {
    kind,
    runId,
    filter,
    change: withoutValue(kind),
    records: 'query' in chosen ? [] : chosen.map(bulkRecordOf),
    pagesRead: 0,
    total: null,
    isRead: filter === null,
    progress: EMPTY_PROGRESS,
    pass: 0,
    stage: 'checking',
    isShown: !runsAtOnce(kind),
    stopping: false,
    problem: null,
  };
}

/**
 * The context after the next pages of the list. A record that moved to a later page while they were
 * read is kept once.
 */
export function withPages(context: BulkContext, { items, total }: BulkPages): Partial<BulkContext> {
  const known = new Set([
    ...(context.filter?.except ?? []),
    ...context.records.map(({ id }) => id),
  ]);
  const byId = new Map(items.map((item) => [item.id, bulkRecordOf(item)]));
  const fresh = [...byId.values()].filter(({ id }) => !known.has(id));
  const pagesRead = context.pagesRead + nextPages(context.pagesRead, context.total).length;
  const isRead = items.length === 0 || pagesRead * RECORDS_PER_PAGE >= total;
  return { records: [...context.records, ...fresh], pagesRead, total, isRead };
}

/** The context with the lines of a pass; one that needs several requests is shown. */
export function withLines(context: BulkContext, progress: BulkProgress): Partial<BulkContext> {
  return { progress, isShown: context.isShown || progress.lines.length > LINES_PER_REQUEST };
}

/** The records, each replaced by the current one if a refusal returned it. */
export function withNewest({ records, progress }: BulkContext): readonly BulkRecord[] {
  const newer = new Map(retryableRecords(progress).map((record) => [record.id, record]));
  return records.map((record) => newer.get(record.id) ?? record);
}
