import type { ListOrdersApiArg } from '#application/api/orders-endpoints.generated';

/** The orders that wait for an answer, as triage reads them: the most urgent ones. */
export const WAITING_ORDERS: ListOrdersApiArg = {
  status: ['pending'],
  sort: 'deadline',
  page: 1,
  pageSize: 100,
};
