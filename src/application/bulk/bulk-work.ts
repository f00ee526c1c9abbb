import {
  type BulkChange,
  type BulkLine,
  type BulkReason,
  type BulkRecord,
  canComeAgain,
  planned,
  undoing,
} from './bulk-subject';

/** The most lines that one request takes (contract: `ProductBulkUpdate`, `BulkOrderRequest`). */
export const LINES_A_REQUEST = 100;

/** The most records that a page of a list holds (contract). */
export const RECORDS_A_PAGE = 100;

/** What became of one line; `revision` is null where nothing was written, or nobody says. */
export type LineAnswer =
  | { readonly id: string; readonly revision: number | null; readonly refused: null }
  /** `current` is the record as it stands, where the server tells. */
  | {
      readonly id: string;
      readonly refused: { readonly reason: BulkReason; readonly current?: BulkRecord | undefined };
    };

/** What became of each line of one request. */
export type BulkAnswer = readonly LineAnswer[];

/** A record with the line that is sent for it. */
export interface BulkStep {
  readonly record: BulkRecord;
  readonly line: BulkLine;
}

/** A change that took effect; its revision is what taking it back names. */
export interface BulkDone extends BulkStep {
  readonly revision: number | null;
}

/** A record that a change does not reach, and why; as it stands where the server said so. */
export interface BulkRefusal {
  readonly record: BulkRecord;
  readonly reason: BulkReason;
}

/** What is known of the lines of one pass over the records. */
export interface BulkBook {
  /** The lines of this pass. */
  readonly lines: readonly BulkStep[];
  /** How many of them are answered. */
  readonly answered: number;
  /** Lines that the dry run let pass. */
  readonly accepted: readonly BulkStep[];
  readonly refused: readonly BulkRefusal[];
  /** Everything that took effect, over all passes. */
  readonly done: readonly BulkDone[];
  /** How many changes were taken back. */
  readonly undone: number;
}

export const EMPTY_BOOK: BulkBook = {
  lines: [],
  answered: 0,
  accepted: [],
  refused: [],
  done: [],
  undone: 0,
};

/** The lines of the request that is next. */
export const nextLines = ({ lines, answered }: BulkBook): readonly BulkStep[] =>
  lines.slice(answered, answered + LINES_A_REQUEST);

/** Draws up a line for each record; those that no line can be made of are refused at once. */
export const drawnUp = (
  book: BulkBook,
  records: readonly BulkRecord[],
  change: BulkChange,
): BulkBook => {
  const plans = records.map((record) => ({ record, plan: planned(record, change) }));
  const lines = plans.flatMap(({ record, plan }) =>
    'line' in plan ? [{ record, line: plan.line }] : [],
  );
  const faults = plans.flatMap(({ record, plan }) =>
    'fault' in plan ? [{ record, reason: plan.fault }] : [],
  );
  return { ...book, lines, answered: 0, accepted: [], refused: [...book.refused, ...faults] };
};

/** What one request's answer says of each of its lines; a line it is silent about stays unanswered. */
const sorted = (book: BulkBook, answer: BulkAnswer) => {
  const batch = nextLines(book);
  const byId = new Map(answer.map((item) => [item.id, item]));
  const passed: BulkDone[] = [];
  const refused: BulkRefusal[] = [];
  for (const step of batch) {
    const item = byId.get(step.record.id);
    if (item?.refused === null) passed.push({ ...step, revision: item.revision });
    else refused.push(refusalOf(step, item?.refused));
  }
  return { passed, refused, answered: book.answered + batch.length };
};

const refusalOf = (
  { record }: BulkStep,
  refused: Exclude<LineAnswer['refused'], null> | undefined,
): BulkRefusal =>
  refused
    ? { record: refused.current ?? record, reason: refused.reason }
    : { record, reason: 'unanswered' };

/** After a request of the dry run. */
export const tried = (book: BulkBook, answer: BulkAnswer): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer);
  const accepted = [...book.accepted, ...passed.map(({ record, line }) => ({ record, line }))];
  return { ...book, answered, accepted, refused: [...book.refused, ...refused] };
};

/** The lines that passed the dry run, to be carried out. */
export const begun = (book: BulkBook): BulkBook => ({
  ...book,
  lines: book.accepted,
  answered: 0,
  accepted: [],
});

/** After a request that was carried out. */
export const carriedOut = (book: BulkBook, answer: BulkAnswer): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer);
  return {
    ...book,
    answered,
    done: [...book.done, ...passed],
    refused: [...book.refused, ...refused],
  };
};

/** The lines that take back what took effect; none where it cannot be. */
const undoingLines = ({ done }: BulkBook): readonly BulkStep[] =>
  done.flatMap(({ record, line, revision }) => {
    const back = undoing(record, line, revision);
    return back ? [{ record, line: back }] : [];
  });

/** Whether anything that took effect can be taken back. */
export const canBeUndone = (book: BulkBook): boolean => undoingLines(book).length > 0;

/** Everything that took effect, to be taken back. */
export const turnedRound = (book: BulkBook): BulkBook => ({
  ...book,
  lines: undoingLines(book),
  answered: 0,
  refused: [],
});

/** After a request that took changes back. */
export const takenBack = (book: BulkBook, answer: BulkAnswer): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer);
  return {
    ...book,
    answered,
    undone: book.undone + passed.length,
    refused: [...book.refused, ...refused],
  };
};

/** The lines left when the seller stops: of the first `unanswered` nobody knows what became of them. */
export const brokenOff = (book: BulkBook, unanswered: number): BulkBook => ({
  ...book,
  answered: book.lines.length,
  refused: [
    ...book.refused,
    ...book.lines.slice(book.answered).map(({ record }, at) => ({
      record,
      reason: at < unanswered ? ('unanswered' as const) : ('not_sent' as const),
    })),
  ],
});

/** The records that may be tried again, as they stand now. */
export const toTryAgain = ({ refused }: BulkBook): readonly BulkRecord[] =>
  refused.filter(comesAgain).map(({ record }) => record);

/** The book without what is tried again. */
export const withoutPassing = (book: BulkBook): BulkBook => ({
  ...book,
  refused: book.refused.filter((refusal) => !comesAgain(refusal)),
});

const comesAgain = ({ record, reason }: BulkRefusal): boolean => canComeAgain(record, reason);
