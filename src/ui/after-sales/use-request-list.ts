import {
  useLazyListCancellationsQuery,
  useListCancellationsQuery,
} from '#application/api/cancellations-endpoints.generated';
import {
  useLazyListReturnsQuery,
  useListReturnsQuery,
} from '#application/api/returns-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import type { RequestKind } from './request-kinds';
import { type RequestListState, toCancellationQuery, toReturnQuery } from './request-list-query';

/** The requests of the list state, and a function that reads all pages for printing. */
export function useRequestList(kind: RequestKind, state: RequestListState, isOpening: boolean) {
  const isReturns = kind === 'returns';
  const returns = useListReturnsQuery(toReturnQuery(state), {
    skip: !isReturns || isOpening,
  });
  const cancellations = useListCancellationsQuery(toCancellationQuery(state), {
    skip: isReturns || isOpening,
  });
  const [readReturns] = useLazyListReturnsQuery();
  const [readCancellations] = useLazyListCancellationsQuery();
  const printed = (page: number) => ({ ...state, page, pageSize: PRINT_PAGE_SIZE });
  return isReturns
    ? {
        list: returns,
        shown: returns.currentData ?? returns.data,
        readPage: (page: number) => readReturns(toReturnQuery(printed(page))).unwrap(),
      }
    : {
        list: cancellations,
        shown: cancellations.currentData ?? cancellations.data,
        readPage: (page: number) => readCancellations(toCancellationQuery(printed(page))).unwrap(),
      };
}
