import { type Attempt, readAttempt } from './attempt';

/** Attempts on dashboards, on the search and on lists as files. */
export const metricAttempts: readonly Attempt[] = [
  readAttempt('getMetricsSummary', '/api/store/metrics/summary/'),
  readAttempt('getMetricsSeries', '/api/store/metrics/series/'),
  readAttempt('getMetricsSales', '/api/store/metrics/sales/'),
  readAttempt('getMetricsProducts', '/api/store/metrics/products/'),
  readAttempt('getMetricsPeople', '/api/store/metrics/people/'),
  readAttempt('getToday', '/api/store/today/'),
  readAttempt('getWaiting', '/api/store/waiting/'),
  readAttempt('searchRecords', '/api/store/search/?q=ta'),
  readAttempt('exportProducts', '/api/store/products/export/'),
  readAttempt('exportOrders', '/api/store/orders/export/'),
  readAttempt('exportClients', '/api/store/clients/export/'),
  readAttempt('exportInvoices', '/api/store/invoices/export/'),
];
