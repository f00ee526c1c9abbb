import {
  useLazyExportVacanciesQuery,
  useLazyListVacanciesQuery,
  useListVacanciesQuery,
} from '#application/api/vacancies-endpoints.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { NEW_VACANCY_PATH } from '../links/vacancy-path';
import { FilterSelect } from '../lists/filter-select';
import { ListExport } from '../lists/list-export';
import { ListToolbar } from '../lists/list-toolbar';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useCityOptions } from '../store/use-cities';
import { useText } from '../text/use-text';
import { useVacancyActors } from './use-vacancy-actors';
import { useVacancyColumns, VacanciesTable } from './vacancies-table';
import {
  isFiltered,
  readVacancyList,
  tabCount,
  toVacancyExport,
  toVacancyQuery,
  VACANCY_TABS,
  type VacancyListState,
} from './vacancy-list-query';

/** Loaded when the first dialog opens: most visits only view the list. */
const VacancyDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'vacancy-dialogs' */ './vacancy-dialogs'),
  'VacancyDialogs',
);

const VACANCY_LIST = {
  table: 'vacancies',
  firstColumn: 'title',
  readState: readVacancyList,
  toQuery: toVacancyQuery,
  useList: useListVacanciesQuery,
  useFetchPage: useLazyListVacanciesQuery,
};

/** `/dashboard/job`: the jobs that the store offers, with how many have applied for each. */
export function VacanciesPage() {
  const t = useText('vacancies');
  const { url, state, table, list, shown, rows, print } = useRecordList(VACANCY_LIST, t('title'));
  const actors = useVacancyActors(rows);
  const columns = useVacancyColumns(actors);
  const withDialog = actors.withOpenDialog();
  const cities = useCityOptions();
  const mayEdit = usePermission('vacancies.edit');
  useRowEditing(mayEdit);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<VacanciesExport state={state} />}
        actions={
          mayEdit && (
            <ButtonLink icon={AddIcon} to={NEW_VACANCY_PATH}>
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
        tabs={VACANCY_TABS.map((tab) => ({
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
          clear={isFiltered(state) ? t('empty.clear') : null}
          tools={<ListTools table={table} columns={columns} print={print} />}
        >
          <FilterSelect
            name="city"
            label={t('filters.city')}
            any={t('filters.anyCity')}
            value={state.cityId}
            options={cities}
            url={url}
            labelled
          />
        </ListToolbar>
        <VacanciesTable
          vacancies={rows}
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
          <VacancyDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

function VacanciesExport({ state }: { state: VacancyListState }) {
  const t = useText('vacancies');
  const [fetchFile, { isFetching }] = useLazyExportVacanciesQuery();
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...toVacancyExport(state), ...form })}
      busy={isFetching}
      fileName={t('fileName')}
    />
  );
}
