import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
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
import { cardsOfStage, isSameColumn, placementOf, type ShownCard } from './card-placement';
import type { StageCards } from './use-board-cards';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

/** Cards are dragged between columns of the board, and nowhere else. */
const DRAG_TYPE = 'application/x-order-card';

const NONE: ReadonlySet<string> = new Set();

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
  /** The cards of all columns. */
  cards: readonly ShownCard[];
  lanes: readonly BoardLane[];
  laneKind: LaneKind;
  move: BoardMove;
  orders: OrderActors;
  onSeen: (stage: OrderStage) => void;
}

/** A column of the board: the orders of a stage, as cards that are dragged and dropped on. */
export const BoardColumn = memo(BoardColumnParts);

function BoardColumnParts(props: BoardColumnProps) {
  const { stage, list, onSeen } = props;
  const t = useText('board');
  const element = useRef<HTMLElement>(null);
  useEffect(() => whenSeen(element.current, () => onSeen(stage)), [onSeen, stage]);
  return (
    <Styled.Column ref={element} aria-labelledby={`stage-${stage}`}>
      <ColumnHead {...props} />
      <Styled.Body>
        <ColumnCards {...props} />
        <Refusal {...props} />
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

function ColumnCards({ stage, list, cards, lanes, laneKind, move, orders }: BoardColumnProps) {
  const t = useText('board');
  const navigate = useNavigate();
  const [above, setAbove] = useState<ReadonlySet<string>>(NONE);
  const shown = useSelector(
    move.actor,
    (snapshot) => cardsOfStage(stage, cards, placementOf(snapshot), above),
    isSameColumn,
  );
  const { dragAndDropHooks } = useColumnDrops({ stage, shown, move, setAbove });
  // The same elements as long as the cards are the same: a drag renders no card again.
  const content = useMemo(() => {
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
    if (laneKind === 'none') return shown.map(cardOf);
    return lanes.map((lane) => (
      <Styled.Lane key={lane.id} id={`lane-${lane.id}`}>
        <Styled.LaneHead>
          <bdi>{lane.label}</bdi>
        </Styled.LaneHead>
        {shown.filter((card) => laneOf(card, laneKind) === lane.id).map(cardOf)}
      </Styled.Lane>
    ));
  }, [shown, lanes, laneKind, move, orders, navigate, t]);
  return (
    <Styled.Cards
      aria-labelledby={`stage-${stage} refusal-${stage}`}
      data-lanes={laneKind}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <EmptyColumn list={list} />}
    >
      {content}
    </Styled.Cards>
  );
}

/** Over a column that the lifted card cannot go to: why. */
function Refusal({ stage, move }: Pick<BoardColumnProps, 'stage' | 'move'>) {
  const t = useText('board');
  const refusal = useRefusalText();
  const lifted = useSelector(move.actor, (snapshot) => {
    const { card, from } = snapshot.context;
    return snapshot.matches('lifted') && from !== stage ? card : null;
  });
  const reason = lifted && refusal(lifted, stage);
  if (!reason) return null;
  return (
    <Styled.Veil id={`refusal-${stage}`} aria-hidden="true">
      <VisuallyHidden>{t('impossible')}</VisuallyHidden>
      {reason}
    </Styled.Veil>
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

interface ColumnDropsOptions {
  stage: OrderStage;
  shown: readonly ShownCard[];
  move: BoardMove;
  /** Receives the ids above the card that is lifted. */
  setAbove: (ids: ReadonlySet<string>) => void;
}

/** Drags from a column, and drops on it as a whole: the order of its cards is not the user's. */
function useColumnDrops({ stage, shown, move: { actor, lift }, setAbove }: ColumnDropsOptions) {
  return useDragAndDrop({
    getItems: (keys) =>
      shown
        .filter(({ id }) => keys.has(id))
        .map(({ id, number }) => ({ [DRAG_TYPE]: id, 'text/plain': `#${number}` })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [DRAG_TYPE],
    onDragStart: ({ keys }) => {
      const at = shown.findIndex(({ id }) => keys.has(id));
      const card = shown[at];
      if (!card) return;
      setAbove(new Set(shown.slice(0, at).map(({ id }) => id)));
      lift(card);
    },
    onDragEnd: ({ dropOperation }) => {
      if (dropOperation === 'cancel') actor.send({ type: 'card.release' });
    },
    onDropEnter: () => actor.send({ type: 'column.enter', stage }),
    onDropExit: () => actor.send({ type: 'column.leave', stage }),
    onRootDrop: () => actor.send({ type: 'card.drop', stage }),
  });
}

/** The name of the stage, how many orders it holds of how many it should, and their total. */
function ColumnHead({ stage, total, limit }: Pick<BoardColumnProps, 'stage' | 'total' | 'limit'>) {
  const t = useText('board');
  const format = useFormat();
  const name = t(`stages.${stage}`);
  const isOver = limit !== undefined && total !== undefined && total.count > limit;
  return (
    <Styled.Head>
      <Styled.HeadLine>
        <h2 id={`stage-${stage}`} title={name}>
          {name}
        </h2>
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
