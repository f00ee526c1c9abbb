import { declareActor } from '../machine-actors';
import type { Draft, DraftKey, SentSave } from '../ports/drafts.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';
import type { Attempt, EditedRecord, FormValues, RecordEditContext } from './edited-record';
import { withoutSecrets } from './secret-fields';

/** The content of a stored draft, and its key. */
export interface DraftInput {
  readonly draftKey: DraftKey | null;
  readonly changes: FormValues;
  readonly revision: number | null;
  /** The values of the record over which the changes were typed. */
  readonly base: FormValues;
  /** The save sent with these changes, so that the form recognises it after a reload. */
  readonly sent?: SentSave | null;
}

/**
 * The newer record in the problem of a stale save (contract: 412), as {@link SaveInput}'s actor
 * puts it there.
 */
export function theirsIn(error: unknown): EditedRecord | null {
  const { status, current } = asProblem(error);
  // The actor has converted the record to the form's type. Its type is unknown here.
  return status === 412 && current ? (current as EditedRecord) : null;
}

/** The content of an event, as the parameter of a guard or an action. */
export function draftFromOutput({ event }: { event: { output: Draft | null } }) {
  return {
    draft: event.output,
  };
}

export function savedDraftTime({ event }: { event: { output: number } }) {
  return {
    keptAt: event.output,
  };
}

export function recordFromOutput({ event }: { event: { output: EditedRecord } }) {
  return {
    record: event.output,
  };
}

export function recordFromEvent({ event }: { event: { record: EditedRecord } }) {
  return {
    record: event.record,
  };
}

export function changesFromEvent({ event }: { event: { changes: FormValues } }) {
  return {
    changes: event.changes,
  };
}

export function attemptFromEvent({ event }: { event: { attempt: Attempt } }) {
  return {
    attempt: event.attempt,
  };
}

export function changesOfAttempt({ event }: { event: { attempt: Attempt } }) {
  return {
    changes: event.attempt.changes,
  };
}

export function draftInput({
  context,
}: {
  context: Pick<RecordEditContext, 'draftKey' | 'changes' | 'revision' | 'base'>;
}): DraftInput {
  return {
    draftKey: context.draftKey,
    changes: context.changes,
    revision: context.revision,
    base: context.base,
  };
}

/** The draft actors that every form's machine declares; `draftActors` provides them. */
export const draftActorDeclarations = {
  /** Returns the draft, or null; never rejects. */
  readDraft: declareActor<Draft | null, { draftKey: DraftKey | null }>(),
  /** Stores the changes as a draft and returns the time (ms since 1970); never rejects. */
  keepDraft: declareActor<number, DraftInput>(),
  /** Removes the draft; never rejects. */
  removeDraft: declareActor<void, { draftKey: DraftKey | null }>(),
};

interface FormArgs {
  readonly context: RecordEditContext;
}

/** Whether the record already has all of these values. */
export function hasSameValues(changes: FormValues, { values }: EditedRecord): boolean {
  return Object.entries(withoutSecrets(changes)).every(
    ([field, value]) => JSON.stringify(values[field]) === JSON.stringify(value),
  );
}

/** The guards of every form's machine. */
export const editGuards = {
  isDraft: (_: FormArgs, { draft }: { draft: Draft | null }) => draft !== null,
  /** The draft's values are already saved: the page was closed before the draft was removed. */
  isSavedDraft: ({ context }: FormArgs, { draft }: { draft: Draft | null }) =>
    draft !== null && hasSameValues(draft.values, context.record),
  hasChanges: (_: FormArgs, { changes }: { changes: FormValues }) =>
    Object.keys(changes).length > 0,
  isNewer: ({ context }: FormArgs, { record }: { record: EditedRecord }) =>
    record.revision !== context.record.revision,
  isConflict: (_: FormArgs, { error }: { error: unknown }) => theirsIn(error) !== null,
  isUnanswered: (_: FormArgs, { error }: { error: unknown }) => isUnanswered(error),
  isUnauthorized: (_: FormArgs, { error }: { error: unknown }) => asProblem(error).status === 401,
};

/** The context changes of every form's machine, for its `assign`s. */
export const editAssigns = {
  takeDraft: ({ context }: FormArgs, { draft }: { draft: Draft | null }) => ({
    changes: draft?.values ?? {},
    revision: draft ? draft.revision : context.revision,
    base: draft && draft.revision !== context.record.revision ? (draft.base ?? {}) : context.base,
    keptAt: draft?.savedAt ?? null,
  }),
  takeRecord: (_: FormArgs, { record }: { record: EditedRecord }) => unchangedRecord(record),
  takeTheirs: ({ context }: FormArgs) => unchangedRecord(context.theirs ?? context.record),
  rebase: ({ context }: FormArgs) => {
    const record = context.theirs ?? context.record;
    return { record, revision: record.revision, base: record.values, theirs: null };
  },
  noteChanges: (_: FormArgs, { changes }: { changes: FormValues }) => ({ changes, problem: null }),
  noteAttempt: (_: FormArgs, { attempt }: { attempt: Attempt }) => ({
    attempt,
    changes: attempt.changes,
    problem: null,
  }),
  noteKept: (_: FormArgs, { keptAt }: { keptAt: number }) => ({
    keptAt,
  }),
  forgetChanges: ({ context }: FormArgs) => unchangedRecord(context.record),
  keepProblem: problemFromError,
  keepTheirs: (_: FormArgs, { error }: { error: unknown }) => ({
    theirs: theirsIn(error),
  }),
};

/** The context of a record without changes. */
export function unchangedRecord(record: EditedRecord) {
  return {
    record,
    revision: record.revision,
    base: record.values,
    changes: {},
    keptAt: null,
    problem: null,
    theirs: null,
  };
}

/** The key of the draft, as input of the actors that read or remove it. */
export function draftKeyInput({ context }: { context: Pick<RecordEditContext, 'draftKey'> }) {
  return {
    draftKey: context.draftKey,
  };
}

/** A record that another user changed replaces the one on the page. */
export const takeNewerRecord = {
  guard: { type: 'isNewer', params: recordFromEvent },
  actions: { type: 'takeRecord', params: recordFromEvent },
} as const;

/** The transitions of a form after its draft was read. */
export function afterDraftRead<Target extends string>(withoutDraft: Target) {
  return [
    {
      guard: { type: 'isSavedDraft', params: draftFromOutput },
      target: 'editing.forgetting',
    },
    {
      guard: { type: 'isDraft', params: draftFromOutput },
      target: 'editing.restored',
      actions: { type: 'takeDraft', params: draftFromOutput },
    },
    { target: withoutDraft },
  ] as const;
}

/** The draft events while the user types, for the `on` of a form's editing state. */
export const draftTransitions = {
  'draft.keep': [
    {
      guard: { type: 'hasChanges', params: changesFromEvent },
      target: '.keeping',
      actions: { type: 'noteChanges', params: changesFromEvent },
    },
    { target: '.forgetting', actions: 'forgetChanges' },
  ],
  'draft.discard': { target: '.forgetting', actions: 'forgetChanges' },
} as const;

/** The form's state after a failed call. No typed value is lost. */
export function failureTransitions<Id extends string>(machine: Id) {
  return [
    {
      guard: { type: 'isUnanswered', params: errorFromEvent },
      target: `#${machine}.editing.offline`,
      actions: { type: 'keepProblem', params: errorFromEvent },
    },
    {
      guard: { type: 'isUnauthorized', params: errorFromEvent },
      target: `#${machine}.editing.sessionLost`,
      actions: { type: 'keepProblem', params: errorFromEvent },
    },
    {
      target: `#${machine}.editing.refused`,
      actions: { type: 'keepProblem', params: errorFromEvent },
    },
  ] as const;
}

/** The form's state after a failed save. A conflict shows the other user's version. */
export function saveFailureTransitions<Id extends string>(machine: Id) {
  return [
    {
      guard: { type: 'isConflict', params: errorFromEvent },
      target: `#${machine}.conflict`,
      actions: { type: 'keepTheirs', params: errorFromEvent },
    },
    ...failureTransitions(machine),
  ] as const;
}
