import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { STAGE_STATUSES, stageOf } from '#domain/orders/order-stages';
import DragIcon from '~icons/solar/hamburger-menu-linear';
import { iconMask, maskedIcon } from '../../kit/icon-mask';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import { MenuTrigger } from '../../kit/overlays/menu';
import { orderPath } from '../../links/order-path';
import { NameLine } from '../../lists/cells';
import { useStartedSnapshot } from '../../lists/use-started-snapshot';
import { WithNow } from '../../lists/with-now';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { CurrentOrderStatus } from '../current-order-status';
import type { OrderActors } from '../order-actors';
import { clientName, DeadlineCell, isUnderReview, OrderPictures } from '../order-cells';
import type { ShownCard } from './card-placement';
import type { BoardMove } from './use-board-move';

const loadMenu = preloadable(() => import('./move-menu'));
const MoveMenu = lazyComponent(loadMenu, 'MoveMenu');

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
`;
const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A name in the other direction is cut at its own end, and begins where the lines begin. */
  & > a > * {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
  }
`;
/** Only as wide as its pictures: the time left follows. */
const Pictures = styled.div`
  & > div {
    inline-size: auto;
  }
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Total = styled.strong`
  font-weight: var(--weight-strong);
  white-space: nowrap;
`;
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
      <BoardCardLines card={card} move={move} orders={orders} isBusy={isBusy}>
        {isDraggable && (
          <Handle
            type="button"
            aria-label={t('drag', { number: card.number })}
            aria-describedby={dragButtonProps['aria-describedby']}
            {...pressHandlers(dragButtonProps.onPress)}
          />
        )}
      </BoardCardLines>
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

interface BoardCardLinesProps extends Pick<BoardCardProps, 'card' | 'move' | 'orders'> {
  /** An action on the order is under way. */
  isBusy: boolean;
  /** The handle. */
  children: ReactNode;
}

/** Client, place, amount, deadline, and the menu that moves the order. */
function BoardCardLines(props: BoardCardLinesProps) {
  const { card, move, orders, isBusy, children: handle } = props;
  const t = useText('board');
  const format = useFormat();
  const localized = useLocalizedName();
  const city = localized({ name: card.city, nameEn: card.cityEn, nameAr: card.cityAr });
  const stage = stageOf(card.status);
  // The column says the status, unless it holds several.
  const isTold = stage && STAGE_STATUSES[stage][0] === card.status && !card.pendingActions;
  return (
    <>
      <Line>
        <Names>
          {/* A drag that begins here is a drag of the card. */}
          <Link to={orderPath(card)} draggable={false}>
            <NameLine>{clientName(card)}</NameLine>
          </Link>
        </Names>
        {handle}
        <MenuTrigger
          label={t('moveTo', { number: card.number })}
          size="small"
          busy={isBusy}
          load={loadMenu}
        >
          {(disclosure) => (
            <MoveMenu card={card} move={move} orders={orders} disclosure={disclosure} />
          )}
        </MenuTrigger>
      </Line>
      <Line>
        <Names>
          <Quiet title={city}>
            <bdi>#{card.number}</bdi> · {city}
          </Quiet>
        </Names>
        <Total>
          <bdi>{format.money(card.total)}</bdi>
        </Total>
      </Line>
      <Line>
        <Pictures>
          <OrderPictures order={card} />
        </Pictures>
        {(card.deadline || isUnderReview(card)) && (
          <WithNow>{(now) => <DeadlineCell order={card} now={now} brief />}</WithNow>
        )}
        {card.carrier && (
          <Names>
            <Quiet dir="auto" title={card.carrier}>
              {card.carrier}
            </Quiet>
          </Names>
        )}
      </Line>
      {!isTold && (
        <Line>
          <CurrentOrderStatus id={card.id} status={card.status} />
        </Line>
      )}
    </>
  );
}
