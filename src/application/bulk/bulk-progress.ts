import {
  type BulkChange,
  type BulkLine,
  type BulkReason,
  type BulkRecord,
  bulkLineFor,
  isRetryable,
  recordAfter,
  undoLineFor,
} from './bulk-subject';

/** Maximum number of lines per request (contract: `ProductBulkUpdate`, `BulkOrderRequest`). */
export const LINES_PER_REQUEST = 100;

/** Maximum number of records on a page of a list (contract). */
export const RECORDS_PER_PAGE = 100;

/** Pages of a list that are read at the same time, once the number of records is known. */
const PAGES_AT_ONCE = 4;

/** The numbers (from 1) of the next pages to read; the first alone, as it tells the total. */
export function nextPages(pagesRead: number, total: number | null): readonly number[] {
  const last = total === null ? 1 : Math.ceil(total / RECORDS_PER_PAGE);
  const count = Math.min(PAGES_AT_ONCE, last - pagesRead);
  return Array.from({ length: count }, (_, at) => pagesRead + 1 + at);
}

/**
 * The result of one line. `revision` is null if nothing was written or the server returned none.
 */
export type LineResult =
  | { readonly id: string; readonly revision: number | null; readonly refused: null }
  /** `current` is the current record, if the server returned it. */
  | {
      readonly id: string;
      readonly refused: { readonly reason: BulkReason; readonly current?: BulkRecord | undefined };
    };

/** The result of each line of one request. */
export type BulkResult = readonly LineResult[];

/** A record with the line that is sent for it. */
export interface BulkItem {
  readonly record: BulkRecord;
  readonly line: BulkLine;
}

/** A change that took effect. Undoing it sends this revision. */
export interface BulkDone extends BulkItem {
  readonly revision: number | null;
}

/**
 * A record that the change skipped, and the reason; the current record if the server returned it.
 */
export interface BulkRefusal {
  readonly record: BulkRecord;
  readonly reason: BulkReason;
}

/** The progress of the lines of one pass over the records. */
export interface BulkProgress {
  /** The lines of this pass. */
  readonly lines: readonly BulkItem[];
  /** The number of answered lines. */
  readonly answered: number;
  /** Lines that passed the dry run. */
  readonly accepted: readonly BulkItem[];
  readonly refused: readonly BulkRefusal[];
  /** All changes that took effect, over all passes. */
  readonly done: readonly BulkDone[];
  /** The undone changes. */
  readonly undone: readonly BulkDone[];
}

export const EMPTY_PROGRESS: BulkProgress = {
  lines: [],
  answered: 0,
  accepted: [],
  refused: [],
  done: [],
  undone: [],
};

/** The lines of the next request. */
export function nextLines({ lines, answered }: BulkProgress): readonly BulkItem[] {
  return lines.slice(answered, answered + LINES_PER_REQUEST);
}

/** Creates a line for each record. Records without a possible line are refused at once. */
export function planLines(
  progress: BulkProgress,
  records: readonly BulkRecord[],
  change: BulkChange,
): BulkProgress {
  const plans = records.map((record) => ({ record, plan: bulkLineFor(record, change) }));
  const lines = plans.flatMap(({ record, plan }) =>
    'line' in plan ? [{ record, line: plan.line }] : [],
  );
  const faults = plans.flatMap(({ record, plan }) =>
    'error' in plan ? [{ record, reason: plan.error }] : [],
  );
  return {
    ...progress,
    lines,
    answered: 0,
    accepted: [],
    refused: [...progress.refused, ...faults],
  };
}

/**
 * The result of each line of one request. A line that the answer omits is refused as unanswered.
 */
function sortResults(progress: BulkProgress, answer: BulkResult) {
  const batch = nextLines(progress);
  const byId = new Map(answer.map((item) => [item.id, item]));
  const passed: BulkDone[] = [];
  const refused: BulkRefusal[] = [];
  for (const step of batch) {
    const item = byId.get(step.record.id);
    if (item?.refused === null) passed.push({ ...step, revision: item.revision });
    else refused.push(refusalOf(step, item?.refused));
  }
  return { passed, refused, answered: progress.answered + batch.length };
}

function refusalOf(
  { record }: BulkItem,
  refused: Exclude<LineResult['refused'], null> | undefined,
): BulkRefusal {
  return refused
    ? { record: refused.current ?? record, reason: refused.reason }
    : { record, reason: 'unanswered' };
}

/** The progress after a request of the dry run. */
export function withDryRunResult(progress: BulkProgress, answer: BulkResult): BulkProgress {
  const { passed, refused, answered } = sortResults(progress, answer);
  const accepted = [...progress.accepted, ...passed.map(({ record, line }) => ({ record, line }))];
  return { ...progress, answered, accepted, refused: [...progress.refused, ...refused] };
}

/** Starts the run with the lines that passed the dry run. */
export function startRun(progress: BulkProgress): BulkProgress {
  return {
    ...progress,
    lines: progress.accepted,
    answered: 0,
    accepted: [],
  };
}

/** The progress after a request that was carried out. */
export function withRunResult(progress: BulkProgress, answer: BulkResult): BulkProgress {
  const { passed, refused, answered } = sortResults(progress, answer);
  return {
    ...progress,
    answered,
    done: [...progress.done, ...passed],
    refused: [...progress.refused, ...refused],
  };
}

/** The lines that undo the changes, as far as they can be undone. */
function undoItems({ done }: BulkProgress): readonly BulkItem[] {
  return done.flatMap(({ record, line, revision }) => {
    const back = undoLineFor(record, line, revision);
    return back ? [{ record, line: back }] : [];
  });
}

/** Whether any change that took effect can be undone. */
export function canBeUndone(progress: BulkProgress): boolean {
  return undoItems(progress).length > 0;
}

/** Starts the undo of all changes that took effect. */
export function startUndo(progress: BulkProgress): BulkProgress {
  return {
    ...progress,
    lines: undoItems(progress),
    answered: 0,
    refused: [],
  };
}

/** The progress after a request that undid changes. */
export function withUndoResult(progress: BulkProgress, answer: BulkResult): BulkProgress {
  const { passed, refused, answered } = sortResults(progress, answer);
  return {
    ...progress,
    answered,
    undone: [...progress.undone, ...passed],
    refused: [...progress.refused, ...refused],
  };
}

/** The records of changes that took effect, as they are after them. */
export function recordsAfter(changes: readonly BulkDone[]): readonly BulkRecord[] {
  return changes.map(({ record, line, revision }) => recordAfter(record, line, revision));
}

/** Ends the run. The result of the first `unanswered` lines is unknown; the rest were not sent. */
export function stopRun(progress: BulkProgress, unanswered: number): BulkProgress {
  return {
    ...progress,
    answered: progress.lines.length,
    refused: [
      ...progress.refused,
      ...progress.lines.slice(progress.answered).map(({ record }, at) => ({
        record,
        reason: at < unanswered ? ('unanswered' as const) : ('not_sent' as const),
      })),
    ],
  };
}

/** The records that may be tried again, in their current version. */
export function retryableRecords({ refused }: BulkProgress): readonly BulkRecord[] {
  return refused.filter(isRetryableRefusal).map(({ record }) => record);
}

/** The progress without the records that are tried again. */
export function withoutRetryable(progress: BulkProgress): BulkProgress {
  return {
    ...progress,
    refused: progress.refused.filter((refusal) => !isRetryableRefusal(refusal)),
  };
}

function isRetryableRefusal({ record, reason }: BulkRefusal): boolean {
  return isRetryable(record, reason);
}
