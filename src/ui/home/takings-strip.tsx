import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { type ComparedFigure, comparisonKind, verdictOf } from '#domain/metrics/figure-comparison';
import type { DaySpan } from '#domain/metrics/metric-period';
import type { Today } from '#openapi/types.generated';
import QuestionIcon from '~icons/solar/question-circle-linear';
import { ChangeMark } from '../charts/change-mark';
import { Sparkline } from '../charts/sparkline';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { FIGURES_PATH } from '../links/figures-path';
import { ordersOfGroupPath } from '../links/orders-of-group';
import { payoutPath } from '../links/payout-path';
import { StripCell, StripFrame, StripGrid } from '../lists/stat-strip';
import { PayoutStatusChip } from '../payouts/payout-status-chip';
import { usePayoutTexts } from '../payouts/use-payout-texts';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Cell = styled(StripCell)`
  & > dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: start;
    justify-content: space-between;
    gap: var(--space-4) var(--space-8);
    min-block-size: 24px;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & > dd {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  & > dt + dd {
    color: var(--text);
    font: var(--weight-head) var(--text-figure) var(--font-head);
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
  }
  /* The figure is the link; it covers its cell. */
  & > dt + dd > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has(a:hover) {
    background: var(--hover);
  }
  ${media.below('phone')} {
    & > dt + dd {
      font: var(--weight-head) var(--text-h1) var(--font-head);
    }
  }
`;
const Grid = styled(StripGrid)`
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Line = styled.span`
  flex: none;
  inline-size: 96px;
`;

/* Above the link that covers the cell, and no taller than the line of the name. */
const Help = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  margin-block: -4px;
  border-radius: var(--radius-control);
  &:hover {
    background: var(--press);
  }
`;

/** Today's takings, those of the last seven days, and the next payout. */
export function TakingsStrip({ day: { takings, nextPayout } }: { day: Today }) {
  const t = useText('today');
  const seesPayments = usePermission('payments.see');
  const days = takings.days.map(({ day }) => day);
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  return (
    <StripFrame role="group" aria-label={t('takings.label')}>
      <Grid $cells={seesPayments ? 3 : 2}>
        <Takings
          name="today"
          figure={takings.today}
          span={{ from: span.to, to: span.to }}
          versus="versusToday"
        >
          <Definition />
        </Takings>
        <Takings name="week" figure={takings.week} span={span} versus="versusWeek">
          <Week days={takings.days} figure={takings.week} />
        </Takings>
        {seesPayments && <NextPayout payout={nextPayout} />}
      </Grid>
    </StripFrame>
  );
}

interface TakingsProps {
  name: 'today' | 'week';
  figure: ComparedFigure;
  span: DaySpan;
  versus: 'versusToday' | 'versusWeek';
  /** Beside the name. */
  children?: ReactNode;
}

/** Takings and their change; they open the orders sold on these days. */
function Takings({ name, figure, span, versus, children }: TakingsProps) {
  const t = useText('today');
  const format = useFormat();
  const before = bidiIsolate(format.money(figure.before));
  return (
    <Cell>
      <dt>
        {t(`takings.${name}`)}
        {children}
      </dt>
      <dd>
        <Link to={ordersOfGroupPath('sold', span)}>
          <bdi>{format.money(figure.value)}</bdi>
        </Link>
      </dd>
      <dd>
        <ChangeMark name="income" figure={figure}>
          {t(`takings.${versus}`, { before })}
        </ChangeMark>
      </dd>
    </Cell>
  );
}

/** A link to what takings are. */
function Definition() {
  const t = useText('today');
  return (
    <Help to={`${FIGURES_PATH}#income`} aria-label={t('takings.definition')}>
      <Icon of={QuestionIcon} size={16} />
    </Help>
  );
}

/** The takings of each day as a line, and as text. */
function Week({ days, figure }: { days: Today['takings']['days']; figure: ComparedFigure }) {
  const t = useText('today');
  const format = useFormat();
  return (
    <>
      <Line>
        {figure.value > 0 && (
          <Sparkline
            values={days.map(({ income }) => income)}
            muted={verdictOf('income', comparisonKind(figure)) === 'bad'}
          />
        )}
      </Line>
      <VisuallyHidden>
        {days
          .map(({ day, income }) =>
            t('takings.day', { day: format.date(day), amount: bidiIsolate(format.money(income)) }),
          )
          .join(', ')}
      </VisuallyHidden>
    </>
  );
}

/** The payout that is paid first. */
function NextPayout({ payout }: { payout: Today['nextPayout'] }) {
  const t = useText('today');
  const format = useFormat();
  const texts = usePayoutTexts();
  return (
    <Cell>
      <dt>
        {t('takings.payout')}
        {payout && <PayoutStatusChip payout={payout} />}
      </dt>
      <dd>
        {payout ? (
          <Link to={payoutPath(payout)}>
            <bdi>{format.money(payout.net)}</bdi>
          </Link>
        ) : (
          '—'
        )}
      </dd>
      <dd>{payout ? texts.due(payout) : t('takings.none')}</dd>
    </Cell>
  );
}
