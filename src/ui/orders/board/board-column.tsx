import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { LaneKind } from '#domain/orders/board-lanes';
import type { OrderStage } from '#domain/orders/order-stages';
import type { StageTotal } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Skeleton } from '../../kit/loading/skeleton';
import { useLatest } from '../../kit/use-latest';
import { usePaintedSince } from '../../kit/use-painted-since';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import { BoardCard } from './board-card';
import * as Styled from './board-column.styles';
import {
  cardLiftedFrom,
  cardOver,
  cardsOfColumn,
  cardsOfLane,
  cardsOfStage,
  isSameColumn,
  placementOf,
  type ShownCard,
} from './card-placement';
import { DropArea } from './column-drop-area';
import { ColumnHead } from './column-head';
import { Refusal } from './column-refusal';
import type { StageCards } from './use-board-cards';
import type { BoardMove } from './use-board-move';

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
  isDraggable: boolean;
  onSeen: (stage: OrderStage) => void;
}

/** A column of the board: the orders of a stage, as cards that are dragged and dropped on. */
export const BoardColumn = memo(BoardColumnParts);

function BoardColumnParts(props: BoardColumnProps) {
  const { stage, list, laneKind, onSeen } = props;
  const t = useText('board');
  const element = useRef<HTMLElement>(null);
  useEffect(() => whenSeen(element.current, () => onSeen(stage)), [onSeen, stage]);
  return (
    <Styled.Column
      ref={element}
      aria-labelledby={`stage-${stage}`}
      {...(laneKind === 'none' ? {} : { 'data-lanes': '' })}
    >
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

function ColumnCards(props: BoardColumnProps) {
  const { stage, list, cards, lanes, laneKind, move, orders, isDraggable } = props;
  // Read only while the card is lifted that sets it: a state would render the column once more.
  const above = useRef(NONE);
  const own = useMemo(() => cardsOfStage(stage, cards), [stage, cards]);
  const shown = useSelector(
    move.actor,
    (snapshot) => cardsOfColumn({ stage, own, cards }, placementOf(snapshot), above.current),
    isSameColumn,
  );
  const hasLanes = laneKind !== 'none';
  const lifted = useSelector(move.actor, (snapshot) =>
    hasLanes ? cardLiftedFrom(snapshot, stage) : null,
  );
  const landing = useLandingCard(move, stage, cards);
  // It keeps its place and its element when it is dropped.
  const drawn = landing ? [landing, ...shown] : shown;
  const latest = useLatest(shown);
  const keepPlace = useCallback(
    (lifted: ShownCard) => {
      const at = latest.current.findIndex(({ id }) => id === lifted.id);
      above.current = new Set(latest.current.slice(0, at).map(({ id }) => id));
    },
    [latest],
  );
  const listOf = (some: readonly ShownCard[]) => (
    <Styled.List>
      {some.map((card) => (
        <BoardCard
          key={card.id}
          card={card}
          move={move}
          orders={orders}
          isDraggable={isDraggable}
          isLanding={card === landing}
          onLifted={keepPlace}
        />
      ))}
    </Styled.List>
  );
  return (
    <DropArea stage={stage} move={move}>
      {drawn.length === 0 && <EmptyColumn list={list} />}
      {drawn.length > 0 && !hasLanes && listOf(drawn)}
      {drawn.length > 0 &&
        hasLanes &&
        lanes.map((lane) => (
          <Styled.Lane key={lane.id}>
            <Styled.LaneHead>
              <bdi>{lane.label}</bdi>
            </Styled.LaneHead>
            {listOf(cardsOfLane(drawn, { id: lane.id, kind: laneKind }, lifted))}
          </Styled.Lane>
        ))}
    </DropArea>
  );
}

/** The card that a drop would put into the column. It does not delay the frame that shows the column. */
function useLandingCard(
  { actor }: BoardMove,
  stage: OrderStage,
  cards: readonly ShownCard[],
): ShownCard | null {
  const card = useSelector(actor, (snapshot) => cardOver(snapshot, stage));
  const isShown = usePaintedSince(card !== null);
  // The newest record, as after the drop, so that the drop renders it no second time.
  return card && isShown ? (cards.find(({ id }) => id === card.id) ?? card) : null;
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
