import type { BoardCardPage } from '#openapi/types.generated';
import { type ListBoardCardsApiArg, ordersEndpoints } from '../api/orders-endpoints.generated';
import { FRESH_SECONDS } from '../api/store-api';
import type { ApiProblem } from '../ports/transport.port';

/** A stage of the board with its filters and the size of a page. */
export type BoardStageQuery = Omit<ListBoardCardsApiArg, 'after'>;

/**
 * The cards of a stage of the order board, page by page. A change of an order reads the loaded
 * pages anew, each from where the one before ends.
 */
export const orderBoardApi = ordersEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listStageCards: build.infiniteQuery<BoardCardPage, BoardStageQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: async ({ queryArg, pageParam }, { dispatch, forced }) => {
        // Subscribed while it is read: a change of an order drops the answers that nobody uses.
        const reading = dispatch(
          ordersEndpoints.endpoints.listBoardCards.initiate(
            pageParam === null ? queryArg : { ...queryArg, after: pageParam },
            { forceRefetch: forced || FRESH_SECONDS },
          ),
        );
        try {
          return { data: await reading.unwrap() };
        } catch (error) {
          return { error: error as ApiProblem };
        } finally {
          reading.unsubscribe();
        }
      },
      providesTags: ['orders'],
    }),
  }),
});

export const { useListStageCardsInfiniteQuery } = orderBoardApi;
