import { formatMonthShort } from '#domain/format/months';
import type { FigureTable } from '#domain/metrics/figure-table';
import type { MetricsSales } from '#openapi/types.generated';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { yearsOf } from './year-months';

/** The months of several years in columns, and the five years with their sums. */
export function useYearsTable() {
  const t = useText('dashboards');
  const language = useLanguage();
  return (sales: MetricsSales): FigureTable[] => {
    const years = yearsOf(sales);
    const [latest] = years;
    if (!latest) return [];
    const months = latest.months.map(({ month }, at) => [
      formatMonthShort(month, language),
      ...years.map((one) => one.months[at]?.revenue ?? null),
    ]);
    const sums = years.map(({ months: all }) => all.reduce((sum, { revenue }) => sum + revenue, 0));
    return [
      {
        title: t('years.title'),
        period: years.map(({ year }) => year).join(', '),
        columns: [
          { label: t('years.month'), kind: 'text' },
          ...years.map(({ year }) => ({ label: String(year), kind: 'amount' as const })),
        ],
        rows: [...months, [t('years.total'), ...sums]],
      },
      {
        title: t('years.title'),
        period: `${latest.year - 4}–${latest.year}`,
        columns: [
          { label: t('years.year'), kind: 'text' },
          { label: t('years.sales'), kind: 'count' },
          { label: t('years.revenue'), kind: 'amount' },
        ],
        rows: sales.years.map(({ year, sales, revenue }) => [String(year), sales, revenue]),
      },
    ];
  };
}
