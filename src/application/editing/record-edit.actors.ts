import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import type { Providing } from '../provided-machines';
import type { Store } from '../store';
import {
  type EditedRecord,
  type FormValues,
  recordEditMachine,
  type SaveInput,
} from './record-edit.machine';

/** What one kind of record adds to the common process. */
export interface RecordSaving<Values extends FormValues> {
  /** Saves and gives the record as it stands then; rejects with an ApiProblem. */
  save(input: SaveInput<Values>, store: Store, signal: AbortSignal): Promise<EditedRecord<Values>>;
  /** The record that a 412 carries in `current`, as the form sees it; left out where none can come. */
  recordOf?(current: unknown): EditedRecord<Values>;
}

/** The record-edit machine for records of one kind; `values` is never there, it only names their type. */
export type RecordEditing<Values extends FormValues> = Providing<typeof recordEditMachine> & {
  readonly values?: Values;
};

/** Whether somebody else's record says what we were about to say: then it may be our own, whose answer got lost. */
const saysTheSame = ({ changes }: SaveInput, { values }: EditedRecord): boolean =>
  Object.entries(changes).every(
    ([field, value]) => JSON.stringify(values[field]) === JSON.stringify(value),
  );

/** Gives the record-edit machine its actors. */
export const recordEditActors = <Values extends FormValues>(
  { drafts, clock }: Pick<Ports, 'drafts' | 'clock'>,
  store: Store,
  { save, recordOf }: RecordSaving<Values>,
): ActorsOf<typeof recordEditMachine> => ({
  readDraft: fromPromise(async ({ input: { draftKey } }) => draftKey && drafts.read(draftKey)),

  keepDraft: fromPromise(async ({ input: { draftKey, changes, revision } }) => {
    const savedAt = clock.now();
    if (draftKey) await drafts.write({ key: draftKey, values: changes, revision, savedAt });
    return savedAt;
  }),

  removeDraft: fromPromise(async ({ input: { draftKey } }) => {
    if (draftKey) await drafts.remove(draftKey);
  }),

  saveRecord: fromPromise(async ({ input, signal }) => {
    try {
      // The form that sends them holds values of this kind; the machine is the same for every kind.
      return await save(input as SaveInput<Values>, store, signal);
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status !== 412 || !problem.current || !recordOf) throw problem;
      const current = recordOf(problem.current);
      if (saysTheSame(input, current)) return current;
      throw { ...problem, current };
    }
  }),
});

/** The record-edit machine for one kind of record: give it to `useRecordEdit`. */
export const recordEditing =
  <Values extends FormValues>(saving: RecordSaving<Values>): RecordEditing<Values> =>
  (ports, store) =>
    recordEditMachine.provide({ actors: recordEditActors(ports, store, saving) });
