import type { DraftKey } from '../ports/drafts.port';
import type { ApiProblem } from '../ports/transport.port';

/** The values of a form by the names of their fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record as its form sees it. `id` is null while it is yet to be created, `revision` where it has none. */
export interface EditedRecord<Values extends FormValues = FormValues> {
  readonly id: string | null;
  readonly revision: number | null;
  readonly values: Values;
}

/** What is to be saved: all values, and of them those that differ from the record. */
export interface Attempt<Values extends FormValues = FormValues> {
  readonly values: Values;
  readonly changes: Partial<Values>;
}

/** A save: the attempt, on the record at the revision that its form stems from. */
export interface SaveInput<Values extends FormValues = FormValues> extends Attempt<Values> {
  readonly id: string | null;
  readonly revision: number | null;
}

/** What the process of a form knows. */
export interface RecordEditContext {
  /** Where the draft is kept; null for a form that keeps none, because it holds secrets. */
  readonly draftKey: DraftKey | null;
  /** The record the form starts from. */
  readonly record: EditedRecord;
  /** The revision a save names: the record's, or the older one that a restored draft stems from. */
  readonly revision: number | null;
  /** What differed from the record when the form last told it. */
  readonly changes: FormValues;
  /** When the draft was kept, ms since 1970; null while there is none. */
  readonly keptAt: number | null;
  /** The last attempt, so that what was typed since can be told apart from it. */
  readonly attempt: Attempt | null;
  readonly problem: ApiProblem | null;
  /** The record as somebody else left it, while the two versions stand against each other. */
  readonly theirs: EditedRecord | null;
}
