import { useEffect } from 'react';
import type { TableViewsEvent } from '#application/lists/table-views.machine';
import { useLatest } from '../kit/use-latest';
import type { ListTable } from './use-list-table';
import { useViewActor } from './use-view-actor';
import { ViewDialogs } from './view-dialogs';

export interface ViewDeedProps {
  table: ListTable;
  /** What was chosen in the menu. */
  begun: TableViewsEvent;
  /** The deed is done or given up. */
  onEnd: () => void;
}

/** One deed with a saved view, from the choice in the menu to its end, with all that it asks. */
export function ViewDeed({ table, begun, onEnd }: ViewDeedProps) {
  const { actor, snapshot } = useViewActor(table);
  const end = useLatest(onEnd);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((after) => {
      if (after.matches('resting')) end.current();
    });
    actor.send(begun);
    return unsubscribe;
  }, [actor, begun, end]);
  return <ViewDialogs actor={actor} snapshot={snapshot} />;
}
