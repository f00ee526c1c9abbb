import { memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import { STAGE_STATUSES, stageOf } from '#domain/orders/order-stages';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import { MenuTrigger } from '../../kit/overlays/menu';
import { orderPath } from '../../links/order-path';
import { NameLine } from '../../lists/cells';
import { WithNow } from '../../lists/with-now';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { clientName } from '../client-name';
import { CurrentOrderStatus } from '../current-order-status';
import type { OrderActors } from '../order-actors';
import { DeadlineCell, OrderPictures } from '../order-cells';
import { isUnderReview } from '../under-review';
import type { ShownCard } from './card-placement';
import type { BoardMove } from './use-board-move';

/** The menu of a card. */
export const loadMenu = preloadable(() => import('./move-menu'));
const MoveMenu = lazyComponent(loadMenu, 'MoveMenu');

export const Line = styled.div`
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

interface CardProps {
  card: ShownCard;
}

/** The client, as a link to the order. */
export const CardName = memo(function CardName({ card }: CardProps) {
  return (
    <Names>
      {/* A drag that begins here is a drag of the card. */}
      <Link to={orderPath(card)} draggable={false}>
        <NameLine>{clientName(card)}</NameLine>
      </Link>
    </Names>
  );
});

interface CardMenuProps extends CardProps {
  move: BoardMove;
  orders: OrderActors;
  /** An action on the order is under way. */
  isBusy: boolean;
}

/** The menu that moves the order. */
export const CardMenu = memo(function CardMenu({ card, move, orders, isBusy }: CardMenuProps) {
  const t = useText('board');
  return (
    <MenuTrigger
      label={t('moveTo', { number: orderNumberText(card.number) })}
      size="small"
      busy={isBusy}
      load={loadMenu}
    >
      {(disclosure) => <MoveMenu card={card} move={move} orders={orders} disclosure={disclosure} />}
    </MenuTrigger>
  );
});

/** Number, place, amount, pictures and deadline; the status where the column does not say it. */
export const CardFacts = memo(function CardFacts({ card }: CardProps) {
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
});
