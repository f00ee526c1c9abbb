import {
  useLazyListToursQuery,
  useListToursQuery,
} from '#application/api/tours-endpoints.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { NEW_TOUR_PATH } from '../links/tour-path';
import { ListToolbar } from '../lists/list-toolbar';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { BookingsExport } from './bookings-export';
import { readTourList, TOUR_TABS, tabCount, toTourQuery } from './tour-list-query';
import { ToursTable, useTourColumns } from './tours-table';
import { useTourActors } from './use-tour-actors';

/** Loaded when the first dialog opens: most visits only view the list. */
const TourDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'tour-dialogs' */ './tour-dialogs'),
  'TourDialogs',
);

const TOUR_LIST = {
  table: 'tours',
  firstColumn: 'title',
  readState: readTourList,
  toQuery: toTourQuery,
  useList: useListToursQuery,
  useFetchPage: useLazyListToursQuery,
};

/** `/dashboard/tour`: the store's tours, each with its available actions. */
export function ToursPage() {
  const t = useText('tours');
  const { url, state, table, list, shown, rows, print } = useRecordList(TOUR_LIST, t('title'));
  const actors = useTourActors(rows);
  const columns = useTourColumns(actors);
  const withDialog = actors.withOpenDialog();
  const mayWrite = usePermission('tours.edit');
  useRowEditing(mayWrite);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<BookingsExport />}
        actions={
          mayWrite && (
            <ButtonLink icon={AddIcon} to={NEW_TOUR_PATH}>
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <TabbedList
        state={state}
        shown={shown}
        url={url}
        label={t('tabs.label')}
        tabs={TOUR_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown?.counts),
        }))}
      >
        <ListToolbar
          label={t('searchLabel')}
          placeholder={t('search')}
          q={state.q}
          url={url}
          clear={state.q ? t('empty.clear') : null}
          tools={<ListTools table={table} columns={columns} print={print} />}
        />
        <ToursTable
          tours={rows}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {withDialog && (
        <Deferred>
          <TourDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
