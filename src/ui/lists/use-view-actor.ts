import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { tableStateOf, VIEW_PARAM } from '#application/lists/table-view';
import { provideTableViews } from '#application/lists/table-views.actors';
import type { ViewActionPerformed } from '#application/lists/table-views.machine';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useUrlParams } from '../kit/use-url-params';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import type { ListTable } from './use-list-table';
import { useSnapshot } from './use-snapshot';

type Machine = ReturnType<typeof provideTableViews>;
export type ViewActor = ActorRefFrom<Machine>;
export type ViewSnapshot = SnapshotFrom<Machine>;

/** Runs the machine of a table's saved views and shows the result of each action. */
export function useViewActor(table: ListTable): { actor: ViewActor; snapshot: ViewSnapshot } {
  const { provide, inspection } = useApplication();
  const actor = useActorRef(provide(provideTableViews), {
    input: { table: table.name },
    ...inspection,
  });
  const snapshot = useSnapshot(actor);
  const tell = useOutcomes(table);
  useEffect(() => {
    const { unsubscribe } = actor.on('action.performed', (outcome) => tell.current(outcome));
    return unsubscribe;
  }, [actor, tell]);
  return { actor, snapshot };
}

/** After an action: a toast, and the URL follows the view that was saved or deleted. */
function useOutcomes({ layout, change }: ListTable) {
  const t = useText('lists');
  const [, changeAddress] = useUrlParams();
  const lookUp = (id: string | null) =>
    changeAddress(
      (next) => {
        if (id === null) next.delete(VIEW_PARAM);
        else next.set(VIEW_PARAM, id);
        return next;
      },
      { replace: true },
    );
  return useLatest(({ action, saved }: ViewActionPerformed) => {
    const name = 'name' in action ? action.name : action.view.name;
    toasts.show({ title: t(`toast.${action.kind}`, { name }) });
    if (action.kind === 'create' || action.kind === 'overwrite') lookUp(saved?.id ?? null);
    if (saved && layout.defaultView === saved.id) change({ defaultState: tableStateOf(saved) });
    if (action.kind !== 'delete') return;
    if (layout.defaultView === action.view.id) change({ defaultView: null, defaultState: null });
    const params = new URLSearchParams(window.location.search);
    if (params.get(VIEW_PARAM) === action.view.id) lookUp(null);
  });
}
