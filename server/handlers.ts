import { clientHandlers } from './clients/clients.handlers';
import type { ServerContext } from './context';
import type { HandlerTable } from './http/operations';
import { importHandlers } from './imports/imports.handlers';
import { notificationHandlers } from './notifications/notifications.handlers';
import { orderHandlers } from './orders/orders.handlers';
import { productHandlers } from './products/products.handlers';
import { referenceHandlers } from './reference/reference.handlers';
import { sessionHandlers } from './session/session.handlers';
import { storeHandlers } from './stores/stores.handlers';

/** The handlers of all subjects; the contract decides which there must be. */
export const allHandlers = (context: ServerContext): HandlerTable => ({
  ...sessionHandlers(context),
  ...referenceHandlers(context),
  ...productHandlers(context),
  ...importHandlers(context),
  ...orderHandlers(context),
  ...storeHandlers(context),
  ...clientHandlers(context),
  ...notificationHandlers(context),
});
