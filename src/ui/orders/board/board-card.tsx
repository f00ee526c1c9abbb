import { memo } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { styled } from 'styled-components';
import { orderNumberText, orderReference } from '#domain/orders/order-number';
import { DragHandle } from '../../kit/drag-handle';
import { useRecordState } from '../../lists/use-record-state';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import { CardFacts, CardMenu, CardName, Line } from './card-lines';
import type { ShownCard } from './card-placement';
import type { BoardMove } from './use-board-move';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-note);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  /* For the picture of a dragged element, the browser paints what stacks with it. */
  isolation: isolate;
  /* Cards out of view are neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 8.5rem;
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragging],
  &[data-landing] {
    opacity: 0.4;
  }
`;
/** Cards are dragged between columns of the board, and nowhere else. */
export const DRAG_TYPE = 'application/x-order-card';

interface BoardCardProps {
  card: ShownCard;
  move: BoardMove;
  orders: OrderActors;
  /** Whether a pointer or a key drags it; its menu moves it in any case. */
  isDraggable: boolean;
  /** It shows where a drop puts the lifted card, which is still in its own column. */
  isLanding: boolean;
  onLifted: (card: ShownCard) => void;
}

/** An order on the board, as a card that is dragged. What it says does not render with its drag. */
export const BoardCard = memo(DraggableCard);

function DraggableCard({ card, move, orders, isDraggable, isLanding, onLifted }: BoardCardProps) {
  const t = useText('board');
  const isBusy = useRecordState(orders, card.id, (snapshot) => snapshot?.hasTag('busy') === true);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !isDraggable || isBusy || isLanding,
    getItems: () => [{ [DRAG_TYPE]: card.id, 'text/plain': orderReference(card.number) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => {
      onLifted(card);
      move.lift(card);
    },
    onDragEnd: ({ dropOperation }) => {
      if (dropOperation === 'cancel') move.actor.send({ type: 'card.release' });
    },
  });
  return (
    <Card
      {...dragProps}
      {...(isLanding
        ? { 'data-landing': '', 'aria-hidden': true, inert: true }
        : { 'data-row-id': card.id })}
      {...(isDragging ? { 'data-dragging': '' } : {})}
    >
      <Line>
        <CardName card={card} />
        {isDraggable && (
          <DragHandle
            label={t('drag', { number: orderNumberText(card.number) })}
            button={dragButtonProps}
          />
        )}
        <CardMenu card={card} move={move} orders={orders} isBusy={isBusy} />
      </Line>
      <CardFacts card={card} />
    </Card>
  );
}
