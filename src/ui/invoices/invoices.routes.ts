import { invoicesQueries } from '#application/api/invoices-queries.generated';
import { firstRead } from '#application/first-reads';
import BillActiveIcon from '~icons/solar/bill-list-bold-duotone';
import BillIcon from '~icons/solar/bill-list-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { readInvoiceList, toInvoiceQuery } from './invoice-list-query';

const { listInvoices, getInvoice } = invoicesQueries.endpoints;

const readInvoice: FirstReads = ({ params: { invoiceId = '' } }) => [
  firstRead(getInvoice, { invoiceId }),
];

/** The pages of invoices. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['invoice'],
    title: 'invoices',
    permission: 'invoices.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-invoices' */ './invoices-page')),
      'InvoicesPage',
      ['invoices', 'lists'],
    ),
    table: 'invoices',
    firstReads: ({ search }, { today }) => [
      firstRead(listInvoices, toInvoiceQuery(readInvoiceList(search, today))),
    ],
    menu: {
      section: 'finances',
      order: 30,
      text: 'invoices',
      icon: BillIcon,
      activeIcon: BillActiveIcon,
    },
  },
  {
    paths: ['invoice/new'],
    title: 'invoiceNew',
    permission: 'invoices.issue',
    page: lazyPageWithTexts(() => import('./editor/new-invoice-page'), 'NewInvoicePage', [
      'invoiceEditor',
      'invoices',
      'forms',
    ]),
  },
  {
    paths: ['invoice/:invoiceId/edit'],
    title: 'invoiceEdit',
    permission: 'invoices.issue',
    page: lazyPageWithTexts(() => import('./editor/edit-invoice-page'), 'EditInvoicePage', [
      'invoiceEditor',
      'invoices',
      'forms',
      'invoice',
    ]),
    firstReads: readInvoice,
  },
  {
    paths: ['invoice/:invoiceId'],
    title: 'invoice',
    permission: 'invoices.see',
    page: lazyPageWithTexts(() => import('./page/invoice-page'), 'InvoicePage', [
      'invoices',
      'invoice',
    ]),
    firstReads: readInvoice,
  },
];
