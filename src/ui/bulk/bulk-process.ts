import { useMachine } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { BulkActionEvent } from '#application/bulk/bulk-action.machine';
import type { BulkInput } from '#application/bulk/bulk-context';
import {
  type BulkKind,
  type BulkRecord,
  isUserKind,
  subjectOf,
} from '#application/bulk/bulk-subject';
import { newRunId } from '../kit/new-run-id';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';

type BulkMachine = ReturnType<typeof provideBulkAction>;
export type BulkActor = Actor<BulkMachine>;
export type BulkSnapshot = SnapshotFrom<BulkMachine>;

/** The props of each step: the snapshot, and a function that sends the seller's events. */
export interface BulkStepProps {
  snapshot: BulkSnapshot;
  send: (event: BulkActionEvent) => void;
}

/** The form of an action's value, and the button that submits it; both are loaded on demand. */
export interface BulkValueForm {
  Form: ComponentType<BulkStepProps & { formId: string }>;
  Submit: ComponentType<BulkStepProps & { formId: string }>;
}

const MOVES: readonly BulkKind[] = ['archive', 'unarchive', 'archiveUsers', 'unarchiveUsers'];

/** Whether an action moves records to another list. */
function movesToList(kind: BulkKind): boolean {
  return MOVES.includes(kind);
}

/** What a page does when a bulk action took effect or was undone, and when its dialog closes. */
export interface BulkOutcome {
  /** Receives the records after it; null when they have moved into the archive or out of it. */
  readonly onPerformed: (records: readonly BulkRecord[] | null) => void;
  readonly onClosed: () => void;
}

/** The process of one action for many records. */
export function useBulkAction(
  { kind, chosen }: Pick<BulkInput, 'kind' | 'chosen'>,
  outcome: BulkOutcome,
): BulkStepProps {
  const { provide, inspection } = useApplication();
  const [runId] = useState(() => newRunId('bulk'));
  const [snapshot, send, actor] = useMachine(provide(provideBulkAction), {
    input: { kind, chosen, runId },
    ...inspection,
  });
  const told = useLatest(outcome);
  const isClosed = snapshot.status === 'done';
  useEffect(() => {
    const performed = actor.on('action.performed', ({ records }) =>
      told.current.onPerformed(movesToList(kind) ? null : records),
    );
    return () => performed.unsubscribe();
  }, [actor, kind, told]);
  useEffect(() => {
    if (isClosed) told.current.onClosed();
  }, [isClosed, told]);
  return { snapshot, send };
}

/** "3 produits", "3 commandes" or "3 utilisateurs" */
export function useRecordCount(kind: BulkKind): (count: number) => string {
  const t = useText('bulk');
  const records = subjectOf(kind);
  return (count) => t(records, { count });
}

/**
 * The specification's message after a step for users, successful or not (section 8); undefined for
 * work without such a message.
 */
export function useOutcomeMessage({
  context,
}: BulkSnapshot): (isDone: boolean) => string | undefined {
  const t = useText('bulk');
  const { kind } = context;
  if (!isUserKind(kind)) return () => undefined;
  return (isDone) => t(`told.${isDone ? 'done' : 'failed'}.${kind}`);
}
