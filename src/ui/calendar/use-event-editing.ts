import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { eventEditingOf } from '#application/calendar/event-editing.actors';
import {
  type EntryChanged,
  UNDO_CHANGE_WINDOW_MS,
} from '#application/calendar/event-editing.machine';
import { toasts } from '../kit/feedback/toast-store';
import { newRunId } from '../kit/new-run-id';
import { useLatest } from '../kit/use-latest';
import { dismissExpiredToast } from '../lists/dismiss-expired-toast';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';

export type EventEditingActor = Actor<ReturnType<ReturnType<typeof eventEditingOf>>>;

/** The process of changes on the calendar; its outcomes are toasts, with undo where it is possible. */
export function useEventEditing(): EventEditingActor {
  const t = useText('calendar');
  const { provide, inspection } = useApplication();
  const [actor] = useState(() =>
    createActor(provide(eventEditingOf(newRunId('events'))), inspection),
  );
  const tell = useLatest(({ attempt: { action, isUndo } }: EntryChanged) => {
    if (isUndo) return toasts.show({ title: t('toast.undone') });
    // The state that follows says whether the change can be taken back.
    return queueMicrotask(() => {
      const isUndoable = actor.getSnapshot().can({ type: 'change.undo' });
      const toast = toasts.show({
        title: t(`toast.${action}`),
        ...(isUndoable && {
          duration: UNDO_CHANGE_WINDOW_MS,
          action: {
            label: (seconds) => t('toast.undo', { seconds }),
            onAction: () => actor.send({ type: 'change.undo' }),
          },
        }),
      });
      // Another change follows: its undo would take that one back.
      if (isUndoable) dismissExpiredToast(actor, toast, (now) => now.can({ type: 'change.undo' }));
    });
  });
  useEffect(() => {
    const subscription = actor.on('entry.changed', (outcome) => void tell.current(outcome));
    actor.start();
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [actor, tell]);
  return actor;
}
