import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { BulkActionEvent, BulkInput } from '#application/bulk/bulk-action.machine';
import { type BulkKind, isUserKind, subjectOf } from '#application/bulk/bulk-subject';
import { useApplication } from '../app/application-context';
import { newRunId } from '../kit/new-run-id';
import { useLatest } from '../kit/use-latest';
import { useText } from '../text/use-text';

export type BulkSnapshot = SnapshotFrom<ReturnType<typeof provideBulkAction>>;

/** What each step gets: how things stand, and how to say what the seller did. */
export interface BulkStepProps {
  snapshot: BulkSnapshot;
  send: (event: BulkActionEvent) => void;
}

/** The process of one deed for many records; `onClosed` hears whether anything took effect. */
export function useBulkAction(
  { kind, chosen }: Pick<BulkInput, 'kind' | 'chosen'>,
  onClosed: (hasEffect: boolean) => void,
): BulkStepProps {
  const { provide, inspection } = useApplication();
  const [runId] = useState(() => newRunId('bulk'));
  const [snapshot, send] = useMachine(provide(provideBulkAction), {
    input: { kind, chosen, runId },
    ...inspection,
  });
  const closed = useLatest(onClosed);
  const isClosed = snapshot.status === 'done';
  const hasEffect = snapshot.context.progress.done.length > 0;
  useEffect(() => {
    if (isClosed) closed.current(hasEffect);
  }, [isClosed, hasEffect, closed]);
  return { snapshot, send };
}

/** "3 produits", "3 commandes" or "3 utilisateurs" */
export function useRecordCount(kind: BulkKind): (count: number) => string {
  const t = useText('bulk');
  const records = subjectOf(kind);
  return (count) => t(records, { count });
}

/**
 * What the specification says once a step of users was taken, or was not (section 8); undefined for
 * work that it gives no words to.
 */
export function useOutcomeMessage({
  context,
}: BulkSnapshot): (isDone: boolean) => string | undefined {
  const t = useText('bulk');
  const { kind } = context;
  if (!isUserKind(kind)) return () => undefined;
  return (isDone) => t(`told.${isDone ? 'done' : 'failed'}.${kind}`);
}
