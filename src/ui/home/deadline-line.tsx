import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { elapsedShare } from '#domain/orders/order-steps';
import ClockIcon from '~icons/solar/clock-circle-bold';
import { ButtonLink } from '../kit/button';
import { Meter, type MeterTone } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { Muted, Strong } from '../lists/cells';
import { type Urgency, urgencyOf } from '../lists/urgency';
import { useNow } from '../lists/use-now';
import type { OrderActor } from '../orders/order-actors';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { DueWork } from './due-work';
import { NextStep } from './next-step';

const TONES: Record<Urgency, MeterTone> = { urgent: 'error', soon: 'warning', normal: 'accent' };

const Line = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-8) var(--space-24);
  min-block-size: 60px;
  li + li > & {
    border-block-start: 1px solid var(--line);
  }
  & > :last-child {
    justify-self: stretch;
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: var(--space-12);
    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
const ClientAndOrder = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  & > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;
const Time = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;
const Text = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
`;
const Left = styled.span<{ $urgency: Urgency }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(
    ${({ $urgency }) =>
      ({ urgent: '--error-text', soon: '--warning-text', normal: '--text-2' })[$urgency]}
  );
  font-weight: ${({ $urgency }) => ($urgency === 'normal' ? 400 : 'var(--weight-strong)')};
  white-space: nowrap;
`;

interface DeadlineLineProps {
  work: DueWork;
  actor: OrderActor | undefined;
}

/** One due record: client, deadline, elapsed share of the time, and the next step. */
export function DeadlineLine({ work, actor }: DeadlineLineProps) {
  const t = useText('today');
  const format = useFormat();
  const now = useNow();
  const left = differenceInMilliseconds(work.until, now);
  const urgency = urgencyOf(left, work.order ? 'order' : 'request');
  return (
    <Line>
      <ClientAndOrder>
        <Strong>
          <Link to={work.path}>
            <bdi>{work.number}</bdi>
          </Link>
        </Strong>
        <Muted dir="auto">{work.client}</Muted>
      </ClientAndOrder>
      <Time>
        <Text>
          {t(`deadlines.${work.action}`, { time: format.deadline(work.until, now) })}
          <Left $urgency={urgency}>
            {urgency !== 'normal' && <Icon of={ClockIcon} size={16} />}
            {left < 0
              ? t('deadlines.late', { duration: format.duration(-left) })
              : format.duration(left)}
          </Left>
        </Text>
        <Meter
          label={t('deadlines.gone')}
          value={Math.round(elapsedShare(work.from, work.until, now) * 100)}
          tone={TONES[urgency]}
          height={4}
        />
      </Time>
      {work.order ? (
        <NextStep order={work.order} actor={actor} />
      ) : (
        <ButtonLink
          variant="outline"
          size="small"
          to={work.path}
          aria-label={t(work.isMessage ? 'deadlines.replyToMessage' : 'deadlines.replyTo', {
            number: bidiIsolate(work.number),
          })}
        >
          {t('deadlines.reply')}
        </ButtonLink>
      )}
    </Line>
  );
}
