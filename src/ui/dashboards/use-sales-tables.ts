import type { MetricsSales } from '#application/api/metrics-endpoints.generated';
import { formatMonth, formatMonthShort } from '#domain/format/months';
import type { FigureTable } from '#domain/metrics/figure-table';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

/** The months of a year and of the previous one, as rows. */
export function useMonthsTable() {
  const t = useText('dashboards');
  const language = useLanguage();
  return (now: MetricsSales, then: MetricsSales): FigureTable => ({
    title: t('months.title'),
    period: String(now.year),
    columns: [
      { label: t('months.month'), kind: 'text' },
      { label: t('months.revenueOf', { year: now.year }), kind: 'amount' },
      { label: t('months.revenueOf', { year: then.year }), kind: 'amount' },
      { label: t('months.salesOf', { year: now.year }), kind: 'count' },
      { label: t('months.salesOf', { year: then.year }), kind: 'count' },
    ],
    rows: now.months.map(({ month, revenue, sales }, at) => [
      formatMonth(month, language),
      revenue,
      then.months[at]?.revenue ?? null,
      sales,
      then.months[at]?.sales ?? null,
    ]),
  });
}

/** The months of several years in columns, and the five years with their sums. */
export function useYearsTable() {
  const t = useText('dashboards');
  const language = useLanguage();
  return (years: readonly MetricsSales[]): FigureTable[] => {
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
          { label: t('months.month'), kind: 'text' },
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
        rows: latest.years.map(({ year, sales, revenue }) => [String(year), sales, revenue]),
      },
    ];
  };
}
