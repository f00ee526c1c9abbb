import { styled } from 'styled-components';
import type { DeliveryAttempt, Order } from '#openapi/types.generated';
import { ParcelLinks } from '../../carriers/parcel-links';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { TextLink } from '../../kit/text-link';
import { useNow } from '../../lists/use-now';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LogAttempt } from './log-attempt';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
  & > :first-child {
    color: var(--text-2);
  }
  & > :last-child {
    font-weight: var(--weight-strong);
  }
`;
const Attempts = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > li {
    display: flex;
    flex-direction: column;
    padding: var(--space-8) var(--space-12);
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
`;
/** How the client pays, the attempts to reach them, and the parcel's tracking. */
export function PaymentCard({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const maySeePayments = usePermission('payments.see');
  const { deliveryAttempts: attempts } = order;
  return (
    <Card>
      <CardHeader
        title={t(`payment.${order.paymentMethod}`)}
        aside={
          maySeePayments && (
            <TextLink to={`/dashboard/payments?q=${order.number}`}>{t('payment.follow')}</TextLink>
          )
        }
      />
      <Stack>
        <Line>
          <span>{list(`paymentStatus.${order.paymentStatus}`)}</span>
          <bdi>{format.money(order.total)}</bdi>
        </Line>
        {order.trackingNumber && (
          <Line>
            <bdi>{order.carrier}</bdi>
            <bdi dir="ltr">{order.trackingNumber}</bdi>
          </Line>
        )}
        <ParcelLinks order={order} line={Line} />
        {attempts.length > 0 && (
          <Attempts aria-label={t('attempts.title')}>
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </Attempts>
        )}
        <LogAttempt order={order} />
      </Stack>
    </Card>
  );
}

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const t = useText('order');
  const format = useFormat();
  const now = useNow();
  const { outcome, postponedTo } = attempt;
  return (
    <li>
      <b>
        {postponedTo
          ? t('attempts.postponedTo', { day: format.day(postponedTo, now) })
          : t(`attempts.${outcome}`)}
      </b>
      <Muted>
        {format.moment(attempt.at, now)} · <bdi>{attempt.userName}</bdi>
      </Muted>
      {attempt.note && <Muted dir="auto">{attempt.note}</Muted>}
    </li>
  );
}
