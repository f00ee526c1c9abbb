import { Suspense } from 'react';
import { styled } from 'styled-components';
import {
  METRIC_COMPARISONS,
  METRIC_PERIODS,
  type MetricPeriodName,
} from '#domain/metrics/metric-period';
import { adjacentPeriod } from '#domain/metrics/period-steps';
import type { MetricsSummary } from '#openapi/types.generated';
import BeforeIcon from '~icons/solar/alt-arrow-left-linear';
import AfterIcon from '~icons/solar/alt-arrow-right-linear';
import CalendarIcon from '~icons/solar/calendar-linear';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Select } from '../kit/fields/select';
import { IconButton } from '../kit/icon-button';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { Popover } from '../kit/overlays/popover';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { periodChanges } from './dashboard-url';
import type { QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

const PeriodPanel = lazyComponent(
  () => import(/* webpackChunkName: 'period-panel' */ '../lists/period-panel'),
  'PeriodPanel',
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
`;
const Steps = styled.div`
  display: flex;
`;
const PeriodText = styled.div`
  /* Its place does not depend on its words, which come with the figures. */
  flex: 1 1 40rem;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  text-align: end;
  text-wrap: pretty;
  & > p {
    min-block-size: 1lh;
  }
  & > div {
    min-block-size: 2lh;
  }
  & b {
    color: var(--text);
  }
  /* Below the buttons. */
  ${media.below('stretch')} {
    text-align: start;
  }
  /* A line for the comparison, and two for the sentence before it. */
  ${media.below('phone')} {
    & > div {
      min-block-size: 3lh;
    }
  }
`;

interface PeriodBarProps {
  dashboard: Dashboard;
  summary: QueryResult<MetricsSummary> & { fulfilledTimeStamp?: number | undefined };
}

/** The shown days and their comparison; all of it is stored in the address. */
export function PeriodBar({ dashboard, summary }: PeriodBarProps) {
  const t = useText('dashboards');
  const { url, compare } = dashboard;
  return (
    <Bar>
      <PeriodChoice dashboard={dashboard} />
      <Select
        compact
        label={t('compare.label')}
        options={METRIC_COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
        value={compare}
        onChange={(value) => url.change({ compare: value === 'previous' ? null : value })}
      />
      <PeriodSummary dashboard={dashboard} summary={summary} />
    </Bar>
  );
}

function PeriodChoice({
  dashboard: { url, requestedPeriod, today, span },
}: Pick<PeriodBarProps, 'dashboard'>) {
  const t = useText('dashboards');
  const go = (next: Parameters<typeof periodChanges>[0]) => url.change(periodChanges(next, today));
  const step = (by: -1 | 1) => {
    const next = adjacentPeriod(requestedPeriod, by, today);
    if (next) go(next);
  };
  return (
    <>
      <SegmentedControl<MetricPeriodName | 'own'>
        label={t('period.label')}
        segments={[
          ...METRIC_PERIODS,
          ...(requestedPeriod.name === null ? (['own'] as const) : []),
        ].map((value) => ({
          value,
          label: t(value === 'own' ? 'period.chosen' : `period.${value}`),
        }))}
        value={requestedPeriod.name ?? 'own'}
        onChange={(name) => name !== 'own' && go({ name, date: span.to })}
      />
      <Popover label={t('period.own')} icon={CalendarIcon} width={400}>
        {(close) => (
          <Suspense fallback={<Skeleton $height="160px" />}>
            <PeriodPanel
              period={span}
              onChoose={({ from, to }) => {
                go(
                  from && to ? { name: null, span: { from, to } } : { name: 'month', date: today },
                );
                close();
              }}
            />
          </Suspense>
        )}
      </Popover>
      <Steps>
        <IconButton
          icon={BeforeIcon}
          iconMirrored
          label={t('period.before')}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={AfterIcon}
          iconMirrored
          label={t('period.after')}
          // Not `disabled`: a keyboard user would lose the focus.
          aria-disabled={adjacentPeriod(requestedPeriod, 1, today) === null}
          onClick={() => step(1)}
        />
      </Steps>
    </>
  );
}

/** The days as text, and when their figures were loaded. */
function PeriodSummary({ dashboard, summary }: PeriodBarProps) {
  const t = useText('dashboards');
  const format = useFormat();
  const texts = useMetricTexts(dashboard);
  const shown = summary.currentData;
  const read = summary.fulfilledTimeStamp;
  return (
    <PeriodText>
      <p>
        <b role="status">{texts.span(dashboard.span)}</b>
        {read && ` · ${t('period.updated', { time: format.time(new Date(read)) })}`}
      </p>
      {/* Two lines: one text would wrap elsewhere, and move, when its font comes late. */}
      <div>
        {shown && (
          <>
            <p>{texts.lead(shown)}</p>
            <p>{texts.comparison(shown)}</p>
          </>
        )}
      </div>
    </PeriodText>
  );
}
