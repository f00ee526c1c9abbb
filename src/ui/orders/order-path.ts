/** The list of orders. */
export const ORDERS_PATH = '/dashboard/order';

/** The page of an order. */
export const orderPath = ({ id }: { id: string }): string => `${ORDERS_PATH}/${id}`;

/** Where an order is taken for a client. */
export const TAKE_ORDER_PATH = `${ORDERS_PATH}/new`;

/** The list of cancelled orders and of those that clients want cancelled. */
export const CANCELLED_ORDERS_PATH = `${ORDERS_PATH}/annulations`;
