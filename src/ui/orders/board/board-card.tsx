import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
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
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Total = styled.strong`
  font-weight: var(--weight-strong);
  white-space: nowrap;
`;
const Handle = styled(Button)`
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
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* A finger scrolls; the menu moves. */
  ${media.touch} {
    display: none;
  }
`;

interface BoardCardProps {
  card: ShownCard;
  move: BoardMove;
  orders: OrderActors;
}

/** An order on the board: client, place, amount, deadline, and the menu that moves it. */
export const BoardCardContent = memo(BoardCardLines);

function BoardCardLines({ card, move, orders }: BoardCardProps) {
  const t = useText('board');
  const format = useFormat();
  const localized = useLocalizedName();
  const city = localized({ name: card.city, nameEn: card.cityEn, nameAr: card.cityAr });
  const stage = stageOf(card.status);
  const isBusy = useStartedSnapshot(orders.of(card.id))?.hasTag('busy') === true;
  // The column says the status, unless it holds several.
  const isTold = stage && STAGE_STATUSES[stage][0] === card.status && !card.pendingActions;
  return (
    <>
      <Line>
        <Names>
          <Link to={orderPath(card)}>
            <NameLine>{clientName(card)}</NameLine>
          </Link>
        </Names>
        <Handle slot="drag" aria-label={t('drag', { number: card.number })} />
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
        <OrderPictures order={card} />
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
