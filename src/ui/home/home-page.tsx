import { Suspense } from 'react';
import { setupProgress } from '#domain/stores/store-setup';
import type { Today } from '#openapi/types.generated';
import { Card } from '../kit/layout/card';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Stack } from '../kit/table/columns';
import { ProblemState } from '../lists/problem-state';
import { StripCard } from '../lists/stat-strip';
import { useCurrentUser } from '../portal-context/use-current-user';
import { usePermission } from '../portal-context/use-permission';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { DeadlinesCard } from './deadlines-card';
import { EventsOfToday } from './events-of-today';
import { HealthCard } from './health-card';
import { HomeColumns } from './home-columns';
import { HomeHeader } from './home-header';
import { HomeSkeleton } from './home-skeleton';
import { LatestInvoices } from './latest-invoices';
import { LatestOrders } from './latest-orders';
import { OverdueTasks } from './overdue-tasks';
import { PickupsOfToday } from './pickups-of-today';
import { SetupCard } from './setup-card';
import { TakingsStrip } from './takings-strip';
import { useIsHomeLoaded, useTodaySummary } from './use-home-data';
import { WorkStrip } from './work-strip';

/** `/dashboard`: the store's tasks for today, its performance, and its remaining setup steps. */
export function HomePage() {
  const { data: day, error, refetch } = useTodaySummary();
  const isWhole = useIsHomeLoaded();
  return (
    <>
      <HomeHeader day={day} />
      {day && isWhole ? (
        // As a whole: code that arrives later would push the cards down.
        <Suspense fallback={<HomeSkeleton />}>
          <HomeCards day={day} />
        </Suspense>
      ) : error && !day ? (
        <Card>
          <ProblemState error={error} onRetry={refetch} />
        </Card>
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

/** Most days no payout is in trouble. */
const TroubledPayouts = lazyComponent(() => import('./troubled-payouts'), 'TroubledPayouts');

/** Only stores that are not open yet load it. */
const openingCard = lazyPageWithTexts(() => import('./opening-card'), 'OpeningCard', [
  'registration',
]);

/** Only users whose address is not confirmed load it. */
const confirmEmailCard = lazyPageWithTexts(
  () => import('../registration/confirm-email-card'),
  'ConfirmEmailCard',
  ['registration'],
);

/**
 * A store under review shows what comes next first, another store without orders the setup card.
 * Other users confirm their address first.
 */
function HomeCards({ day }: { day: Today }) {
  const user = useCurrentUser();
  const isUnderReview = user?.store.status === 'under_review';
  const setup = usePlaceOfSetup(day);
  const card = !isUnderReview && setup && <SetupCard setup={day.setup} first={setup === 'first'} />;
  const isUnconfirmed = user?.emailConfirmed === false;
  return (
    <Stack>
      {isUnderReview && <openingCard.Page />}
      {!isUnderReview && isUnconfirmed && <confirmEmailCard.Page />}
      {setup === 'first' && card}
      {day.troubledPayouts.length > 0 && <TroubledPayouts payouts={day.troubledPayouts} />}
      {day.overdueTasks > 0 && <OverdueTasks count={day.overdueTasks} />}
      <StripCard>
        <TakingsStrip day={day} />
      </StripCard>
      <StripCard>
        <WorkStrip work={day.work} />
      </StripCard>
      <HomeColumns>
        <Stack>
          <DeadlinesCard />
          {day.pickups.length > 0 && <PickupsOfToday pickups={day.pickups} />}
          {day.events.length > 0 && <EventsOfToday events={day.events} />}
          <LatestOrders />
          <LatestInvoices />
        </Stack>
        <Stack>
          <HealthCard health={day.health} />
          {setup === 'beside' && card}
        </Stack>
      </HomeColumns>
    </Stack>
  );
}

/** The place of the setup card: shown to users who run the store, until its last step is done. */
function usePlaceOfSetup({ setup }: Today): 'first' | 'beside' | null {
  const runsStore = usePermission('store.operations.edit');
  if (!runsStore || setupProgress(setup).next === null) return null;
  return setup.order ? 'beside' : 'first';
}
