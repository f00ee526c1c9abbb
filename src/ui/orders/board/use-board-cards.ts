import { useState } from 'react';
import {
  type BoardCard,
  type GetOrderBoardApiArg,
  useGetOrderBoardQuery,
} from '#application/api/orders-endpoints.generated';
import { useListStageCardsInfiniteQuery } from '#application/orders/order-board-api';
import { ORDER_STAGES, type OrderStage } from '#domain/orders/order-stages';
import { useWithExpectedStatus } from '../use-queued-orders';
import { CARDS_A_PAGE, FIRST_STAGES } from './board-reads';

/** The loaded cards of a stage, and how to load more. */
export interface StageCards {
  readonly cards: readonly BoardCard[];
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  readonly error: unknown;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

const NONE: readonly BoardCard[] = [];

function useStageCards(
  stage: OrderStage,
  { query, skip }: { query: GetOrderBoardApiArg; skip: boolean },
): StageCards {
  const asked = { ...query, stage, pageSize: CARDS_A_PAGE };
  const list = useListStageCardsInfiniteQuery(asked, { skip });
  // While other filters load, the cards of the ones before stay.
  const pages = (list.currentData ?? list.data)?.pages;
  return {
    cards: pages?.flatMap(({ items }) => items) ?? NONE,
    isLoading: pages === undefined && !list.error,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage,
    error: pages === undefined ? list.error : undefined,
    loadMore: () => void list.fetchNextPage(),
    refetch: () => void list.refetch(),
  };
}

/**
 * The totals and cards of the board under the filters of the URL. The cards of a column are read
 * once it was seen. Orders with waiting actions have their expected status.
 */
export function useBoardCards(query: GetOrderBoardApiArg, isOpening: boolean) {
  const totals = useGetOrderBoardQuery(query, { skip: isOpening });
  const [seen, setSeen] = useState<ReadonlySet<OrderStage>>(() => new Set(FIRST_STAGES));
  const optionsOf = (stage: OrderStage) => ({ query, skip: isOpening || !seen.has(stage) });
  const stages: Readonly<Record<OrderStage, StageCards>> = {
    new: useStageCards('new', optionsOf('new')),
    toAccept: useStageCards('toAccept', optionsOf('toAccept')),
    toPrepare: useStageCards('toPrepare', optionsOf('toPrepare')),
    preparing: useStageCards('preparing', optionsOf('preparing')),
    ready: useStageCards('ready', optionsOf('ready')),
    shipped: useStageCards('shipped', optionsOf('shipped')),
    delivered: useStageCards('delivered', optionsOf('delivered')),
    refused: useStageCards('refused', optionsOf('refused')),
  };
  const cards = useWithExpectedStatus(ORDER_STAGES.flatMap((stage) => stages[stage].cards));
  const see = (stage: OrderStage) =>
    setSeen((before) => (before.has(stage) ? before : new Set([...before, stage])));
  return { totals, stages, cards, see };
}
