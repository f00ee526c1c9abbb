import { Suspense } from 'react';
import CalendarIcon from '~icons/solar/calendar-linear';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { Popover } from '../kit/overlays/popover';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { useListUrl } from './list-url';
import { type Period, periodParams } from './period-query';

const PeriodPanel = lazyComponent(
  () => import(/* webpackChunkName: 'period-panel' */ './period-panel'),
  'PeriodPanel',
);

interface PeriodFilterProps {
  period: Period;
  url: ReturnType<typeof useListUrl>;
}

/** Filters a list by days, which its button shows. */
export function PeriodFilter({ period, url }: PeriodFilterProps) {
  return (
    <Popover label={usePeriodText(period)} icon={CalendarIcon} width={400}>
      {(close) => (
        <Suspense fallback={<Skeleton $height="160px" />}>
          <PeriodPanel
            period={period}
            onChoose={(chosen) => {
              url.change(periodParams(chosen));
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

/** "30 jours", "Du 1 nov. 2026 au 15 nov. 2026" */
export function usePeriodText({ from, to, preset }: Period): string {
  const t = useText('lists');
  const format = useFormat();
  if (preset) return t(`period.${preset}`);
  if (from && to) return t('period.between', { from: format.date(from), to: format.date(to) });
  if (from) return t('period.since', { from: format.date(from) });
  return to ? t('period.until', { to: format.date(to) }) : t('period.label');
}
