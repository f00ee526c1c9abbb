import type { DraftKey } from '../ports/drafts.port';
import type { ApiProblem } from '../ports/transport.port';

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record as its form sees it. `id` is null before it is created, `revision` if it has none. */
export interface EditedRecord<Values extends FormValues = FormValues> {
  readonly id: string | null;
  readonly revision: number | null;
  readonly values: Values;
}

/** The values to save: all of them, and those that differ from the record. */
export interface Attempt<Values extends FormValues = FormValues> {
  readonly values: Values;
  readonly changes: Partial<Values>;
}

/** A save: the attempt, and the revision and the values of the record that the form is based on. */
export interface SaveInput<Values extends FormValues = FormValues> extends Attempt<Values> {
  readonly id: string | null;
  readonly revision: number | null;
  readonly base: FormValues;
}

/** The context of a form's machine. */
export interface RecordEditContext {
  /** The key of the draft; null for a form without a draft, because it contains secrets. */
  readonly draftKey: DraftKey | null;
  /** The record the form starts from. */
  readonly record: EditedRecord;
  /**
   * The revision that a save sends: the record's, or the older one that a restored draft is based
   * on.
   */
  readonly revision: number | null;
  /**
   * The values of the record over which the changes were typed: the record's, or those that a
   * restored draft stores of its changed fields.
   */
  readonly base: FormValues;
  /** The values that differed from the record when the form last reported them. */
  readonly changes: FormValues;
  /** When the draft was stored, ms since 1970; null if there is none. */
  readonly keptAt: number | null;
  /** The last attempt, to distinguish it from values typed since. */
  readonly attempt: Attempt | null;
  readonly problem: ApiProblem | null;
  /** The record as another user saved it, while the conflict is unresolved. */
  readonly theirs: EditedRecord | null;
}
