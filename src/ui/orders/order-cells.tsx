import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { orderPath } from '../links/order-path';
import { DueCell, Muted, NameLine, NothingDue, Strong, TwoLineCell } from '../lists/cells';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

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
  /* One picture says enough where the columns need the room. */
  ${media.below('tablet')} {
    inline-size: var(--row-picture, 36px);
    & > * + * {
      display: none;
    }
    /* Nor does a table of a tablet have room for any: the totals would stand behind the actions. */
    th & {
      display: none;
    }
  }
  & > b {
    margin-inline-start: calc(-1 * var(--row-picture, 36px));
    background: color-mix(in srgb, var(--grey-900) 72%, transparent);
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
  min-inline-size: 0;
`;

/** The first two pictures of an order, and the number of the others. */
export function OrderPictures({ order }: { order: OrderSummary }) {
  const [first, second] = order.pictures;
  const more = order.itemsCount - 2;
  return (
    <Pictures aria-hidden="true">
      {first?.url ? <img src={first.url} alt="" /> : <span />}
      {second?.url && <img src={second.url} alt="" />}
      {more > 0 && (
        <More>
          <bdi dir="ltr">+{more}</bdi>
        </More>
      )}
    </Pictures>
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
        <Strong title={`#${order.number}`}>
          <Link to={path}>
            <bdi>#{order.number}</bdi>
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
      <Muted>{localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}</Muted>
    </TwoLineCell>
  );
}

export function clientName({ client }: OrderSummary): string {
  return `${client.firstName} ${client.lastName}`;
}

/** Whether the marketplace has to verify the order before the store can accept it. */
export function isUnderReview({ status }: Pick<OrderSummary, 'status'>): boolean {
  return status === 'new' || status === 'approved';
}

/** The due action of an order, and the time left; or who has to act before the store. */
export function DeadlineCell({ order, now }: { order: OrderSummary; now: Date }) {
  const t = useText('orders');
  const format = useFormat();
  const { deadline } = order;
  if (isUnderReview(order)) return <Muted>{t('deadline.underReview')}</Muted>;
  if (!deadline) return <NothingDue />;
  const time = format.deadline(deadline.at, now);
  return (
    <DueCell kind="order" at={deadline.at} now={now}>
      {t(deadline.kind === 'accept' ? 'deadline.acceptBefore' : 'deadline.shipBefore', { time })}
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
