import { useState } from 'react';
import {
  useGetTourBookingQuery,
  useListTourBookingsQuery,
} from '#application/api/tours-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { bookingInvoiceRefusal } from '#domain/invoices/booking-invoice';
import type { TourBookingSummary } from '#openapi/types.generated';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RecordChoice } from './record-choice';
import type { Drafting } from './use-drafting';

interface BookingChoiceProps {
  drafting: Drafting;
  /** Preselected if the address names one. */
  first: string | null;
}

function useFoundBookings(asked: AskedText) {
  return useListTourBookingsQuery({
    ...asked,
    status: ['paid', 'checked_in', 'attended', 'no_show', 'cancelled'],
    sort: '-createdAt',
    page: 1,
    pageSize: MAX_RESULTS,
  });
}

/** The choice of the paid booking of a tour to invoice. */
export function BookingChoice({ drafting, first }: BookingChoiceProps) {
  const t = useText('invoiceEditor');
  const format = useFormat();
  const [bookingId, setBookingId] = useState(first);
  const { found, setTyped } = useSearchInput(useFoundBookings);
  const { currentData: chosen } = useGetTourBookingQuery(
    { bookingId: bookingId ?? '' },
    { skip: !bookingId },
  );
  const nameOf = ({ number, contact }: Pick<TourBookingSummary, 'number' | 'contact'>) =>
    [number, contact && `${contact.firstName} ${contact.lastName}`].filter(Boolean).join(' · ');
  const invoiceable = (found.data?.items ?? []).filter(
    (booking) => bookingInvoiceRefusal(booking) === null,
  );
  return (
    <RecordChoice
      drafting={drafting}
      label={t('bookings.label')}
      placeholder={t('bookings.placeholder')}
      emptyText={t('bookings.none')}
      options={invoiceable.map((booking) => ({
        value: booking.id,
        label: nameOf(booking),
        hint: bidiIsolate(format.money(booking.total - booking.refundedTotal)),
      }))}
      value={bookingId}
      valueLabel={chosen && nameOf(chosen)}
      onChange={setBookingId}
      onInput={setTyped}
      loading={found.isFetching}
      onStart={(id) => drafting.start({ bookingId: id })}
    />
  );
}
