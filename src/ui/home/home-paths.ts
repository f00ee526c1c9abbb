import { ORDERS_PATH } from '../links/order-path';
import { RETURNS_PATH } from '../links/request-path';

/** The link of each figure of the day: the list that it counts. */
export const WORK_PATHS = {
  toAccept: `${ORDERS_PATH}?tab=toAccept`,
  toPrepare: `${ORDERS_PATH}?tab=toPrepare`,
  toHandOver: `${ORDERS_PATH}?tab=ready`,
  late: `${ORDERS_PATH}?due=late`,
  returnsToAnswer: `${RETURNS_PATH}?tab=toAnswer`,
  refusedProducts: '/dashboard/product?review=refused',
  lowStock: '/dashboard/product?tab=published&stock=short',
} as const;

export const INVOICES_PATH = '/dashboard/invoice';
export const NEW_PRODUCT_PATH = '/dashboard/product/new';
export const WALKTOUR_PATH = '/dashboard/walktour';
