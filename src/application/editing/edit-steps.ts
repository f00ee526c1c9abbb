import { declared } from '../machine-actors';
import type { Draft, DraftKey, SentSave } from '../ports/drafts.port';
import { asProblem, isUnanswered } from '../problem';
import type { Attempt, EditedRecord, FormValues, RecordEditContext } from './edited-record';

/** What a draft is kept from. */
export interface DraftInput {
  readonly draftKey: DraftKey | null;
  readonly changes: FormValues;
  readonly revision: number | null;
  /** The save that is sent with these changes, for a form that recognises it after a reload. */
  readonly sent?: SentSave | null;
}

/** The newer record that a stale save's problem carries (contract: 412), told by {@link SaveInput}'s actor. */
export const theirsIn = (error: unknown): EditedRecord | null => {
  const { status, current } = asProblem(error);
  // The actor puts the record there as the form sees it; it travels untyped.
  return status === 412 && current ? (current as EditedRecord) : null;
};

/** What an event tells, as the parameter of a guard or an action. */
export const foundDraft = ({ event }: { event: { output: Draft | null } }) => ({
  draft: event.output,
});
export const keptDraft = ({ event }: { event: { output: number } }) => ({ keptAt: event.output });
export const savedRecord = ({ event }: { event: { output: EditedRecord } }) => ({
  record: event.output,
});
export const toldRecord = ({ event }: { event: { record: EditedRecord } }) => ({
  record: event.record,
});
export const toldChanges = ({ event }: { event: { changes: FormValues } }) => ({
  changes: event.changes,
});
export const toldAttempt = ({ event }: { event: { attempt: Attempt } }) => ({
  attempt: event.attempt,
});
export const chosenChanges = ({ event }: { event: { attempt: Attempt } }) => ({
  changes: event.attempt.changes,
});
export const draftInput = ({
  context,
}: {
  context: Pick<RecordEditContext, 'draftKey' | 'changes' | 'revision'>;
}): DraftInput => ({
  draftKey: context.draftKey,
  changes: context.changes,
  revision: context.revision,
});

/** What every form's process asks of its drafts; `draftActors` provides them. */
export const declaredDrafts = {
  /** Gives the draft, or null; never rejects. */
  readDraft: declared<Draft | null, { draftKey: DraftKey | null }>(),
  /** Keeps the changes as a draft and gives the time (ms since 1970); never rejects. */
  keepDraft: declared<number, DraftInput>(),
  /** Removes the draft; never rejects. */
  removeDraft: declared<void, { draftKey: DraftKey | null }>(),
};

interface InForm {
  readonly context: RecordEditContext;
}

/** The guards that every form's process has. */
export const editGuards = {
  isDraft: (_: InForm, { draft }: { draft: Draft | null }) => draft !== null,
  hasChanges: (_: InForm, { changes }: { changes: FormValues }) => Object.keys(changes).length > 0,
  isNewer: ({ context }: InForm, { record }: { record: EditedRecord }) =>
    record.revision !== context.record.revision,
  isConflict: (_: InForm, { error }: { error: unknown }) => theirsIn(error) !== null,
  isUnanswered: (_: InForm, { error }: { error: unknown }) => isUnanswered(error),
  isUnauthorized: (_: InForm, { error }: { error: unknown }) => asProblem(error).status === 401,
};

/** What every form's process notes as it goes on, for its `assign`s. */
export const editNotes = {
  takeDraft: ({ context }: InForm, { draft }: { draft: Draft | null }) => ({
    changes: draft?.values ?? {},
    revision: draft ? draft.revision : context.revision,
    keptAt: draft?.savedAt ?? null,
  }),
  takeRecord: (_: InForm, { record }: { record: EditedRecord }) => fresh(record),
  takeTheirs: ({ context }: InForm) => fresh(context.theirs ?? context.record),
  rebase: ({ context }: InForm) => {
    const record = context.theirs ?? context.record;
    return { record, revision: record.revision, theirs: null };
  },
  noteChanges: (_: InForm, { changes }: { changes: FormValues }) => ({ changes, problem: null }),
  noteAttempt: (_: InForm, { attempt }: { attempt: Attempt }) => ({
    attempt,
    changes: attempt.changes,
    problem: null,
  }),
  noteKept: (_: InForm, { keptAt }: { keptAt: number }) => ({
    keptAt,
  }),
  forgetChanges: ({ context }: InForm) => fresh(context.record),
  keepProblem: (_: InForm, { error }: { error: unknown }) => ({
    problem: asProblem(error),
  }),
  keepTheirs: (_: InForm, { error }: { error: unknown }) => ({
    theirs: theirsIn(error),
  }),
};

/** A record of which nothing was changed yet. */
export const fresh = (record: EditedRecord) => ({
  record,
  revision: record.revision,
  changes: {},
  keptAt: null,
  problem: null,
  theirs: null,
});
