import BillActiveIcon from '~icons/solar/bill-list-bold-duotone';
import BillIcon from '~icons/solar/bill-list-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The pages of invoices. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['invoice'],
    title: 'invoices',
    permission: 'invoices.see',
    page: lazyPageWithTexts(() => withPreloadedTable(import('./invoices-page')), 'InvoicesPage', [
      'invoices',
      'lists',
    ]),
    menu: {
      section: 'sales',
      order: 50,
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
  },
  {
    paths: ['invoice/:invoiceId'],
    title: 'invoice',
    permission: 'invoices.see',
    page: lazyPageWithTexts(() => import('./page/invoice-page'), 'InvoicePage', [
      'invoices',
      'invoice',
    ]),
  },
];
