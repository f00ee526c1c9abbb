import type { Draft, DraftKey } from '../ports/drafts.port';
import { asProblem } from '../problem';
import type { Attempt, EditedRecord, FormValues, RecordEditContext } from './edited-record';

/** What a draft is kept from. */
export interface DraftInput {
  readonly draftKey: DraftKey | null;
  readonly changes: FormValues;
  readonly revision: number | null;
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
  context: Pick<RecordEditContext, keyof DraftInput>;
}): DraftInput => ({
  draftKey: context.draftKey,
  changes: context.changes,
  revision: context.revision,
});

/** A record of which nothing was changed yet. */
export const fresh = (record: EditedRecord) => ({
  record,
  revision: record.revision,
  changes: {},
  keptAt: null,
  problem: null,
  theirs: null,
});
