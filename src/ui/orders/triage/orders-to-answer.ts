import type { ListOrdersApiArg } from '#application/api/orders-endpoints.generated';

/** The orders that wait for an answer, as triage reads them: the most urgent ones. */
export const ORDERS_TO_ANSWER: ListOrdersApiArg = {
  status: ['pending'],
  sort: 'deadline',
  page: 1,
  pageSize: 100,
};
