import { useState } from 'react';
import { styled } from 'styled-components';
import { useListTourBookingsQuery } from '#application/api/tours-endpoints.generated';
import type { TourBookingStep } from '#application/tours/tour-booking-actions.machine';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bookingInvoiceRefusal } from '#domain/invoices/booking-invoice';
import { isAheadDeparture } from '#domain/tours/departure-lifecycle';
import { STAFF_TOUR_BOOKING_ACTIONS } from '#domain/tours/tour-booking-lifecycle';
import type { Departure, Tour, TourBookingSummary } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import InvoiceIcon from '~icons/solar/bill-list-linear';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { SearchField } from '../kit/fields/search-field';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { useLatest } from '../kit/use-latest';
import { invoicePath, newBookingInvoicePath } from '../links/invoice-path';
import { ProblemState } from '../lists/problem-state';
import { useOfferedActions } from '../lists/use-offered-actions';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { type BookingActor, createBookingActors } from './booking-actors';
import { BookingDialogs } from './booking-dialogs';
import { BookingChip } from './departure-chips';
import { Hint } from './form-layout';
import { GuestsDrawer } from './guests-drawer';
import { useGuestsText } from './use-guests-text';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding-block-start: var(--space-16);
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & > :first-child {
    flex: 1 1 200px;
  }
`;
export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
`;
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-4) var(--space-12);
  align-items: start;
  padding-block: var(--space-12);
  border-block-start: 1px solid var(--line);
  & strong {
    font-weight: var(--weight-strong);
  }
  & a {
    display: inline-block;
    white-space: nowrap;
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr) auto;
    /* The status stands below, where the line is too narrow for it. */
    & > :nth-child(2) {
      grid-row: 2;
      justify-self: start;
    }
  }
`;

/** Bookings that one departure has at most on this page; more are found by the search. */
const PAGE_SIZE = 100;

interface PartProps {
  tour: Tour;
  departure: Departure;
}

function useBookingActors(bookings: readonly TourBookingSummary[]) {
  const application = useApplication();
  const t = useText('tours');
  const tell = useLatest((action: TourBookingStep) =>
    toasts.show({ title: t(`booking.toast.${action}`) }),
  );
  return useRecordActors(bookings, () =>
    createBookingActors(application, ({ action }) => tell.current(action)),
  );
}

/** The bookings of a departure, each with its actions; places can be held for a guest. */
export function BookingsPart({ tour, departure, sought }: PartProps & { sought: string }) {
  const t = useText('tours');
  const [q, setQ] = useState(sought);
  const [isHolding, setIsHolding] = useState(false);
  const search = { departureId: departure.id, q, pageSize: PAGE_SIZE, sort: 'number' as const };
  const found = useListTourBookingsQuery(search, { skip: q === '' });
  const bookings = q === '' ? departure.bookings : (found.currentData?.items ?? []);
  const actors = useBookingActors(bookings);
  const withDialog = actors.withOpenDialog();
  const mayHold = usePermission('tours.edit') && isAheadDeparture(departure.status);
  return (
    <Part>
      <Bar>
        <SearchField
          label={t('booking.searchLabel')}
          placeholder={t('booking.search')}
          value={q}
          busy={found.isFetching}
          onSearch={setQ}
        />
        {mayHold && (
          <Button variant="outline" icon={AddIcon} onClick={() => setIsHolding(true)}>
            {t('booking.hold')}
          </Button>
        )}
      </Bar>
      {found.error && q !== '' && <ProblemState error={found.error} onRetry={found.refetch} />}
      {bookings.length === 0 && !found.isFetching && (
        <EmptyState title={t(q === '' ? 'booking.none' : 'booking.noMatch')} />
      )}
      <Lines aria-label={t('departure.part.bookings')}>
        {bookings.map((booking) => (
          <BookingLine key={booking.id} booking={booking} actor={actors.of(booking.id)} />
        ))}
      </Lines>
      {withDialog && (
        <BookingDialogs key={withDialog.id} actor={withDialog.actor} departure={departure} />
      )}
      {isHolding && (
        <GuestsDrawer tour={tour} departure={departure} onDone={() => setIsHolding(false)} />
      )}
    </Part>
  );
}

interface BookingLineProps {
  booking: TourBookingSummary;
  actor: BookingActor | undefined;
}

function BookingLine({ booking, actor }: BookingLineProps) {
  const t = useText('tours');
  const orders = useText('orders');
  const format = useFormat();
  const guestsText = useGuestsText();
  const { number, contact, guests, total, status, paymentStatus, expiresAt } = booking;
  const name = contact ? `${contact.firstName} ${contact.lastName}` : t('booking.nobody');
  return (
    <Line>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Hint>
          <bdi>{number}</bdi> · {guestsText(guests)}
          {contact && (
            <>
              {' · '}
              <a href={`tel:${contact.phoneNumber}`} dir="ltr">
                {formatPhoneNumber(contact.phoneNumber)}
              </a>
            </>
          )}
        </Hint>
        <Hint>
          {format.money(total)} · {orders(`paymentStatus.${paymentStatus}`)}
          {expiresAt && ` · ${t('booking.heldUntil', { time: format.time(expiresAt) })}`}
        </Hint>
      </div>
      <BookingChip status={status} />
      <BookingMenu booking={booking} actor={actor} />
    </Line>
  );
}

/** The link to the invoice of a booking, or to where it is drafted; none if there is nothing to see. */
function useInvoiceItem(booking: TourBookingSummary): MenuItem[] {
  const t = useText('tours');
  const maySee = usePermission('invoices.see');
  const mayIssue = usePermission('invoices.issue');
  const { invoiceId } = booking;
  const item = { id: 'invoice', icon: InvoiceIcon, separated: true };
  if (invoiceId) {
    const href = invoicePath({ id: invoiceId });
    return maySee ? [{ ...item, label: t('booking.openInvoice'), href }] : [];
  }
  const mayDraft = mayIssue && bookingInvoiceRefusal(booking) === null;
  const href = newBookingInvoicePath(booking);
  return mayDraft ? [{ ...item, label: t('booking.draftInvoice'), href }] : [];
}

function BookingMenu({ booking, actor }: BookingLineProps) {
  const t = useText('tours');
  const invoice = useInvoiceItem(booking);
  const actions = useOfferedActions(
    actor,
    STAFF_TOUR_BOOKING_ACTIONS,
    (action) => ({ type: `booking.${action}` }) as const,
  );
  const items = actions.map((action) => ({
    id: action,
    label: t(`booking.actions.${action}`),
    ...(action === 'cancel' && { danger: true }),
  }));
  if (items.length + invoice.length === 0) return <span />;
  return (
    <Menu
      label={t('actions.menu', { name: booking.number })}
      size="small"
      items={[...items, ...invoice]}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action) actor?.send({ type: `booking.${action}` });
      }}
    />
  );
}
