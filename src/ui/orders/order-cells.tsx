import { Link } from 'react-router';
import { styled } from 'styled-components';
import { orderReference } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { orderPath } from '../links/order-path';
import {
  DetailLine,
  DueCell,
  Muted,
  NameLine,
  NothingDue,
  Strong,
  TwoLineCell,
} from '../lists/cells';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { clientName } from './client-name';
import { isUnderReview } from './under-review';

const Pictures = styled.div`
  position: relative;
  display: flex;
  flex: none;
  inline-size: 64px;
  & > * {
    position: relative;
    flex: none;
    inline-size: var(--row-picture, 36px);
    block-size: var(--row-picture, 36px);
    border-radius: 8px;
    background: var(--sunk);
    box-shadow: 0 0 0 2px var(--paper);
    object-fit: cover;
  }
  & > * + * {
    margin-inline-start: -8px;
  }
  & > :first-child {
    z-index: 1;
  }
  & > b {
    margin-inline-start: calc(-1 * var(--row-picture, 36px));
    background: color-mix(in srgb, var(--grey-900) 72%, transparent);
  }
  & > b[data-beyond='first'] {
    display: none;
  }
  /* One picture, and the number of the other products, where the columns need the room. */
  ${media.below('wide')} {
    inline-size: var(--row-picture, 36px);
    & > * + * {
      display: none;
    }
    & > b[data-beyond='first'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      z-index: 1;
      display: grid;
      inline-size: auto;
      block-size: auto;
      padding: 1px 3px;
      border-radius: 6px;
      background: var(--grey-900);
      box-shadow: none;
    }
  }
  ${media.below('tablet')} {
    /* Nor does a table of a tablet have room for any: the totals would stand behind the actions. */
    th & {
      display: none;
    }
  }
`;
const More = styled.b`
  display: grid;
  place-items: center;
  color: var(--on-solid);
  font: var(--weight-strong) var(--text-chip) var(--font-body);
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  ${media.below('wide')} {
    gap: var(--space-8);
  }
  min-inline-size: 0;
`;

/**
 * The first two pictures of an order and the number of the others; in a narrow window the first one
 * and the number of the others.
 */
export function OrderPictures({ order }: { order: OrderSummary }) {
  const [first, second] = order.pictures;
  return (
    <Pictures aria-hidden="true">
      {first?.url ? <img src={first.url} alt="" /> : <span />}
      {second?.url && <img src={second.url} alt="" />}
      <MoreProducts beyond="second" count={order.itemsCount - 2} />
      <MoreProducts beyond="first" count={order.itemsCount - 1} />
    </Pictures>
  );
}

/** The number of products beyond a picture; nothing without any. */
function MoreProducts({ beyond, count }: { beyond: 'first' | 'second'; count: number }) {
  if (count <= 0) return null;
  return (
    <More data-beyond={beyond}>
      <bdi dir="ltr">+{count}</bdi>
    </More>
  );
}

/** Pictures, number and time of the order. */
export function OrderCell({ order, now }: { order: OrderSummary; now: Date }) {
  const format = useFormat();
  const path = orderPath(order);
  return (
    <Line>
      <OrderPictures order={order} />
      <TwoLineCell data-lines="">
        <Strong title={orderReference(order.number)}>
          <Link to={path}>
            <bdi>{orderReference(order.number)}</bdi>
          </Link>
        </Strong>
        <Muted>{format.moment(order.orderDate, now)}</Muted>
      </TwoLineCell>
    </Line>
  );
}

/** The client, and the destination of the parcel. */
export function ClientCell({ order }: { order: OrderSummary }) {
  const localized = useLocalizedName();
  return (
    <TwoLineCell data-lines="">
      <NameLine>{clientName(order)}</NameLine>
      <DetailLine>
        {localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}
      </DetailLine>
    </TwoLineCell>
  );
}

interface DeadlineCellProps {
  order: OrderSummary;
  now: Date;
  /** Without the due action, which the status tells, where the columns need the room. */
  brief?: boolean;
}

/** The due action of an order, and the time left; or who has to act before the store. */
export function DeadlineCell({ order, now, brief = false }: DeadlineCellProps) {
  const t = useText('orders');
  const format = useFormat();
  const { deadline } = order;
  if (isUnderReview(order)) return <Muted>{t('deadline.underReview')}</Muted>;
  if (!deadline) return <NothingDue />;
  const time = format.deadline(deadline.at, now);
  const isBrief = brief || deadline.kind === 'accept';
  return (
    <DueCell kind="order" at={deadline.at} now={now}>
      {t(isBrief ? 'deadline.before' : 'deadline.shipBefore', { time })}
    </DueCell>
  );
}

/** The amount and the payment method of the client. */
export function TotalCell({ order }: { order: OrderSummary }) {
  const t = useText('orders');
  const format = useFormat();
  return (
    <TwoLineCell data-end="" data-lines="">
      <Strong>
        <bdi>{format.money(order.total)}</bdi>
      </Strong>
      <Muted>{t(`payment.${order.paymentMethod}`)}</Muted>
    </TwoLineCell>
  );
}
