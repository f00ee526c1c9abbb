import { useState } from 'react';
import { useLazyExportPickupsQuery } from '#application/api/pickups-endpoints.generated';
import type { Pickup } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import ScheduleIcon from '~icons/solar/calendar-linear';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { useCodeWhenIdle } from '../kit/loading/idle-turns';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useUrlParams } from '../kit/use-url-params';
import { ListExport } from '../lists/list-export';
import { useSnapshot } from '../lists/use-snapshot';
import { usePermission } from '../portal-context/use-permission';
import { withTexts } from '../text/code-with-texts';
import { useText } from '../text/use-text';
import { BookingCards, useIsBookingLoading } from './booking-cards';
import { type SlotBooking, useSlotBooking } from './use-slot-booking';

/** What is opened on the page. */
const code = {
  drawer: preloadable(withTexts(() => import('./pickup-drawer'), ['papers'])),
  choice: preloadable(() => import('./orders-choice')),
  schedule: preloadable(withTexts(() => import('./schedule-dialog'), ['forms'])),
  booking: preloadable(() => import('./slot-booking-dialogs')),
};
const PickupDrawer = lazyComponent(code.drawer, 'PickupDrawer');
const OrdersChoice = lazyComponent(code.choice, 'OrdersChoice');
const ScheduleDialog = lazyComponent(code.schedule, 'ScheduleDialog');
const SlotBookingDialogs = lazyComponent(code.booking, 'SlotBookingDialogs');

function loadOpened() {
  return Promise.all(Object.values(code).map(({ preload }) => preload()));
}

/** `/dashboard/booking`: the slots of the carriers, and the pickups that are booked in them. */
export function BookingPage() {
  const [open, setOpen] = useState<'orders' | 'schedule' | null>(null);
  const [params, setParams] = useUrlParams();
  const pickupId = params.get('pickup');
  const show = (id: string | null) =>
    void setParams((now) => {
      if (id === null) now.delete('pickup');
      else now.set('pickup', id);
      return now;
    });
  const { booking, start, move } = useBooking(show);
  const isLoading = useIsBookingLoading();
  useCodeWhenIdle(loadOpened);
  return (
    <>
      <BookingHeader onRequest={() => setOpen('orders')} onSchedule={() => setOpen('schedule')} />
      {isLoading ? <Skeleton $height="640px" /> : <BookingCards />}
      <Deferred>
        {open === 'orders' && (
          <OrdersChoice
            onClose={() => setOpen(null)}
            onChosen={(orderIds) => {
              setOpen(null);
              start(orderIds);
            }}
          />
        )}
        {open === 'schedule' && <ScheduleDialog onClose={() => setOpen(null)} />}
        {pickupId !== null && (
          <PickupDrawer
            key={pickupId}
            pickupId={pickupId}
            onMove={move}
            onClose={() => show(null)}
          />
        )}
      </Deferred>
      {/* On its own: the drawer stays while the dialogs of a booking load. */}
      <Deferred>
        <OpenBooking booking={booking} />
      </Deferred>
    </>
  );
}

/** The booking of a slot, for a new pickup or for one that is moved. */
function useBooking(onBooked: (pickupId: string) => void) {
  const t = useText('booking');
  const booking = useSlotBooking(({ pickup, isMoved }) => {
    toasts.show({ title: t(isMoved ? 'done.move' : 'done.request') });
    onBooked(pickup.id);
  });
  return {
    booking,
    start: (orderIds: readonly string[]) => booking.start({ orderIds, pickupId: null }, null),
    move: (pickup: Pickup) => {
      const orderIds = pickup.parcels.map(({ orderId }) => orderId);
      booking.start({ orderIds, pickupId: pickup.id }, pickup.carrier.id);
    },
  };
}

function OpenBooking({ booking }: { booking: SlotBooking }) {
  const isResting = useSnapshot(booking.actor).matches('resting');
  return isResting ? null : <SlotBookingDialogs booking={booking} />;
}

interface BookingHeaderProps {
  onRequest: () => void;
  onSchedule: () => void;
}

function BookingHeader({ onRequest, onSchedule }: BookingHeaderProps) {
  const t = useText('booking');
  const mayRequest = usePermission('orders.prepare');
  const mayPlan = usePermission('store.operations.edit');
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, { label: t('title') }]}
      title={t('title')}
      more={
        <>
          <PickupsExport />
          {mayPlan && (
            <Button variant="outline" icon={ScheduleIcon} onClick={onSchedule}>
              {t('schedule')}
            </Button>
          )}
        </>
      }
      actions={
        mayRequest && (
          <Button icon={AddIcon} onClick={onRequest}>
            {t('request')}
          </Button>
        )
      }
    />
  );
}

function PickupsExport() {
  const t = useText('booking');
  const [fetchFile, { isFetching }] = useLazyExportPickupsQuery();
  return (
    <ListExport fetchFile={(form) => fetchFile(form)} busy={isFetching} fileName={t('fileName')} />
  );
}
