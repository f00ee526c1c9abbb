import { useEffect, useRef } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useNavigate } from 'react-router';
import type { StageTotal } from '#application/api/orders-endpoints.generated';
import { type LaneKind, laneOf } from '#domain/orders/board-lanes';
import { isRecentStage, type OrderStage, RECENT_DAYS } from '#domain/orders/order-stages';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/feedback/counter';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Skeleton } from '../../kit/loading/skeleton';
import { orderPath } from '../../links/order-path';
import { ProblemState } from '../../lists/problem-state';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import { BoardCardContent } from './board-card';
import * as Styled from './board-column.styles';
import type { StageCards } from './use-board-cards';
import type { BoardMove, ShownCard } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

/** Cards are dragged between columns of the board, and nowhere else. */
const DRAG_TYPE = 'application/x-order-card';

/** A lane, as its heads show it. */
export interface BoardLane {
  readonly id: string;
  readonly label: string;
}

interface BoardColumnProps {
  stage: OrderStage;
  total: StageTotal | undefined;
  limit: number | undefined;
  list: StageCards;
  lanes: readonly BoardLane[];
  laneKind: LaneKind;
  move: BoardMove;
  orders: OrderActors;
  onSeen: (stage: OrderStage) => void;
}

/** A column of the board: the orders of a stage, as cards that are dragged and dropped on. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, list, lanes, laneKind, move, orders, onSeen } = props;
  const t = useText('board');
  const navigate = useNavigate();
  const element = useRef<HTMLElement>(null);
  useEffect(() => whenSeen(element.current, () => onSeen(stage)), [onSeen, stage]);
  const cards = move.cardsOf(stage);
  const name = t(`stages.${stage}`);
  const { card: lifted, from } = move.snapshot.context;
  const isTarget = move.snapshot.matches('lifted') && from !== stage;
  const refusal = useRefusalText();
  const reason = isTarget && lifted ? refusal(lifted, stage) : null;
  const { dragAndDropHooks } = useColumnDrops(stage, cards, move);
  const cardOf = (card: ShownCard) => (
    <Styled.Card
      key={card.id}
      id={card.id}
      textValue={t('card', { number: card.number })}
      onAction={() => void navigate(orderPath(card))}
    >
      <BoardCardContent card={card} move={move} orders={orders} />
    </Styled.Card>
  );
  return (
    <Styled.Column ref={element} aria-labelledby={`stage-${stage}`}>
      <ColumnHead {...props} name={name} />
      <Styled.Body>
        <Styled.Cards
          aria-label={reason ? t('columnRefuses', { name, reason }) : name}
          data-lanes={laneKind}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <EmptyColumn list={list} />}
        >
          {laneKind === 'none'
            ? cards.map(cardOf)
            : lanes.map((lane) => (
                <Styled.Lane key={lane.id} id={`lane-${lane.id}`}>
                  <Styled.LaneHead>
                    <bdi>{lane.label}</bdi>
                  </Styled.LaneHead>
                  {cards.filter((card) => laneOf(card, laneKind) === lane.id).map(cardOf)}
                </Styled.Lane>
              ))}
        </Styled.Cards>
        {reason && <Styled.Veil aria-hidden="true">{reason}</Styled.Veil>}
      </Styled.Body>
      <Styled.Foot>
        {list.hasMore && (
          <Button
            variant="quiet"
            size="small"
            wide
            busy={list.isLoadingMore}
            onClick={list.loadMore}
          >
            {t('more')}
          </Button>
        )}
      </Styled.Foot>
    </Styled.Column>
  );
}

/** Calls back once when the element comes into view. */
function whenSeen(element: HTMLElement | null, onSeen: () => void): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Drags from a column, and drops on it as a whole: the order of its cards is not the user's. */
function useColumnDrops(stage: OrderStage, cards: readonly ShownCard[], move: BoardMove) {
  const { actor, lift } = move;
  return useDragAndDrop({
    getItems: (keys) =>
      cards
        .filter(({ id }) => keys.has(id))
        .map(({ id, number }) => ({ [DRAG_TYPE]: id, 'text/plain': `#${number}` })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [DRAG_TYPE],
    onDragStart: ({ keys }) => {
      const card = cards.find(({ id }) => keys.has(id));
      if (card) lift(card);
    },
    onDragEnd: ({ dropOperation }) => {
      if (dropOperation === 'cancel') actor.send({ type: 'card.release' });
    },
    onDropEnter: () => actor.send({ type: 'column.enter', stage }),
    onDropExit: () => actor.send({ type: 'column.leave' }),
    onRootDrop: () => actor.send({ type: 'card.drop', stage }),
  });
}

interface ColumnHeadProps extends Pick<BoardColumnProps, 'stage' | 'total' | 'limit'> {
  name: string;
}

/** The name of the stage, how many orders it holds of how many it should, and their total. */
function ColumnHead({ stage, total, limit, name }: ColumnHeadProps) {
  const t = useText('board');
  const format = useFormat();
  const isOver = limit !== undefined && total !== undefined && total.count > limit;
  return (
    <Styled.Head>
      <Styled.HeadLine>
        <h2 id={`stage-${stage}`}>{name}</h2>
        {total && (
          <Counter $tone={isOver ? 'warning' : 'neutral'}>
            {limit === undefined
              ? format.number(total.count)
              : t('ofLimit', { count: total.count, limit })}
          </Counter>
        )}
      </Styled.HeadLine>
      <Styled.Quiet>
        {total ? <bdi>{format.money(total.total)}</bdi> : <Skeleton $width="80px" />}
        {isRecentStage(stage) && ` · ${t('recent', { count: RECENT_DAYS })}`}
        {isOver && <VisuallyHidden>{t('overLimit', { limit })}</VisuallyHidden>}
      </Styled.Quiet>
    </Styled.Head>
  );
}

/** In the place of cards: placeholders, the reason why they could not be read, or nothing. */
function EmptyColumn({ list }: { list: StageCards }) {
  const t = useText('board');
  if (list.error) return <ProblemState error={list.error} onRetry={list.refetch} />;
  if (!list.isLoading) return <Styled.Nothing>{t('emptyColumn')}</Styled.Nothing>;
  return (
    <Styled.Waiting>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} $height="96px" $radius="var(--radius-note)" />
      ))}
    </Styled.Waiting>
  );
}
