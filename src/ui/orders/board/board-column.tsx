import { useSelector } from '@xstate/react';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import type { LaneKind } from '#domain/orders/board-lanes';
import { isRecentStage, type OrderStage, RECENT_DAYS } from '#domain/orders/order-stages';
import type { StageTotal } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/feedback/counter';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Skeleton } from '../../kit/loading/skeleton';
import { useLatest } from '../../kit/use-latest';
import { usePaintedSince } from '../../kit/use-painted-since';
import { ProblemState } from '../../lists/problem-state';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import { BoardCard, DRAG_TYPE } from './board-card';
import * as Styled from './board-column.styles';
import {
  cardLiftedFrom,
  cardOver,
  cardsOfColumn,
  cardsOfLane,
  cardsOfStage,
  isSameColumn,
  movedCard,
  placementOf,
  type ShownCard,
} from './card-placement';
import type { StageCards } from './use-board-cards';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

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

interface DropAreaProps extends Pick<BoardColumnProps, 'stage' | 'move'> {
  children: ReactNode;
}

/**
 * Takes what is dropped on the column as a whole: the order of its cards is not the user's. A card that
 * comes over it renders only this element.
 */
function DropArea({ stage, move: { actor }, children }: DropAreaProps) {
  const element = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: element,
    getDropOperation: (types) => (types.has(DRAG_TYPE) ? 'move' : 'cancel'),
    onDropEnter: () => actor.send({ type: 'column.enter', stage }),
    onDropExit: () => actor.send({ type: 'column.leave', stage }),
    onDrop: () => actor.send({ type: 'card.drop', stage }),
  });
  // The browser tells no column that a drag over it was cancelled. The move knows which one a card is over,
  // until another user has moved the order.
  const isOver = useSelector(
    actor,
    (snapshot) =>
      (snapshot.matches({ lifted: 'over' }) && snapshot.context.stage === stage) ||
      (snapshot.matches({ lifted: 'overtaken' }) && isDropTarget),
  );
  const passFocus = useFocusOfMovedCard(element, actor, stage);
  return (
    <Styled.Cards
      {...dropProps}
      ref={element}
      role="group"
      onFocus={passFocus}
      tabIndex={-1}
      aria-labelledby={`stage-${stage} refusal-${stage}`}
      {...(isOver ? { 'data-drop-target': '' } : {})}
    >
      {children}
    </Styled.Cards>
  );
}

/**
 * A drop by keyboard, and a dialog that it opens, leave the focus on the column: it goes on to the card
 * that the column took. A pointer that presses the column moves no focus to a card.
 */
function useFocusOfMovedCard(
  element: RefObject<HTMLDivElement | null>,
  actor: BoardMove['actor'],
  stage: OrderStage,
): () => void {
  const moved = useSelector(actor, (snapshot) => movedCard(snapshot, stage));
  const passFocus = useCallback(() => {
    if (moved === null || element.current?.matches(':focus-visible') !== true) return;
    element.current.querySelector<HTMLElement>(`[data-row-id="${moved}"] a`)?.focus();
  }, [element, moved]);
  useEffect(passFocus, [passFocus]);
  return passFocus;
}

/**
 * Over a column that the lifted card cannot go to: why. The element is always there, so that a lift
 * lays out only its text.
 */
function Refusal({ stage, move }: Pick<BoardColumnProps, 'stage' | 'move'>) {
  const t = useText('board');
  const refusal = useRefusalText();
  const lifted = useSelector(move.actor, (snapshot) => {
    const { card, from } = snapshot.context;
    return snapshot.matches('lifted') && from !== stage ? card : null;
  });
  const reason = lifted && refusal(lifted, stage);
  if (!reason) return <Styled.Veil aria-hidden="true" />;
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
