import type { InvoiceSummary } from '#openapi/types.generated';
import {
  DueCell,
  InvoiceCell,
  InvoiceClientCell,
  InvoiceTotalCell,
} from '../invoices/invoice-cells';
import { InvoiceStatusChip } from '../invoices/invoice-status-chip';
import { CardLine, CardLines } from '../lists/card.styles';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { INVOICES_PATH } from './home-paths';
import { LatestRecords } from './latest-records';
import { useLatestInvoices } from './use-home-data';

/** The latest invoices; nothing for users who may not see any. */
export function LatestInvoices() {
  const t = useText('today');
  const query = useLatestInvoices();
  if (!usePermission('invoices.see')) return null;
  return (
    <LatestRecords
      title={t('latestInvoices.title')}
      all={{ to: INVOICES_PATH, label: t('latestInvoices.all') }}
      query={query}
      empty={{ title: t('latestInvoices.none'), hint: t('latestInvoices.noneHint') }}
      card={(invoice) => <InvoiceRowCard invoice={invoice} />}
      columns={[
        {
          id: 'invoice',
          label: t('latestInvoices.invoice'),
          cell: (invoice: InvoiceSummary) => <InvoiceCell invoice={invoice} />,
        },
        {
          id: 'client',
          label: t('latestInvoices.client'),
          cell: (invoice) => <InvoiceClientCell invoice={invoice} />,
        },
        {
          id: 'status',
          label: t('latestInvoices.status'),
          cell: (invoice) => <InvoiceStatusChip invoice={invoice} />,
        },
        {
          id: 'total',
          label: t('latestInvoices.total'),
          end: true,
          cell: (invoice) => <InvoiceTotalCell invoice={invoice} />,
        },
        {
          id: 'due',
          label: t('latestInvoices.due'),
          end: true,
          cell: (invoice) => <DueCell invoice={invoice} />,
        },
      ]}
    />
  );
}

function InvoiceRowCard({ invoice }: { invoice: InvoiceSummary }) {
  return (
    <CardLines>
      <CardLine $between>
        <InvoiceCell invoice={invoice} />
        <InvoiceTotalCell invoice={invoice} />
      </CardLine>
      <CardLine $between>
        <InvoiceStatusChip invoice={invoice} />
        <DueCell invoice={invoice} />
      </CardLine>
    </CardLines>
  );
}
