import { Suspense } from 'react';
import CalendarIcon from '~icons/solar/calendar-linear';
import { lazyPiece } from '../kit/lazy-piece';
import { Popover } from '../kit/popover';
import { Skeleton } from '../kit/skeleton';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { useListUrl } from './list-url';

const PeriodPanel = lazyPiece(() => import('./period-panel'), 'PeriodPanel');

/** The days that a list is narrowed to, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days that a list's URL names; what is no day is left out. */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  return { from: day('from'), to: day('to') };
}

/** The part of a call that a period is. */
export const periodQuery = ({ from, to }: Period) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

interface PeriodFilterProps {
  period: Period;
  url: ReturnType<typeof useListUrl>;
}

/** Narrows a list to days, which its button says. */
export function PeriodFilter({ period, url }: PeriodFilterProps) {
  return (
    <Popover label={usePeriodWords(period)} icon={CalendarIcon} width={360}>
      {(close) => (
        <Suspense fallback={<Skeleton $height="160px" />}>
          <PeriodPanel
            period={period}
            onChoose={(chosen) => {
              url.change({ from: chosen?.from, to: chosen?.to });
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function usePeriodWords({ from, to }: Period): string {
  const t = useText('lists');
  const format = useFormat();
  if (from && to) return t('period.between', { from: format.date(from), to: format.date(to) });
  if (from) return t('period.since', { from: format.date(from) });
  return to ? t('period.until', { to: format.date(to) }) : t('period.label');
}
