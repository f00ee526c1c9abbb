import { Suspense } from 'react';
import { lazyComponent } from '../kit/lazy-component';
import { PageHeader } from '../kit/page-header';

import { ListTools } from '../lists/list-tools';
import { useListUrl } from '../lists/list-url';
import { countIn } from '../lists/status-tabs';
import { TabbedList } from '../lists/tabbed-list';
import { useListTable } from '../lists/use-list-table';
import { useText } from '../text/use-text';
import type { RequestKind } from './request-kinds';
import { readRequestList, tabsOf } from './request-list-query';
import { RequestsTable, useRequestColumns } from './requests-table';
import { RequestsToolbar } from './requests-toolbar';
import { useRequestActors } from './use-request-actors';
import { useRequestList } from './use-request-list';

/** Loaded when the first dialog is needed: most visits only read. */
const RequestDialogs = lazyComponent(() => import('./request-dialogs'), 'RequestDialogs');

const NONE: never[] = [];

/** The clients' returns, those that wait for an answer first. */
export function ReturnsPage() {
  return <RequestsPage kind="returns" />;
}

/** The clients' cancellations, those that wait for an answer first. */
export function CancellationsPage() {
  return <RequestsPage kind="cancellations" />;
}

function RequestsPage({ kind }: { kind: RequestKind }) {
  const t = useText('requests');
  const url = useListUrl();
  const state = readRequestList(kind, url.params);
  const table = useListTable(kind, 'request');
  const { list, shown, readPage } = useRequestList(kind, state, table.isOpening);
  const requests = shown?.items ?? NONE;
  const actors = useRequestActors(requests);
  const columns = useRequestColumns(kind, actors);
  const actorWithDialog = actors.withOpenDialog();
  const print = { title: t(`${kind}.title`), rowId: ({ id }: { id: string }) => id, readPage };
  const tabs = tabsOf(kind).map(([tab, statuses]) => ({
    id: tab,
    label: t(`tabs.${tab}`),
    count: countIn(statuses, shown?.counts),
    tone: tab === 'toAnswer' ? ('warning' as const) : undefined,
  }));
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t(`${kind}.title`) }]}
        title={t(`${kind}.title`)}
      />
      <TabbedList tabs={tabs} state={state} shown={shown} url={url} label={t(`${kind}.tabsLabel`)}>
        <RequestsToolbar kind={kind} state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </RequestsToolbar>
        <RequestsTable
          kind={kind}
          requests={requests}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {actorWithDialog && (
        <Suspense fallback={null}>
          <RequestDialogs
            key={actorWithDialog.getSnapshot().context.request.id}
            kind={kind}
            actor={actorWithDialog}
          />
        </Suspense>
      )}
    </>
  );
}
