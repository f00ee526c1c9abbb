import type { ListToursApiArg } from '#application/api/tours-endpoints.generated';
import type { TourStatus } from '#domain/tours/tour-lifecycle';
import type { TourCounts } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { countIn } from '../lists/status-tabs';

export const TOUR_TABS = ['all', 'published', 'paused', 'draft', 'archived'] as const;
type TourTab = (typeof TOUR_TABS)[number];

const TAB_STATUSES: Record<TourTab, readonly TourStatus[]> = {
  all: [],
  published: ['published'],
  paused: ['paused'],
  draft: ['draft'],
  archived: ['archived'],
};

const SORTS = ['title', 'updatedAt', 'createdAt'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The list's state in the URL. */
export type TourListState = {
  tab: TourTab;
  q: string;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the last written first. */
export function readTourList(params: URLSearchParams): TourListState {
  return {
    tab: choiceParam(params, 'tab', TOUR_TABS, 'all'),
    q: params.get('q') ?? '',
    sort: choiceParam(params, 'sort', SORT_VALUES, '-updatedAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for the state in the URL. */
export function toTourQuery({ tab, q, ...paging }: TourListState): ListToursApiArg {
  const statuses = TAB_STATUSES[tab];
  return {
    ...(q ? { q } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...paging,
  };
}

/** How many tours a tab contains with the current search. */
export function tabCount(tab: TourTab, counts: TourCounts | undefined) {
  return countIn(TAB_STATUSES[tab], counts && { ...counts });
}
