import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type GetOrderBoardApiArg,
  useGetOrderBoardQuery,
} from '#application/api/orders-endpoints.generated';
import { useListStageCardsInfiniteQuery } from '#application/orders/order-board-api';
import { ORDER_STAGES, type OrderStage, stageOf, withMoves } from '#domain/orders/order-stages';
import type { BoardCard } from '#openapi/types.generated';
import { whenIdle } from '../../kit/when-idle';
import { useWithExpectedStatus } from '../use-queued-orders';
import { CARDS_A_PAGE } from './board-reads';
import { newestCards, type ShownCard } from './card-placement';
import { FIRST_STAGES } from './first-columns';

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

type Stages = Readonly<Record<OrderStage, StageCards>>;

const NONE: readonly BoardCard[] = [];

function useStageCards(
  stage: OrderStage,
  { query, skip }: { query: GetOrderBoardApiArg; skip: boolean },
): StageCards {
  const asked = { ...query, stage, pageSize: CARDS_A_PAGE };
  const list = useListStageCardsInfiniteQuery(asked, { skip });
  const { fetchNextPage, refetch, isFetchingNextPage, hasNextPage, error } = list;
  // While other filters load, the cards of the ones before stay; not if they cannot be read.
  const pages = (list.currentData ?? (error ? undefined : list.data))?.pages;
  return useMemo(
    () => ({
      cards: pages?.flatMap(({ items }) => items) ?? NONE,
      isLoading: pages === undefined && !error,
      isLoadingMore: isFetchingNextPage,
      hasMore: hasNextPage,
      error: pages === undefined ? error : undefined,
      loadMore: () => void fetchNextPage(),
      refetch: () => void refetch(),
    }),
    [pages, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch],
  );
}

/**
 * The totals and cards of the board under the filters of the URL. The columns in view are read
 * first; the others when they are seen, at the latest once the page is idle, so that all can be read
 * when the connection is lost. Orders with waiting actions have their expected status. `unread` is the
 * error of filters that could not be read.
 */
export function useBoardCards(query: GetOrderBoardApiArg, isOpening: boolean) {
  const totals = useGetOrderBoardQuery(query, { skip: isOpening });
  const [seen, setSeen] = useState<ReadonlySet<OrderStage>>(() => new Set(FIRST_STAGES));
  const see = useCallback(
    (...wanted: readonly OrderStage[]) =>
      setSeen((before) =>
        wanted.every((stage) => before.has(stage)) ? before : new Set([...before, ...wanted]),
      ),
    [],
  );
  const stages = useAllStages(query, (stage) => isOpening || !seen.has(stage));
  const haveFirstCome = FIRST_STAGES.every((stage) => !stages[stage].isLoading);
  useEffect(
    () => (haveFirstCome ? whenIdle(() => see(...ORDER_STAGES)) : undefined),
    [haveFirstCome, see],
  );
  const newest = useMemo(
    () => newestCards(ORDER_STAGES.map((stage) => stages[stage].cards)),
    [stages],
  );
  const cards: readonly ShownCard[] = useWithExpectedStatus(newest);
  const read = totals.currentData ?? (totals.error ? undefined : totals.data);
  const shownTotals = useMemo(
    () => read && withMoves(read.stages, pendingMoves(stages, cards)),
    [read, stages, cards],
  );
  const unread = read ? undefined : totals.error;
  return { totals, unread, shownTotals, stages, cards, see, haveFirstCome };
}

function useAllStages(
  query: GetOrderBoardApiArg,
  isSkipped: (stage: OrderStage) => boolean,
): Stages {
  const optionsOf = (stage: OrderStage) => ({ query, skip: isSkipped(stage) });
  const unconfirmed = useStageCards('new', optionsOf('new'));
  const toAccept = useStageCards('toAccept', optionsOf('toAccept'));
  const toPrepare = useStageCards('toPrepare', optionsOf('toPrepare'));
  const preparing = useStageCards('preparing', optionsOf('preparing'));
  const ready = useStageCards('ready', optionsOf('ready'));
  const shipped = useStageCards('shipped', optionsOf('shipped'));
  const delivered = useStageCards('delivered', optionsOf('delivered'));
  const refused = useStageCards('refused', optionsOf('refused'));
  return useMemo(
    () => ({
      new: unconfirmed,
      toAccept,
      toPrepare,
      preparing,
      ready,
      shipped,
      delivered,
      refused,
    }),
    [unconfirmed, toAccept, toPrepare, preparing, ready, shipped, delivered, refused],
  );
}

/** The moves that wait for the connection: the server still counts their orders where they were. */
function pendingMoves(stages: Stages, cards: readonly ShownCard[]) {
  const pending = new Map(
    cards.filter(({ pendingActions }) => pendingActions).map((card) => [card.id, card]),
  );
  return ORDER_STAGES.flatMap((from) =>
    stages[from].cards.flatMap(({ id, total }) => {
      const moved = pending.get(id);
      const to = moved ? stageOf(moved.status) : from;
      return to && to !== from ? [{ from, to, total }] : [];
    }),
  );
}
