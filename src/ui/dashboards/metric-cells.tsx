import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type ComparedFigure, comparisonKind, verdictOf } from '#domain/metrics/figure-comparison';
import type { DaySpan } from '#domain/metrics/metric-period';
import DownIcon from '~icons/solar/arrow-right-down-linear';
import SameIcon from '~icons/solar/arrow-right-linear';
import UpIcon from '~icons/solar/arrow-right-up-linear';
import { Sparkline } from '../charts/sparkline';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Skeleton } from '../kit/loading/skeleton';
import { StripCell } from '../lists/stat-strip';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { type MetricName, metricPath } from './metric-links';
import type { useMetricTexts } from './use-metric-texts';

const Cell = styled(StripCell)`
  position: relative;
  & > dt {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
    min-block-size: 24px;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
/* Its room is reserved before it is drawn. */
const TrendSlot = styled.span`
  display: flex;
  flex: none;
  inline-size: 72px;
  ${media.below('wide')} {
    inline-size: 48px;
  }
  ${media.below('phone')} {
    display: none;
  }
`;
/* Its line is reserved before the figure is loaded. */
const Figure = styled.dd`
  min-block-size: 1lh;
  font: var(--weight-head) var(--text-figure) var(--font-head);
  overflow-wrap: anywhere;
  & > a {
    border-radius: 4px;
    color: inherit;
    /* The whole cell leads there. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
  ${media.below('wide')} {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
  ${media.below('phone')} {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;
const Note = styled.dd`
  min-block-size: 1lh;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  font-variant-numeric: tabular-nums;
  ${media.below('wide')} {
    min-block-size: 2lh;
  }
`;
const Trend = styled.span<{ $verdict: 'good' | 'bad' | 'neutral' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  & > svg,
  & > b {
    color: var(
      ${({ $verdict }) =>
        ({ good: '--success-text', bad: '--error-text', neutral: '--text-2' })[$verdict]}
    );
  }
  & > b {
    font-weight: var(--weight-strong);
  }
`;

const ARROWS = {
  more: UpIcon,
  fromNothing: UpIcon,
  less: DownIcon,
  same: SameIcon,
  nothing: SameIcon,
};

type MetricTexts = ReturnType<typeof useMetricTexts>;

interface ChangeNoteProps {
  name: MetricName;
  figure: ComparedFigure;
  texts: MetricTexts;
}

/** A figure's change: arrow, difference, earlier value; a sentence for screen readers. */
function ChangeNote({ name, figure, texts }: ChangeNoteProps) {
  const t = useText('dashboards');
  const kind = comparisonKind(figure);
  return (
    <>
      <Trend $verdict={verdictOf(name, kind)} aria-hidden="true">
        <Icon of={ARROWS[kind]} size={14} />
        {figure.change !== null && (
          <b>
            <bdi dir="ltr">{texts.change(figure.change)}</bdi>
          </b>
        )}
        <span>
          {t('versus', { before: '' })}
          <bdi>{texts.roughly(name, figure.before)}</bdi>
        </span>
      </Trend>
      <VisuallyHidden>{texts.sentence(name, figure)}</VisuallyHidden>
    </>
  );
}

interface MetricCellProps {
  name: MetricName;
  /** A figure with a comparison, or one without a period; null while loading. */
  figure: ComparedFigure | number | null;
  span: DaySpan;
  texts: MetricTexts;
  /** Its last months; null while their room is only reserved. */
  trend?: readonly number[] | null | undefined;
}

/** A figure of the strip, in its final size before loading; opens the list with the same sum. */
export function MetricCell({ name, figure, span, texts, trend }: MetricCellProps) {
  const t = useText('dashboards');
  const path = metricPath(name, span);
  const shown =
    figure !== null && texts.value(name, typeof figure === 'number' ? figure : figure.value);
  return (
    <Cell>
      <dt>
        {t(`figures.${name}`)}
        {trend !== undefined && (
          <TrendSlot>
            {trend && <Sparkline values={trend} muted={(trend.at(-1) ?? 0) < (trend[0] ?? 0)} />}
          </TrendSlot>
        )}
      </dt>
      <Figure>
        {!shown && <Skeleton $width="70%" $height="28px" />}
        {shown && (path ? <Link to={path}>{isolate(shown)}</Link> : isolate(shown))}
      </Figure>
      <Note>
        {figure === null && <Skeleton $width="55%" />}
        {typeof figure === 'number' &&
          t(name === 'balance' ? 'notes.balance' : 'notes.clientsTotal')}
        {figure !== null && typeof figure === 'object' && (
          <ChangeNote name={name} figure={figure} texts={texts} />
        )}
      </Note>
    </Cell>
  );
}

function isolate(figure: string): ReactNode {
  return <bdi>{figure}</bdi>;
}
