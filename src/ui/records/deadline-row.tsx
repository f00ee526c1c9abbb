import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { elapsedShare } from '#domain/orders/order-steps';
import ClockIcon from '~icons/solar/clock-circle-bold';
import { Meter } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { Card } from '../kit/layout/card';
import { Muted } from '../kit/table/columns';
import { type DueKind, type Urgency, urgencyOf } from '../lists/urgency';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const TONES: Record<Urgency, 'error' | 'warning' | 'info'> = {
  urgent: 'error',
  soon: 'warning',
  normal: 'info',
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
const Text = styled.div`
  display: flex;
  flex-direction: column;
`;

interface DeadlineRowProps {
  kind: DueKind;
  /** The beginning and the end of the time to act. UTC. */
  from: Date;
  until: Date;
  /** What is due by when, or since when it is late. */
  title: (text: { time: string; duration: string }, isLate: boolean) => string;
  /** What happens otherwise. */
  children: ReactNode;
}

/** What is due, by when, and what happens otherwise. */
export function DeadlineRow({ kind, from, until, title, children }: DeadlineRowProps) {
  const t = useText('order');
  const format = useFormat();
  const now = useNow();
  const left = differenceInMilliseconds(until, now);
  const urgency = urgencyOf(left, kind);
  const text = {
    time: format.deadline(until, now),
    duration: format.duration(Math.abs(left)),
  };
  return (
    <Row $urgency={urgency}>
      <Icon of={ClockIcon} size={28} />
      <Text>
        <b>{title(text, left < 0)}</b>
        <Muted>{children}</Muted>
      </Text>
      <Meter
        label={t('deadline.gone')}
        value={Math.round(elapsedShare(from, until, now) * 100)}
        tone={TONES[urgency]}
      />
    </Row>
  );
}
