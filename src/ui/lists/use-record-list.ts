import { useDeferredValue, useMemo } from 'react';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import type { Language } from '#domain/format/languages';
import type { IsoDay } from '#domain/time/casablanca-day';
import { useLanguage } from '../text/use-language';
import type { ListQuery } from './list-query';
import type { PrintableList } from './list-tools';
import { useListUrl } from './list-url';
import { useCancelSuperseded } from './use-cancel-superseded';
import { type ListTable, useListTable } from './use-list-table';
import { useToday } from './use-now';

/** A page of records, as every list of the store API answers. */
interface RecordPage {
  items: { id: string }[];
  /** The records of all pages. */
  total: number;
}

/** What one list of records does differently from the others, outside of any component. */
export interface RecordListDefinition<State, Query, Page extends RecordPage> {
  /** Its table's name in the contract, under which layout and views are saved. */
  table: string;
  /** The id of the column that is always first. */
  firstColumn: string;
  /**
   * Search, tab, filters, sort and page from the URL; wrong values are read as their defaults.
   * `today` is the current day in Casablanca.
   */
  readState: (params: URLSearchParams, today: IsoDay) => State;
  /** The language sorts names. */
  toQuery: (state: State, language: Language) => Query;
  /** The generated hook that reads a page and stays subscribed to it. */
  useList: (
    query: Query,
    options: { skip: boolean },
  ) => ListQuery & { data?: Page; currentData?: Page };
  /** The generated hook that reads a page once. */
  useFetchPage: () => readonly [(query: Query) => { unwrap: () => Promise<Page> }, ...unknown[]];
}

/** A list with its state, its shown page, and what its table and its print-out need. */
export interface RecordListing<State, Page extends RecordPage> {
  url: ReturnType<typeof useListUrl>;
  state: State;
  table: ListTable;
  list: ListQuery;
  /** The page, or while the next one is loading the one before; undefined before the first. */
  shown: Page | undefined;
  /** The records of that page. */
  rows: Page['items'];
  print: PrintableList<{ id: string }>;
}

const NONE: never[] = [];

/**
 * A list whose state is in the URL. It reads nothing while a default view that was never read is
 * loading.
 * @param title the title of the print-out
 */
export function useRecordList<
  State,
  Query extends { page?: number; pageSize?: number },
  Page extends RecordPage,
>(definition: RecordListDefinition<State, Query, Page>, title: string): RecordListing<State, Page> {
  const { readState, toQuery, useList, useFetchPage } = definition;
  const url = useListUrl();
  const table = useListTable(definition.table, definition.firstColumn);
  const state = readState(new URLSearchParams(table.query), useToday());
  const query = toQuery(state, useLanguage());
  const list = useList(query, { skip: table.isOpening });
  useCancelSuperseded(list);
  const newest = list.currentData ?? list.data;
  // Rows render after keys: a page of them takes longer than a letter in the search field.
  const shown = useDeferredValue(newest) ?? newest;
  const [fetchPage] = useFetchPage();
  return {
    url: useMemo(() => ({ ...url, isReading: list.isFetching }), [url, list.isFetching]),
    state,
    table,
    list,
    shown,
    rows: shown?.items ?? NONE,
    print: {
      title,
      rowId: ({ id }) => id,
      readPage: (page) => fetchPage({ ...query, page, pageSize: PRINT_PAGE_SIZE }).unwrap(),
    },
  };
}
