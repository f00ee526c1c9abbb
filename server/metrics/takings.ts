import { millisecondsInMinute } from 'date-fns/constants';
import { comparedFigure } from '#domain/metrics/figure-comparison';
import { incomeOf } from '#domain/metrics/metric-figures';
import { splitDays } from '#domain/metrics/metric-steps';
import { lastSevenDays, todaySoFar } from '#domain/metrics/takings';
import type { Today } from '#openapi/types.generated';
import type { Principal, ServerContext } from '../context';
import { refreshMetricDays } from './metric-days';
import { addSums, selectDaySums, selectOrderSums } from './metrics.query';
import { presentComparedSpan } from './requested-period';

/**
 * The takings of today and of the last seven days, each beside those of the days before. Computed
 * anew when an order has changed, and each minute: they are compared with the same time yesterday.
 */
export function readTakings(
  { database, queryCache }: Pick<ServerContext, 'database' | 'queryCache'>,
  { storeId, versions }: Pick<Principal, 'storeId' | 'versions'>,
  now: Date,
): Promise<Today['takings']> {
  const minute = Math.floor(now.getTime() / millisecondsInMinute);
  const question = { version: versions.orders, storeId, keyParts: ['takings', minute], maxRows: 1 };
  return queryCache(question, () => computeTakings(database, storeId, now));
}

async function computeTakings(
  database: ServerContext['database'],
  storeId: string,
  now: Date,
): Promise<Today['takings']> {
  await refreshMetricDays(database, storeId);
  const [today, week] = [todaySoFar(now), lastSevenDays(now)];
  const days = splitDays(week.span, 'day');
  const [sums, yesterday, weekBefore] = await Promise.all([
    selectDaySums(database.db, storeId, days),
    selectOrderSums(database.db, storeId, today.comparedWith),
    selectOrderSums(database.db, storeId, week.comparedWith),
  ]);
  const shown = days.map(({ from: day }, at) => {
    const ofDay = sums.get(at) ?? addSums([]);
    return { day, income: incomeOf(ofDay), sales: ofDay.sales };
  });
  return {
    today: comparedFigure(shown.at(-1)?.income ?? 0, incomeOf(yesterday), {
      value: shown.at(-1)?.sales ?? 0,
      before: yesterday.sales,
    }),
    comparedWith: presentComparedSpan(today.comparedWith),
    week: comparedFigure(
      shown.reduce((sum, { income }) => sum + income, 0),
      incomeOf(weekBefore),
      { value: shown.reduce((sum, { sales }) => sum + sales, 0), before: weekBefore.sales },
    ),
    days: shown,
  };
}
