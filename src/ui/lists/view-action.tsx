import { useEffect } from 'react';
import type { TableViewsEvent } from '#application/lists/table-views.machine';
import { useLatest } from '../kit/use-latest';
import type { ListTable } from './use-list-table';
import { useViewActor } from './use-view-actor';
import { ViewDialogs } from './view-dialogs';

export interface ViewActionProps {
  table: ListTable;
  /** The event chosen in the menu. */
  initialEvent: TableViewsEvent;
  /** Called when the action is done or cancelled. */
  onEnd: () => void;
}

/** One action on a saved view, from the choice in the menu to its end, with all its dialogs. */
export function ViewAction({ table, initialEvent, onEnd }: ViewActionProps) {
  const { actor, snapshot } = useViewActor(table);
  const end = useLatest(onEnd);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((after) => {
      if (after.matches('resting')) end.current();
    });
    actor.send(initialEvent);
    return unsubscribe;
  }, [actor, initialEvent, end]);
  return <ViewDialogs actor={actor} snapshot={snapshot} />;
}
