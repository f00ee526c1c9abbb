import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import ClockIcon from '~icons/solar/clock-circle-bold';
import { usePreload } from '../app/route-table';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { orderPath } from './order-path';
import { type Urgency, urgencyOf } from './urgency';

const Two = styled.div<{ $end?: boolean }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${({ $end }) => ($end ? 'align-items: flex-end;' : '')}
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  white-space: nowrap;
`;
const Due = styled.span<{ $urgency: Urgency }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(
    ${({ $urgency }) =>
      ({ urgent: '--error-text', soon: '--warning-text', calm: '--text-2' })[$urgency]}
  );
  font-weight: ${({ $urgency }) => ($urgency === 'calm' ? 400 : 'var(--weight-strong)')};
  white-space: nowrap;
`;
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

/** The first two pictures of an order; what does not fit is counted. */
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

/** Pictures, number and when it was placed. */
export function OrderCell({ order, now }: { order: OrderSummary; now: Date }) {
  const format = useFormat();
  const path = orderPath(order);
  const preload = usePreload();
  return (
    <Line>
      <OrderPictures order={order} />
      <Two data-lines="">
        <Strong title={`#${order.number}`}>
          <Link to={path} {...preload(path)}>
            <bdi>#{order.number}</bdi>
          </Link>
        </Strong>
        <Quiet>{format.moment(order.orderDate, now)}</Quiet>
      </Two>
    </Line>
  );
}

/** Who ordered, and where the parcel goes. */
export function ClientCell({ order }: { order: OrderSummary }) {
  const localized = useLocalizedName();
  return (
    <Two data-lines="">
      <Strong title={clientName(order)}>
        <bdi>{clientName(order)}</bdi>
      </Strong>
      <Quiet>{localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}</Quiet>
    </Two>
  );
}

export const clientName = ({ client }: OrderSummary): string =>
  `${client.firstName} ${client.lastName}`;

/** What is due, and how much time is left: red under an hour, amber under three, grey otherwise. */
export function DeadlineCell({ order, now }: { order: OrderSummary; now: Date }) {
  const t = useText('orders');
  const format = useFormat();
  const { deadline } = order;
  if (!deadline) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('deadline.none')}</VisuallyHidden>
      </>
    );
  }
  const left = Date.parse(deadline.at) - now.getTime();
  const urgency = urgencyOf(left);
  const time = format.deadline(deadline.at, now);
  return (
    <Two data-lines="">
      <Due $urgency={urgency}>
        {urgency !== 'calm' && <Icon of={ClockIcon} size={16} />}
        {left < 0
          ? t('deadline.late', { duration: format.duration(-left) })
          : format.duration(left)}
      </Due>
      <Quiet>
        {t(deadline.kind === 'accept' ? 'deadline.acceptBefore' : 'deadline.shipBefore', { time })}
      </Quiet>
    </Two>
  );
}

/** What the client pays, and how. */
export function TotalCell({ order }: { order: OrderSummary }) {
  const t = useText('orders');
  const format = useFormat();
  return (
    <Two $end data-lines="">
      <Strong>
        <bdi>{format.money(order.total)}</bdi>
      </Strong>
      <Quiet>{t(`payment.${order.paymentMethod}`)}</Quiet>
    </Two>
  );
}
