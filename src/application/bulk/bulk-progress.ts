import {
  type BulkChange,
  type BulkLine,
  type BulkReason,
  type BulkRecord,
  bulkLineFor,
  isRetryable,
  undoLineFor,
} from './bulk-subject';

/** The most lines that one request takes (contract: `ProductBulkUpdate`, `BulkOrderRequest`). */
export const LINES_PER_REQUEST = 100;

/** The most records that a page of a list holds (contract). */
export const RECORDS_PER_PAGE = 100;

/** What became of one line; `revision` is null where nothing was written, or nobody says. */
export type LineResult =
  | { readonly id: string; readonly revision: number | null; readonly refused: null }
  /** `current` is the record as it stands, where the server tells. */
  | {
      readonly id: string;
      readonly refused: { readonly reason: BulkReason; readonly current?: BulkRecord | undefined };
    };

/** What became of each line of one request. */
export type BulkResult = readonly LineResult[];

/** A record with the line that is sent for it. */
export interface BulkItem {
  readonly record: BulkRecord;
  readonly line: BulkLine;
}

/** A change that took effect; its revision is what taking it back names. */
export interface BulkDone extends BulkItem {
  readonly revision: number | null;
}

/** A record that a change does not reach, and why; as it stands where the server said so. */
export interface BulkRefusal {
  readonly record: BulkRecord;
  readonly reason: BulkReason;
}

/** What is known of the lines of one pass over the records. */
export interface BulkProgress {
  /** The lines of this pass. */
  readonly lines: readonly BulkItem[];
  /** How many of them are answered. */
  readonly answered: number;
  /** Lines that the dry run let pass. */
  readonly accepted: readonly BulkItem[];
  readonly refused: readonly BulkRefusal[];
  /** Everything that took effect, over all passes. */
  readonly done: readonly BulkDone[];
  /** How many changes were taken back. */
  readonly undone: number;
}

export const EMPTY_PROGRESS: BulkProgress = {
  lines: [],
  answered: 0,
  accepted: [],
  refused: [],
  done: [],
  undone: 0,
};

/** The lines of the request that is next. */
export const nextLines = ({ lines, answered }: BulkProgress): readonly BulkItem[] =>
  lines.slice(answered, answered + LINES_PER_REQUEST);

/** Draws up a line for each record; those that no line can be made of are refused at once. */
export const planLines = (
  progress: BulkProgress,
  records: readonly BulkRecord[],
  change: BulkChange,
): BulkProgress => {
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
};

/** What one request's answer says of each of its lines; a line it is silent about stays unanswered. */
const sortResults = (progress: BulkProgress, answer: BulkResult) => {
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
};

const refusalOf = (
  { record }: BulkItem,
  refused: Exclude<LineResult['refused'], null> | undefined,
): BulkRefusal =>
  refused
    ? { record: refused.current ?? record, reason: refused.reason }
    : { record, reason: 'unanswered' };

/** After a request of the dry run. */
export const withDryRunResult = (progress: BulkProgress, answer: BulkResult): BulkProgress => {
  const { passed, refused, answered } = sortResults(progress, answer);
  const accepted = [...progress.accepted, ...passed.map(({ record, line }) => ({ record, line }))];
  return { ...progress, answered, accepted, refused: [...progress.refused, ...refused] };
};

/** The lines that passed the dry run, to be carried out. */
export const startRun = (progress: BulkProgress): BulkProgress => ({
  ...progress,
  lines: progress.accepted,
  answered: 0,
  accepted: [],
});

/** After a request that was carried out. */
export const withRunResult = (progress: BulkProgress, answer: BulkResult): BulkProgress => {
  const { passed, refused, answered } = sortResults(progress, answer);
  return {
    ...progress,
    answered,
    done: [...progress.done, ...passed],
    refused: [...progress.refused, ...refused],
  };
};

/** The lines that take back what took effect; none where it cannot be. */
const undoItems = ({ done }: BulkProgress): readonly BulkItem[] =>
  done.flatMap(({ record, line, revision }) => {
    const back = undoLineFor(record, line, revision);
    return back ? [{ record, line: back }] : [];
  });

/** Whether anything that took effect can be taken back. */
export const canBeUndone = (progress: BulkProgress): boolean => undoItems(progress).length > 0;

/** Everything that took effect, to be taken back. */
export const startUndo = (progress: BulkProgress): BulkProgress => ({
  ...progress,
  lines: undoItems(progress),
  answered: 0,
  refused: [],
});

/** After a request that took changes back. */
export const withUndoResult = (progress: BulkProgress, answer: BulkResult): BulkProgress => {
  const { passed, refused, answered } = sortResults(progress, answer);
  return {
    ...progress,
    answered,
    undone: progress.undone + passed.length,
    refused: [...progress.refused, ...refused],
  };
};

/** The lines left when the seller stops: of the first `unanswered` nobody knows what became of them. */
export const stopRun = (progress: BulkProgress, unanswered: number): BulkProgress => ({
  ...progress,
  answered: progress.lines.length,
  refused: [
    ...progress.refused,
    ...progress.lines.slice(progress.answered).map(({ record }, at) => ({
      record,
      reason: at < unanswered ? ('unanswered' as const) : ('not_sent' as const),
    })),
  ],
});

/** The records that may be tried again, as they stand now. */
export const retryableRecords = ({ refused }: BulkProgress): readonly BulkRecord[] =>
  refused.filter(isRetryableRefusal).map(({ record }) => record);

/** The book without what is tried again. */
export const withoutRetryable = (progress: BulkProgress): BulkProgress => ({
  ...progress,
  refused: progress.refused.filter((refusal) => !isRetryableRefusal(refusal)),
});

const isRetryableRefusal = ({ record, reason }: BulkRefusal): boolean =>
  isRetryable(record, reason);
