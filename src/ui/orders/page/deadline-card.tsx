import { styled } from 'styled-components';
import type { Order } from '#application/api/orders-endpoints.generated';
import { shareGone } from '#domain/orders/order-course';
import { ACCEPT_WITHIN_MS } from '#domain/orders/order-lifecycle';
import ClockIcon from '~icons/solar/clock-circle-bold';
import { Card } from '../../kit/card';
import { Quiet } from '../../kit/columns';
import { Icon } from '../../kit/icon';
import { Meter } from '../../kit/meter';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { type Urgency, urgencyOf } from '../urgency';

const TONES: Record<Urgency, 'error' | 'warning' | 'info'> = {
  ...{ urgent: 'error', soon: 'warning', calm: 'info' },
};

const Row = styled(Card)<{ $urgency: Urgency }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 200px;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding-block: var(--space-16);
  & > svg {
    color: var(--${({ $urgency }) => TONES[$urgency]});
  }
  ${media.below('phone')} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
`;

/** What is due, by when, and what happens otherwise. Nothing where nothing is due. */
export function DeadlineCard({ order }: { order: Order }) {
  const t = useText('order');
  const format = useFormat();
  const now = useNow();
  const { deadline } = order;
  if (!deadline) return null;
  const until = new Date(deadline.at);
  const left = until.getTime() - now.getTime();
  const urgency = urgencyOf(left);
  const words = {
    time: format.deadline(deadline.at, now),
    duration: format.duration(Math.abs(left)),
  };
  return (
    <Row $urgency={urgency}>
      <Icon of={ClockIcon} size={28} />
      <Words>
        <b>{t(`deadline.${deadline.kind}.${left < 0 ? 'late' : 'due'}`, words)}</b>
        <Quiet>{t(`deadline.${deadline.kind}.otherwise`)}</Quiet>
      </Words>
      <Meter
        label={t('deadline.gone')}
        value={Math.round(shareGone(beginningOf(order, until), until, now) * 100)}
        tone={TONES[urgency]}
      />
    </Row>
  );
}

/** When the time to act began, UTC: to ship, with the acceptance. */
function beginningOf({ deadline, acceptedAt }: Order, until: Date): Date {
  const isToShip = deadline?.kind === 'ship' && acceptedAt !== null;
  return isToShip ? new Date(acceptedAt) : new Date(until.getTime() - ACCEPT_WITHIN_MS);
}
