import type {
  ExportVacanciesApiArg,
  ListVacanciesApiArg,
} from '#application/api/vacancies-endpoints.generated';
import { VACANCY_STATUSES, type VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import type { VacancyCounts } from '#openapi/types.generated';
import { choiceParam, idParam, positiveParam } from '../lists/list-url';
import { countIn } from '../lists/status-tabs';

export const VACANCY_TABS = ['all', ...VACANCY_STATUSES] as const;
type VacancyTab = (typeof VACANCY_TABS)[number];

const SORTS = ['title', 'updatedAt', 'closesOn'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The list's state in the URL. */
export type VacancyListState = {
  tab: VacancyTab;
  q: string;
  cityId: string | undefined;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the last changed first. */
export function readVacancyList(params: URLSearchParams): VacancyListState {
  return {
    tab: choiceParam(params, 'tab', VACANCY_TABS, 'all'),
    q: params.get('q') ?? '',
    cityId: idParam(params, 'city', 'cty'),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-updatedAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

function statusesOf(tab: VacancyTab): VacancyStatus[] {
  return tab === 'all' ? [] : [tab];
}

/** The filters of the list, as its file takes them. */
export function toVacancyExport({ tab, q, cityId, sort }: VacancyListState): ExportFilters {
  const status = statusesOf(tab);
  return { ...(q && { q }), ...(cityId && { cityId }), ...(status.length > 0 && { status }), sort };
}

type ExportFilters = Omit<ExportVacanciesApiArg, 'language' | 'format'>;

/** The query for the state in the URL. */
export function toVacancyQuery(state: VacancyListState): ListVacanciesApiArg {
  const { page, pageSize } = state;
  return { ...toVacancyExport(state), page, pageSize };
}

/** How many vacancies a tab contains with the current filters. */
export function tabCount(tab: VacancyTab, counts: VacancyCounts | undefined) {
  return countIn(statusesOf(tab), counts && { ...counts });
}

/** Whether the list is searched or filtered, beside its tab. */
export function isFiltered({ q, cityId }: VacancyListState): boolean {
  return q !== '' || cityId !== undefined;
}
