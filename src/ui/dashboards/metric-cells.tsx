import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type ComparedFigure, comparisonKind, verdictOf } from '#domain/metrics/figure-comparison';
import type { FigureName } from '#domain/metrics/figure-definitions';
import type { DaySpan } from '#domain/metrics/metric-period';
import { ChangeMark } from '../charts/change-mark';
import { Sparkline } from '../charts/sparkline';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Skeleton } from '../kit/loading/skeleton';
import { StripCell } from '../lists/stat-strip';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { FigureHelp } from './figure-help';
import { metricPath } from './metric-links';
import type { useMetricTexts } from './use-metric-texts';

const Cell = styled(StripCell)`
  position: relative;
  & > dt {
    display: flex;
    align-items: center;
    align-self: start;
    justify-content: space-between;
    gap: var(--space-8);
    min-block-size: 24px;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const Name = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
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
    display: inline-block;
    min-block-size: 24px;
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
type MetricTexts = ReturnType<typeof useMetricTexts>;

interface ChangeNoteProps {
  name: FigureName;
  figure: ComparedFigure;
  texts: MetricTexts;
}

/** A figure's change: arrow, difference, earlier value; a sentence for screen readers. */
function ChangeNote({ name, figure, texts }: ChangeNoteProps) {
  const t = useText('dashboards');
  return (
    <>
      <ChangeMark name={name} figure={figure}>
        {t('versus', { before: '' })}
        <bdi>{texts.roughly(name, figure.before)}</bdi>
      </ChangeMark>
      <VisuallyHidden>{texts.sentence(name, figure)}</VisuallyHidden>
    </>
  );
}

interface MetricCellProps {
  name: FigureName;
  /** A figure with a comparison, or one without a period; null while loading. */
  figure: ComparedFigure | number | null;
  span: DaySpan;
  texts: MetricTexts;
  /** Its steps in the period; null while their room is only reserved. */
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
        <Name>
          {t(`figures.${name}`)}
          <FigureHelp name={name} />
        </Name>
        {trend !== undefined && (
          <TrendSlot>
            {trend && <Sparkline values={trend} muted={isWorse(name, figure)} />}
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

/** Whether the figure has changed for the worse, so that its line is grey. */
function isWorse(name: FigureName, figure: MetricCellProps['figure']): boolean {
  return (
    figure !== null &&
    typeof figure === 'object' &&
    verdictOf(name, comparisonKind(figure)) === 'bad'
  );
}

function isolate(figure: string): ReactNode {
  return <bdi>{figure}</bdi>;
}
