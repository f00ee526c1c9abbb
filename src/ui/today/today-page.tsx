import type { Today } from '#application/api/metrics-endpoints.generated';
import { setupHidden } from '#application/today/home-preferences';
import { setupProgress } from '#domain/stores/store-setup';
import { usePermission } from '../app/use-permission';
import { usePreference } from '../app/use-preference';
import { Card } from '../kit/card';
import { Stack } from '../kit/columns';
import { ProblemState } from '../lists/problem-state';
import { Board } from './board';
import { DeadlinesCard } from './deadlines-card';
import { HealthCard } from './health-card';
import { LatestInvoices } from './latest-invoices';
import { LatestOrders } from './latest-orders';
import { SetupCard } from './setup-card';
import { TodayHead } from './today-head';
import { TodaySkeleton } from './today-skeleton';
import { useDay, useDayIsWhole } from './use-today';
import { WorkStrip } from './work-strip';

/** `/dashboard`: what the store has to do today, how it does, and what it still has to set up. */
export function TodayPage() {
  const { data: day, error, refetch } = useDay();
  const isWhole = useDayIsWhole();
  return (
    <>
      <TodayHead day={day} />
      {day && isWhole ? (
        <TodayCards day={day} />
      ) : error && !day ? (
        <Card>
          <ProblemState error={error} onRetry={refetch} />
        </Card>
      ) : (
        <TodaySkeleton />
      )}
    </>
  );
}

/** A store that nobody ordered from yet is shown first what it needs for that. */
function TodayCards({ day }: { day: Today }) {
  const setup = useSetupShown(day);
  const card = setup && <SetupCard setup={day.setup} first={setup === 'first'} />;
  return (
    <Stack>
      {setup === 'first' && card}
      <Card $flush>
        <WorkStrip work={day.work} />
      </Card>
      <Board>
        <Stack>
          <DeadlinesCard />
          <LatestOrders />
          <LatestInvoices />
        </Stack>
        <Stack>
          <HealthCard health={day.health} />
          {setup === 'beside' && card}
        </Stack>
      </Board>
    </Stack>
  );
}

/** Where the setup stands: it is of those who run the store, until it is done and put away. */
function useSetupShown({ setup }: Today): 'first' | 'beside' | null {
  const runsStore = usePermission('store.operations.edit');
  const [isHidden] = usePreference(setupHidden);
  const isDone = setupProgress(setup).next === null;
  if (!runsStore || (isDone && isHidden)) return null;
  return setup.order ? 'beside' : 'first';
}
