import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import type { OrderStage } from '#domain/orders/order-stages';
import { DRAG_TYPE } from './board-card';
import * as Styled from './board-column.styles';
import { movedCard } from './card-placement';
import type { BoardMove } from './use-board-move';

interface DropAreaProps {
  stage: OrderStage;
  move: BoardMove;
  children: ReactNode;
}

/**
 * Takes what is dropped on the column as a whole: the order of its cards is not the user's. A card that
 * comes over it renders only this element.
 */
export function DropArea({ stage, move: { actor }, children }: DropAreaProps) {
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
