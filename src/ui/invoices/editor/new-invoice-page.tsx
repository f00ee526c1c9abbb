import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card, CardHead } from '../../kit/card';
import { Stack } from '../../kit/columns';
import { PageHead } from '../../kit/page-head';
import { RadioGroup } from '../../kit/radio-group';
import { useText } from '../../text/use-text';
import { ClientChoice } from './client-choice';
import { OrderChoice } from './order-choice';
import { useDrafting } from './use-drafting';
import { WrittenClient } from './written-client';

/** What an invoice can begin with: an order, or a client without one. */
const WAYS = ['order', 'client', 'written'] as const;
type Way = (typeof WAYS)[number];

/** `/dashboard/invoice/new`: what is invoiced; its draft is then edited at an address of its own. */
export function NewInvoicePage() {
  const t = useText('invoiceEditor');
  const list = useText('invoices');
  const drafting = useDrafting();
  const [params] = useSearchParams();
  const [way, setWay] = useState<Way>('order');
  const change = (next: Way) => {
    setWay(next);
    drafting.forget();
  };
  return (
    <>
      <PageHead
        crumbs={[
          { label: list('section') },
          { label: list('title'), to: '/dashboard/invoice' },
          { label: t('newTitle') },
        ]}
        title={t('newTitle')}
      />
      <Stack>
        <Card>
          <RadioGroup<Way>
            label={t('ways.label')}
            look="cards"
            options={WAYS.map((value) => ({
              value,
              label: t(`ways.${value}`),
              help: t(`ways.${value}Help`),
            }))}
            value={way}
            onChange={change}
          />
        </Card>
        <Card>
          <CardHead title={t(way === 'order' ? 'choose.title' : 'client')} />
          {way === 'order' && <OrderChoice drafting={drafting} first={params.get('order')} />}
          {way === 'client' && <ClientChoice drafting={drafting} />}
          {way === 'written' && <WrittenClient drafting={drafting} />}
        </Card>
      </Stack>
    </>
  );
}
