import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { styled } from 'styled-components';
import DragIcon from '~icons/solar/hamburger-menu-linear';
import { iconMask, maskedIcon } from '../../kit/icon-mask';
import { useStartedSnapshot } from '../../lists/use-started-snapshot';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { OrderActors } from '../order-actors';
import { CardLines } from './card-lines';
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
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragging] {
    opacity: 0.4;
  }
`;
const Handle = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-control);
  color: var(--text-2);
  cursor: grab;
  &::before {
    --icon: ${iconMask(DragIcon)};
    ${maskedIcon(16)}
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* A finger scrolls; the menu moves. */
  ${media.touch} {
    display: none;
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
  onLifted: (card: ShownCard) => void;
}

/** An order on the board, as a card that is dragged. */
export const BoardCard = memo(DraggableCard);

function DraggableCard({ card, move, orders, isDraggable, onLifted }: BoardCardProps) {
  const t = useText('board');
  const isBusy = useStartedSnapshot(orders.of(card.id))?.hasTag('busy') === true;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !isDraggable || isBusy,
    getItems: () => [{ [DRAG_TYPE]: card.id, 'text/plain': `#${card.number}` }],
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
    <Card {...dragProps} {...(isDragging ? { 'data-dragging': '' } : {})}>
      <CardLines card={card} move={move} orders={orders} isBusy={isBusy}>
        {isDraggable && (
          <Handle
            type="button"
            aria-label={t('drag', { number: card.number })}
            aria-describedby={dragButtonProps['aria-describedby']}
            {...pressHandlers(dragButtonProps.onPress)}
          />
        )}
      </CardLines>
    </Card>
  );
}

type OnPress = ReturnType<typeof useDrag>['dragButtonProps']['onPress'];

/**
 * Calls back when a key is released, so that the drag does not take its release for a drop, or when a
 * screen reader clicks.
 */
function pressHandlers(onPress: OnPress) {
  const begin = (pointerType: 'keyboard' | 'virtual', target: Element) => {
    // All that `useDrag` reads of a press.
    const press = { pointerType, target } as Parameters<NonNullable<OnPress>>[0];
    onPress?.(press);
  };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isPress(event)) event.preventDefault();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isPress(event)) begin('keyboard', event.currentTarget);
    },
    onClick: ({ detail, currentTarget }: MouseEvent) => {
      if (detail === 0) begin('virtual', currentTarget);
    },
  };
}
