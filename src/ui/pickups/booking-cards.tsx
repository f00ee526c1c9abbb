import {
  type ListPickupsApiArg,
  useGetPickupQuery,
  useListPickupsQuery,
  useListSlotsQuery,
} from '#application/api/pickups-endpoints.generated';
import { EmptyState } from '../kit/feedback/empty-state';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Stack } from '../kit/table/columns';
import { useIdleSince } from '../kit/use-idle-since';
import { ProblemState } from '../lists/problem-state';
import { useToday } from '../lists/use-now';
import { useText } from '../text/use-text';
import { Cards } from './booking.styles';
import { MISSED, NEWEST, pickupsOf, pickupsToCollect, slotsToShow } from './booking-reads';
import { PickupLines } from './pickup-lines';
import { LoadCard, TodayCard } from './slot-cards';
import { useSlots } from './use-slots';

/** Whether a query of the page has not finished: cards that load one after another would move. */
export function useIsBookingLoading(): boolean {
  const today = useToday();
  const slots = useListSlotsQuery(slotsToShow(today));
  const due = useListPickupsQuery(pickupsOf(today));
  const newest = useListPickupsQuery(NEWEST);
  const missed = useListPickupsQuery(MISSED);
  return [slots, due, newest, missed].some(({ isLoading }) => isLoading);
}

/** The slots of today, the load of the coming days, and the pickups. */
export function BookingCards() {
  const today = useToday();
  const { data, error, refetch } = useSlots(slotsToShow(today));
  return (
    <>
      {!data && error && <ProblemState error={error} onRetry={refetch} />}
      <Cards>
        <Stack>
          {data && <TodayCard slots={data.items} />}
          <PickupCard kind="due" query={pickupsOf(today)} />
          <PickupCard kind="newest" query={NEWEST} />
        </Stack>
        <Stack>
          {data && <LoadCard slots={data.items} />}
          <PickupCard kind="missed" query={MISSED} />
        </Stack>
      </Cards>
      <PickupsAhead />
    </>
  );
}

/** Reads the pickups that are collected today, so that their parcels can be read without a connection. */
function PickupsAhead() {
  const { data } = useListPickupsQuery(pickupsOf(useToday()));
  const isIdle = useIdleSince(data !== undefined);
  if (!isIdle || !data) return null;
  return pickupsToCollect(data.items).map(({ id }) => <PickupAhead key={id} pickupId={id} />);
}

function PickupAhead({ pickupId }: { pickupId: string }) {
  useGetPickupQuery({ pickupId });
  return null;
}

interface PickupCardProps {
  kind: 'due' | 'newest' | 'missed';
  query: ListPickupsApiArg;
}

/** Today's pickups, the newest ones, or those that were missed. */
function PickupCard({ kind, query }: PickupCardProps) {
  const t = useText('booking');
  const { data, error, refetch } = useListPickupsQuery(query);
  const pickups = data?.items;
  return (
    <Card>
      <CardHeader title={t(`${kind}.title`)} />
      {!pickups && error && <ProblemState error={error} onRetry={refetch} />}
      {!pickups && !error && <Skeleton $height="160px" />}
      {pickups?.length === 0 && <EmptyState title={t(`${kind}.empty`)} />}
      {pickups && pickups.length > 0 && <PickupLines pickups={pickups} />}
    </Card>
  );
}
