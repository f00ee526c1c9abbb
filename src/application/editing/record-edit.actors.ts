import { fromPromise } from 'xstate';
import { unreadableFields } from '#domain/forms/unreadable-fields';
import type { ActorsOf } from '../machine-actors';
import type { MachineProvider } from '../machine-provider';
import type { Draft } from '../ports/drafts.port';
import type { Ports } from '../ports/ports';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import type { Store } from '../store';
import { baseOf, conflictingFields, rebased } from './conflicting-fields';
import { type DraftInput, hasSameValues } from './edit-machine-parts';
import type { EditedRecord, FormValues, SaveInput } from './edited-record';
import { recordEditMachine } from './record-edit.machine';
import { withoutSecrets } from './secret-fields';

/** The part of the common machine that one kind of record defines. */
export interface RecordSaving<Values extends FormValues> {
  /** Saves and returns the saved record; rejects with an ApiProblem. */
  save(input: SaveInput<Values>, store: Store, signal: AbortSignal): Promise<EditedRecord<Values>>;
  /** Converts the `current` record of a 412 to the form's record. Omitted if there is no 412. */
  recordOf?(current: unknown): EditedRecord<Values>;
}

/**
 * The record-edit machine for records of one kind. `values` is never set; it only carries their
 * type.
 */
export type RecordEditing<Values extends FormValues> = MachineProvider<typeof recordEditMachine> & {
  readonly values?: Values;
};

/** The actors of a form's draft, for any machine with a form. */
export function draftActors({ drafts, clock }: Pick<Ports, 'drafts' | 'clock'>) {
  return {
    readDraft: fromPromise<Draft | null, Pick<DraftInput, 'draftKey'>>(
      async ({ input: { draftKey } }) => draftKey && drafts.read(draftKey),
    ),

    keepDraft: fromPromise<number, DraftInput>(
      async ({ input: { draftKey, changes, revision, base, sent } }) => {
        const savedAt = clock.now();
        const values = withoutSecrets(changes);
        const draft = {
          values,
          revision,
          base: baseOf({ changes: values, base }),
          savedAt,
          ...(sent && { sent }),
        };
        if (draftKey) await drafts.write({ key: draftKey, ...draft });
        return savedAt;
      },
    ),

    removeDraft: fromPromise<void, Pick<DraftInput, 'draftKey'>>(
      async ({ input: { draftKey } }) => {
        if (draftKey) await drafts.remove(draftKey);
      },
    ),
  };
}

/** The refusal of values with numbers that could not be read; null if all of them are numbers. */
function unreadableProblem(values: FormValues): ApiProblem | null {
  const fields = unreadableFields(values);
  if (fields.length === 0) return null;
  return {
    type: 'about:blank',
    title: 'A number cannot be read',
    status: 422,
    code: 'validation_failed',
    errors: Object.fromEntries(fields.map(({ path, problem }) => [path.join('.'), [problem]])),
    requestId: null,
  };
}

/** How often a save is sent on top of the newer record of somebody else. */
const MAX_REBASES = 3;

/**
 * A save whose 412 contains the newer record in the form's type. If that record already has the
 * values to save, the save succeeded and its answer was lost. If nobody else changed the same fields
 * differently, the changes are saved on top of the newer record. Values with a number that could not
 * be read are refused before `save` is called.
 * @param save is called with the input, and again with the changes on top of a newer record;
 *   `rebases` counts from 0
 */
export async function saveOrConflict<Input extends SaveInput>(
  save: (input: Input, rebases: number) => Promise<EditedRecord>,
  input: Input,
  recordOf: ((current: unknown) => EditedRecord) | undefined,
): Promise<EditedRecord> {
  const refusal = unreadableProblem(input.values);
  if (refusal) throw refusal;
  let sent = input;
  for (let rebases = 0; ; rebases += 1) {
    try {
      return await save(sent, rebases);
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status !== 412 || !problem.current || !recordOf) throw problem;
      const current = recordOf(problem.current);
      if (hasSameValues(sent.changes, current)) return current;
      const isNewer = current.revision !== sent.revision;
      const isConflict = conflictingFields(sent, current.values).length > 0;
      if (isConflict || !isNewer || rebases === MAX_REBASES) throw { ...problem, current };
      sent = rebased(sent, current);
    }
  }
}

/** The actors of the record-edit machine. */
export function recordEditActors<Values extends FormValues>(
  ports: Pick<Ports, 'drafts' | 'clock'>,
  store: Store,
  { save, recordOf }: RecordSaving<Values>,
): ActorsOf<typeof recordEditMachine> {
  return {
    ...draftActors(ports),

    saveRecord: fromPromise(({ input, signal }) =>
      // The form sends values of this kind. The machine is the same for every kind.
      saveOrConflict((sent) => save(sent as SaveInput<Values>, store, signal), input, recordOf),
    ),
  };
}

/** The record-edit machine for one kind of record, for `useRecordEdit`. */
export function recordEditing<Values extends FormValues>(
  saving: RecordSaving<Values>,
): RecordEditing<Values> {
  return (ports, store) =>
    recordEditMachine.provide({ actors: recordEditActors(ports, store, saving) });
}
