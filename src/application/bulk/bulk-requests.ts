import type { BulkContext, BulkQuery } from './bulk-context';
import { nextLines, nextPages } from './bulk-progress';
import type { BulkKind, BulkLine } from './bulk-subject';

/** The lines of one request, all of one kind. */
export interface Lines {
  readonly kind: BulkKind;
  readonly lines: readonly BulkLine[];
}

/** Pages of a list, by their numbers. */
export interface PagesToRead {
  readonly kind: BulkKind;
  readonly query: BulkQuery;
  readonly pages: readonly number[];
}

/** The lines that are sent next. */
export function linesOf({ context }: { context: BulkContext }): Lines {
  return {
    kind: context.kind,
    lines: nextLines(context.progress).map(({ line }) => line),
  };
}

/** The same with their key: a request that is repeated has the key of the first attempt. */
export function keyedLinesOf({ context }: { context: BulkContext }): Lines & { key: string } {
  return {
    ...linesOf({ context }),
    key: `${context.runId}-${context.pass}-${context.progress.answered}`,
  };
}

/** The pages to read next. */
export function nextPagesOf({ context }: { context: BulkContext }): PagesToRead {
  const { kind, filter, pagesRead, total } = context;
  return { kind, query: filter?.query ?? {}, pages: nextPages(pagesRead, total) };
}
