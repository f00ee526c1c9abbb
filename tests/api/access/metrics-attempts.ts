import { type Attempt, reading } from './attempt';

/** What somebody may try with dashboards and with lists as files. */
export const metricAttempts: readonly Attempt[] = [
  reading('getMetricsSummary', '/api/store/metrics/summary/'),
  reading('getMetricsSales', '/api/store/metrics/sales/'),
  reading('getMetricsProducts', '/api/store/metrics/products/'),
  reading('getMetricsPeople', '/api/store/metrics/people/'),
  reading('getToday', '/api/store/today/'),
  reading('getWaiting', '/api/store/waiting/'),
  reading('exportProducts', '/api/store/products/export/'),
  reading('exportOrders', '/api/store/orders/export/'),
  reading('exportClients', '/api/store/clients/export/'),
  reading('exportInvoices', '/api/store/invoices/export/'),
];
