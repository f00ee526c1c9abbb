import { Suspense, useState } from 'react';
import { matchesView, VIEW_PARAM } from '#application/lists/table-view';
import type { TableViewsEvent } from '#application/lists/table-views.machine';
import ViewsIcon from '~icons/solar/bookmark-linear';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { Popover } from '../kit/overlays/popover';
import { useText } from '../text/use-text';
import { type ListTable, useTableViews } from './use-list-table';

const ViewList = lazyComponent(() => import('./view-list'), 'ViewList');
const ViewAction = lazyComponent(() => import('./view-action'), 'ViewAction');

/** The saved views of a list: choose, save the current state, rename, overwrite, delete. */
export function ViewsMenu({ table }: { table: ListTable }) {
  const t = useText('lists');
  const [pendingEvent, setBegun] = useState<TableViewsEvent | null>(null);
  const currentId = new URLSearchParams(table.currentView.query).get(VIEW_PARAM);
  const { data } = useTableViews(table.name, currentId !== null);
  const current = data?.items.find(({ id }) => id === currentId);
  const name = current && (matchesView(table.currentView, current) ? 'current' : 'currentChanged');
  return (
    <>
      <Popover
        label={name ? t(`views.${name}`, { name: current.name }) : t('views.label')}
        icon={ViewsIcon}
        iconOnly={!current}
        width={320}
      >
        {(close) => (
          <Suspense fallback={<Skeleton />}>
            <ViewList table={table} currentId={currentId} begin={setBegun} onDone={close} />
          </Suspense>
        )}
      </Popover>
      {pendingEvent && (
        <Deferred>
          <ViewAction table={table} initialEvent={pendingEvent} onEnd={() => setBegun(null)} />
        </Deferred>
      )}
    </>
  );
}
