import type { ServerContext } from './context';
import type { HandlerTable } from './http/operations';
import { importHandlers } from './imports/imports.handlers';
import { mediaHandlers } from './media/media.handlers';
import { orderHandlers } from './orders/orders.handlers';
import { productHandlers } from './products/products.handlers';
import { referenceHandlers } from './reference/reference.handlers';
import { sessionHandlers } from './session/session.handlers';

/** The handlers of all subjects; the contract decides which there must be. */
export const allHandlers = (context: ServerContext): HandlerTable => ({
  ...sessionHandlers(context),
  ...referenceHandlers(context),
  ...productHandlers(context),
  ...mediaHandlers(context),
  ...importHandlers(context),
  ...orderHandlers(context),
});
