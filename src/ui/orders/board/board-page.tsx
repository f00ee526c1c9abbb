import { Suspense } from 'react';
import { styled } from 'styled-components';
import { boardLimits } from '#application/preferences/board-limits';
import { type LaneKind, lanesOf } from '#domain/orders/board-lanes';
import { ORDER_STAGES } from '#domain/orders/order-stages';
import { nameCollator } from '#domain/text/name-collation';
import { casablancaInstant } from '#domain/time/casablanca-day';
import { useCommands } from '../../commands/command-registry';
import { AriaLocale } from '../../kit/aria-locale';
import { Card } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Tabs } from '../../kit/layout/tabs';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { useListUrl } from '../../lists/list-url';
import { ProblemState } from '../../lists/problem-state';
import { useListTable } from '../../lists/use-list-table';
import { useToday } from '../../lists/use-now';
import { usePreference } from '../../portal-context/use-preference';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { isFiltered } from '../order-list-query';
import { OrdersToolbar } from '../orders-toolbar';
import { TakeOrderLink } from '../take-order-link';
import { useOrderActors } from '../use-order-actors';
import { BoardColumn, type BoardLane } from './board-column';
import { readBoard } from './board-query';
import { toBoardQuery } from './board-reads';
import { BoardTools } from './board-tools';
import { MoveMessage } from './move-message';
import { useBoardCards } from './use-board-cards';
import { type BoardMove, type ShownCard, useBoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

/** Loaded when the first dialog opens. */
const OrderDialogs = lazyComponent(() => import('../order-dialogs'), 'OrderDialogs');
/** Loaded on demand: most boards have cards. */
const NoOrders = lazyComponent(() => import('../no-orders'), 'NoOrders');

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 264px;
  gap: var(--space-12);
  margin-block-start: var(--space-16);
  padding-block-end: var(--space-16);
  overflow-x: auto;
  align-items: stretch;
`;
const OneColumn = styled.div`
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
  const { totals, stages, cards, see } = useBoardCards(toBoardQuery(state), table.isOpening);
  const orders = useOrderActors(cards);
  const move = useBoardMove(cards, orders);
  const lanes = useLanes(cards, state.lane);
  const [limits] = usePreference(boardLimits);
  const onPhone = useMediaQuery(below('phone'));
  const totalOf = (stage: (typeof ORDER_STAGES)[number]) =>
    totals.data?.stages.find((one) => one.stage === stage);
  const isEmpty = totals.data?.stages.every(({ count }) => count === 0) === true;
  const columnOf = (stage: (typeof ORDER_STAGES)[number]) => (
    <BoardColumn
      key={stage}
      stage={stage}
      total={totalOf(stage)}
      limit={limits[stage]}
      list={stages[stage]}
      lanes={lanes}
      laneKind={state.lane}
      move={move}
      orders={orders}
      onSeen={see}
    />
  );
  /** The heads, a row for each lane, and the feet. */
  const rows = { gridTemplateRows: `auto repeat(${Math.max(1, lanes.length)}, auto) auto` };
  useUndoCommand(move);
  const withDialog = orders.withOpenDialog();
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        actions={<TakeOrderLink />}
      />
      <Card $flush>
        <OrdersToolbar state={state} url={url}>
          <BoardTools state={state} url={url} table={table} />
        </OrdersToolbar>
      </Card>
      <Boards>
        {totals.error && !totals.data && (
          <ProblemState error={totals.error} onRetry={totals.refetch} />
        )}
        {isEmpty && cards.length === 0 && (
          <Suspense fallback={null}>
            <NoOrders filtered={isFiltered(state)} url={url} />
          </Suspense>
        )}
        {!isEmpty && (totals.data || !totals.error) && (
          <AriaLocale>
            {onPhone ? (
              <Tabs
                label={t('columns')}
                value={state.stage}
                onChange={(stage) => url.change({ stage })}
                items={ORDER_STAGES.map((id) => ({
                  id,
                  label: t(`stages.${id}`),
                  count: totalOf(id)?.count,
                }))}
              >
                <OneColumn style={rows}>{columnOf(state.stage)}</OneColumn>
              </Tabs>
            ) : (
              <Columns style={rows}>{ORDER_STAGES.map(columnOf)}</Columns>
            )}
          </AriaLocale>
        )}
      </Boards>
      <MoveMessage move={move} />
      <LiftedAnnouncement move={move} />
      {withDialog && (
        <Suspense fallback={null}>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Suspense>
      )}
    </>
  );
}

const Boards = styled.div`
  min-inline-size: 0;
`;

/** The lanes of the loaded cards; one without a name on a board without lanes. */
function useLanes(cards: readonly ShownCard[], kind: LaneKind): BoardLane[] {
  const t = useText('board');
  const format = useFormat();
  const localized = useLocalizedName();
  if (kind === 'none') return [{ id: '', label: '' }];
  const labelOf = (id: string): string => {
    if (kind === 'day') return format.date(casablancaInstant(id));
    if (kind === 'carrier') return id || t('lanes.noCarrier');
    const card = cards.find(({ city }) => city === id);
    return card ? localized({ name: card.city, nameEn: card.cityEn, nameAr: card.cityAr }) : id;
  };
  const { compare } = nameCollator(format.language);
  const inOrder = (one: string, other: string) =>
    kind === 'day' ? compare(one, other) : compare(labelOf(one), labelOf(other));
  return lanesOf(cards, kind, inOrder).map((id) => ({ id, label: labelOf(id) }));
}

/** Z takes back the last acceptance on the board, as long as that is possible. */
function useUndoCommand({ actor, snapshot }: BoardMove): void {
  const t = useText('orders');
  const isUndoable = snapshot.can({ type: 'move.undo' });
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
}

/** For screen readers: where the lifted card can go. */
function LiftedAnnouncement({ move }: { move: BoardMove }) {
  const t = useText('board');
  const format = useFormat();
  const refusalText = useRefusalText();
  const { snapshot } = move;
  const { card, from } = snapshot.context;
  const open = ORDER_STAGES.filter(
    (stage) => card && stage !== from && refusalText(card, stage) === null,
  ).map((stage) => t(`stages.${stage}`));
  const text = open.length > 0 ? t('lifted', { stages: format.list(open) }) : t('liftedNowhere');
  return (
    <VisuallyHidden role="status">{snapshot.matches('lifted') && card ? text : ''}</VisuallyHidden>
  );
}
