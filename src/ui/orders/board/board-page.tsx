import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { boardLimits } from '#application/preferences/board-limits';
import { type LaneKind, lanesOf } from '#domain/orders/board-lanes';
import { ORDER_STAGES } from '#domain/orders/order-stages';
import { localizedName } from '#domain/text/localized-name';
import { nameCollator } from '#domain/text/name-collation';
import { casablancaInstant } from '#domain/time/casablanca-day';
import { useCommands } from '../../commands/command-registry';
import { AriaLocale } from '../../kit/aria-locale';
import { Card } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Tabs } from '../../kit/layout/tabs';
import { Deferred } from '../../kit/loading/deferred';
import { useCodeWhenIdle } from '../../kit/loading/idle-turns';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { BoardTabs } from '../../lists/board-tabs';
import { useListUrl } from '../../lists/list-url';
import { moveFocusAmongCards } from '../../lists/move-focus-among-cards';
import { ProblemState } from '../../lists/problem-state';
import { useListTable } from '../../lists/use-list-table';
import { useToday } from '../../lists/use-now';
import { usePreference } from '../../portal-context/use-preference';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { loadOrderDialogs, OrderDialogs } from '../lazy-order-dialogs';
import { isFiltered } from '../order-list-query';
import { OrdersToolbar } from '../orders-toolbar';
import { TakeOrderLink } from '../take-order-link';
import { useOrderActors } from '../use-order-actors';
import { BoardColumn, type BoardLane } from './board-column';
import { HEAD_SIZE, headSize } from './board-column.styles';
import { readBoard } from './board-query';
import { toBoardQuery } from './board-reads';
import { BoardTools } from './board-tools';
import { loadMenu } from './card-lines';
import { cardWithoutLane, type ShownCard } from './card-placement';
import { LiftedOrder } from './lifted-order';
import { MoveMessage } from './move-message';
import { useBoardCards } from './use-board-cards';
import { type BoardMove, useBoardMove } from './use-board-move';

/** Loaded on demand: most boards have cards. */
const NoOrders = lazyComponent(
  () => import(/* webpackChunkName: 'no-orders' */ '../no-orders'),
  'NoOrders',
);

/** What is opened on the board. */
function loadOpened() {
  return Promise.all([loadMenu.preload(), loadOrderDialogs.preload()]);
}

const Columns = styled.div`
  ${headSize}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 264px;
  gap: var(--space-12);
  margin-block-start: var(--space-16);
  padding-block-end: var(--space-8);
  block-size: max(30rem, calc(100dvh - var(--header-stack) - 15rem));
  overflow: auto;
  overscroll-behavior-x: contain;
  align-items: stretch;
`;
const OneColumn = styled.div`
  ${headSize}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: var(--space-12);
`;

/** `/dashboard/kanban`: the orders of the store in the stages of their lifecycle. */
export function BoardPage() {
  const t = useText('board');
  const url = useListUrl();
  const table = useListTable('orders', 'order');
  const state = readBoard(new URLSearchParams(table.query), useToday());
  const { totals, unread, shownTotals, stages, cards, see, haveFirstCome } = useBoardCards(
    toBoardQuery(state),
    table.isOpening,
  );
  const orders = useOrderActors(cards);
  const move = useBoardMove(orders);
  const lanes = useLanes(useLanedCards(cards, state.lane, move), state.lane);
  const [limits] = usePreference(boardLimits);
  const onPhone = useMediaQuery(below('phone'));
  const totalOf = (stage: (typeof ORDER_STAGES)[number]) =>
    shownTotals?.find((one) => one.stage === stage);
  const isEmpty = shownTotals?.every(({ count }) => count === 0) === true;
  const columnOf = (stage: (typeof ORDER_STAGES)[number]) => (
    <BoardColumn
      key={stage}
      stage={stage}
      total={totalOf(stage)}
      limit={limits[stage]}
      list={stages[stage]}
      cards={cards}
      lanes={lanes}
      laneKind={state.lane}
      move={move}
      orders={orders}
      isDraggable={!onPhone}
      onSeen={see}
    />
  );
  const rows = { gridTemplateRows: rowsOf(state.lane, lanes) };
  const withDialog = orders.withOpenDialog();
  useCodeWhenIdle(loadOpened);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        actions={<TakeOrderLink />}
      />
      <BoardTabs />
      <Card $flush>
        <OrdersToolbar state={state} url={url}>
          <BoardTools state={state} url={url} table={table} />
        </OrdersToolbar>
      </Card>
      <Boards>
        {unread && <ProblemState error={unread} onRetry={totals.refetch} />}
        {isEmpty && cards.length === 0 && (
          <Deferred>
            <NoOrders filtered={isFiltered(state)} url={url} />
          </Deferred>
        )}
        {!isEmpty && !unread && (
          <AriaLocale>
            {onPhone ? (
              <Tabs
                label={t('columns')}
                size="page"
                value={state.stage}
                onChange={(stage) => url.change({ stage })}
                items={ORDER_STAGES.map((id) => ({
                  id,
                  label: t(`stages.${id}`),
                  count: totalOf(id)?.count,
                }))}
              >
                <OneColumn style={rows} aria-busy={stages[state.stage].isLoading}>
                  {columnOf(state.stage)}
                </OneColumn>
              </Tabs>
            ) : (
              <Columns style={rows} aria-busy={!haveFirstCome} onKeyDown={moveFocusAmongCards}>
                {ORDER_STAGES.map(columnOf)}
              </Columns>
            )}
          </AriaLocale>
        )}
      </Boards>
      <MoveMessage move={move} />
      <LiftedOrder move={move} cards={cards} orders={orders} />
      <UndoCommand move={move} />
      {withDialog && (
        <Deferred>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

/** Of a board with lanes: the heads, a row for each lane, of which the last takes what is left, the feet. */
function rowsOf(kind: LaneKind, { length }: readonly BoardLane[]): string {
  if (kind === 'none') return '1fr';
  return `${HEAD_SIZE} ${length > 1 ? `repeat(${length - 1}, auto) ` : ''}1fr auto`;
}

const Boards = styled.div`
  min-inline-size: 0;
`;

/** The loaded cards, and the lifted one if no loaded card is in the lane that it was lifted from. */
function useLanedCards(
  cards: readonly ShownCard[],
  kind: LaneKind,
  { actor }: BoardMove,
): readonly ShownCard[] {
  const lifted = useSelector(actor, (snapshot) => cardWithoutLane(snapshot, cards, kind));
  return useMemo(() => (lifted ? [...cards, lifted] : cards), [cards, lifted]);
}

/** The lanes of the loaded cards; one without a name on a board without lanes. */
function useLanes(cards: readonly ShownCard[], kind: LaneKind): BoardLane[] {
  const t = useText('board');
  const format = useFormat();
  return useMemo(() => {
    if (kind === 'none') return [{ id: '', label: '' }];
    const labelOf = (id: string): string => {
      if (kind === 'day') return format.date(casablancaInstant(id));
      if (kind === 'carrier') return id || t('lanes.noCarrier');
      const card = cards.find(({ city }) => city === id);
      return card
        ? localizedName(
            { name: card.city, nameEn: card.cityEn, nameAr: card.cityAr },
            format.language,
          )
        : id;
    };
    const { compare } = nameCollator(format.language);
    const inOrder = (one: string, other: string) =>
      kind === 'day' ? compare(one, other) : compare(labelOf(one), labelOf(other));
    return lanesOf(cards, kind, inOrder).map((id) => ({ id, label: labelOf(id) }));
  }, [cards, kind, t, format]);
}

/** Z takes back the last acceptance on the board, as long as that is possible. */
function UndoCommand({ move: { actor } }: { move: BoardMove }) {
  const t = useText('orders');
  const isUndoable = useSelector(actor, (snapshot) => snapshot.can({ type: 'move.undo' }));
  useCommands(
    isUndoable
      ? [
          {
            id: 'board.undo',
            label: t('actions.undoAccept'),
            scope: 'page',
            keys: 'z',
            run: () => actor.send({ type: 'move.undo' }),
          },
        ]
      : [],
  );
  return null;
}
