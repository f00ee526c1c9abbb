import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RadioGroup } from '../../kit/fields/radio-group';
import { Card, CardHeader } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { BookingChoice } from './booking-choice';
import { ClientChoice } from './client-choice';
import { OneOffClient } from './one-off-client';
import { OrderChoice } from './order-choice';
import { useDrafting } from './use-drafting';

/** The starting points of an invoice: an order, a booking, a client, or a written-out client. */
const STARTING_POINTS = ['order', 'booking', 'client', 'written'] as const;
type StartingPoint = (typeof STARTING_POINTS)[number];

const TITLES = {
  order: 'choose.title',
  booking: 'bookings.title',
  client: 'client',
  written: 'client',
} as const;

/** `/dashboard/invoice/new`: chooses what to invoice; the draft then has an address of its own. */
export function NewInvoicePage() {
  const t = useText('invoiceEditor');
  const list = useText('invoices');
  const drafting = useDrafting();
  const [params] = useSearchParams();
  const [way, setWay] = useState<StartingPoint>(params.has('booking') ? 'booking' : 'order');
  const change = (next: StartingPoint) => {
    setWay(next);
    drafting.forget();
  };
  return (
    <>
      <PageHeader
        crumbs={[
          { label: list('section') },
          { label: list('title'), to: '/dashboard/invoice' },
          { label: t('newTitle') },
        ]}
        title={t('newTitle')}
      />
      <Stack>
        <Card>
          <RadioGroup<StartingPoint>
            label={t('ways.label')}
            variant="cards"
            options={STARTING_POINTS.map((value) => ({
              value,
              label: t(`ways.${value}`),
              help: t(`ways.${value}Help`),
            }))}
            value={way}
            onChange={change}
          />
        </Card>
        <Card>
          <CardHeader title={t(TITLES[way])} />
          {way === 'order' && <OrderChoice drafting={drafting} first={params.get('order')} />}
          {way === 'booking' && <BookingChoice drafting={drafting} first={params.get('booking')} />}
          {way === 'client' && <ClientChoice drafting={drafting} />}
          {way === 'written' && <OneOffClient drafting={drafting} />}
        </Card>
      </Stack>
    </>
  );
}
